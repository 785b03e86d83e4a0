import type { Anuncio } from '@trinchera/contract/anuncios'
import { anuncioHtmlBytes } from '@trinchera/rules/limits'
import { changedFields, conflictsOf } from '../../../lib/edit-conflict'

/** The text fields of an announcement. */
export type TextField = 'titulo' | 'descripcion' | 'contenido'
export type Field = TextField | 'imagen'
const textFields: readonly TextField[] = ['titulo', 'descripcion', 'contenido']
export const fields: readonly Field[] = [...textFields, 'imagen']

export const fieldNames: Record<Field, string> = {
  titulo: 'Título',
  descripcion: 'Descripción',
  contenido: 'Contenido',
  imagen: 'Imagen',
}

/** Unsaved edits of an announcement. An absent text field has not been edited. */
export type Edits = Partial<Record<TextField, string>> & {
  removePicture?: boolean
  /** Revision of the announcement on which the edits are based. */
  baseRevision?: number
}

/** The editable fields of an announcement, and its revision. The server increases the revision with each edit. */
export type Version = Pick<Anuncio, Field | 'revision'>

export const emptyVersion: Version = { titulo: '', descripcion: '', contenido: '', imagen: null, revision: 0 }

/** Parses the edits stored in a draft. Ignores malformed fields. */
export function parseEdits(text: string): Edits {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return {}
  }
  if (typeof parsed !== 'object' || parsed === null) return {}
  const values = new Map<string, unknown>(Object.entries(parsed))
  const edits: Edits = {}
  for (const field of textFields) {
    const value = values.get(field)
    if (typeof value === 'string') edits[field] = value
  }
  if (values.get('removePicture') === true) edits.removePicture = true
  const baseRevision = values.get('baseRevision')
  if (typeof baseRevision === 'number') edits.baseRevision = baseRevision
  return edits
}

/** Value of `imagen` that stands for a newly chosen picture. Differs from any picture's URL. */
const newPictureMark = 'new'

/** Returns the version with the edits applied. A text that differs only in spaces at its ends counts as not edited. */
function applyEdits(version: Version, edits: Edits, newPicture = false): Version {
  const edited = { ...version }
  for (const field of textFields) {
    const text = edits[field]
    if (text !== undefined && text.trim() !== version[field].trim()) edited[field] = text
  }
  if (edits.removePicture) edited.imagen = null
  return newPicture ? { ...edited, imagen: newPictureMark } : edited
}

/** The body of the API call that saves the edits: only the fields that differ from `version`. */
export function changesTo(
  version: Version,
  edits: Edits,
): Partial<Record<TextField, string>> & { quitar_imagen?: boolean } {
  const edited = applyEdits(version, edits)
  return {
    ...Object.fromEntries(changedFields(textFields, version, edited).map((field) => [field, edited[field]])),
    ...(edited.imagen === version.imagen ? {} : { quitar_imagen: true }),
  }
}

/**
 * The fields that both the writer and somebody else have changed. `base`: the version on which the edits are based. If `base` is undefined
 * (unknown), returns every edited text field that differs from `stored`.
 */
export const anuncioConflicts = (
  base: Version | undefined,
  stored: Version,
  edits: Edits,
  newPicture: boolean,
): Field[] => conflictsOf(base ? fields : textFields, base, applyEdits(stored, edits, newPicture), stored)

const byteLength = (text: string) => new TextEncoder().encode(text).length

/** The error message if a text exceeds the server's size limit, shown before sending. Null if the text fits. */
export const contentError = (html: string) =>
  byteLength(html) > anuncioHtmlBytes ? 'El texto pesa más de 500 kB. Acórtalo o repártelo en dos anuncios.' : null
