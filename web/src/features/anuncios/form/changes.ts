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

/** Unsaved edits; a text field that is absent has not been edited. */
export type Edits = Partial<Record<TextField, string>> & {
  removePicture?: boolean
  /** The revision of the announcement that was edited. */
  baseRevision?: number
}

/** The fields of an announcement that are edited, and the revision they belong to. */
export type Version = Pick<Anuncio, Field | 'revision'>

export const emptyVersion: Version = { titulo: '', descripcion: '', contenido: '', imagen: null, revision: 0 }

/** Parses edits stored as a draft; malformed fields are left out. */
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

/** Stands for a newly chosen picture; differs from the URL of any picture. */
const newPictureMark = 'new'

/** The version with the edits applied. A text that differs only in surrounding spaces counts as not edited. */
function applyEdits(version: Version, edits: Edits, newPicture = false): Version {
  const edited = { ...version }
  for (const field of textFields) {
    const text = edits[field]
    if (text !== undefined && text.trim() !== version[field].trim()) edited[field] = text
  }
  if (edits.removePicture) edited.imagen = null
  return newPicture ? { ...edited, imagen: newPictureMark } : edited
}

/** The body of a create or update call: the edited fields that differ from the version. */
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
 * The fields in which the edits conflict with the stored version. `base`: the version that the edit started from; if it is undefined
 * (unknown), only the text fields are compared.
 */
export const anuncioConflicts = (
  base: Version | undefined,
  stored: Version,
  edits: Edits,
  newPicture: boolean,
): Field[] => conflictsOf(base ? fields : textFields, base, applyEdits(stored, edits, newPicture), stored)

const byteLength = (text: string) => new TextEncoder().encode(text).length

/** The error for a text above the server's size limit, shown before anything is sent; null if the text fits. */
export const contentError = (html: string) =>
  byteLength(html) > anuncioHtmlBytes ? 'El texto pesa más de 500 kB. Acórtalo o repártelo en dos anuncios.' : null
