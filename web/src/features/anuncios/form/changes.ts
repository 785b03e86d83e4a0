import type { Anuncio } from '@trinchera/contract/anuncios'
import { anuncioHtmlBytes, pictureBytes } from '@trinchera/rules/limits'

/** The texts of an announcement that are written. */
export type Text = 'titulo' | 'descripcion' | 'contenido'
export type Field = Text | 'imagen'
export const texts: readonly Text[] = ['titulo', 'descripcion', 'contenido']

export const fieldNames: Record<Field, string> = {
  titulo: 'Título',
  descripcion: 'Descripción',
  contenido: 'Contenido',
  imagen: 'Imagen',
}

/** What somebody has written and not yet saved; a text that is not there is as the announcement has it. */
export type Typed = Partial<Record<Text, string>> & {
  /** Its picture is to go. */
  quitar?: boolean
  /** The revision of the announcement that it was written over. */
  sobre?: number
}

/** What an announcement is edited from, and what an edit that is not sent meanwhile meets. */
export type Shown = Pick<Anuncio, Field | 'revision'>

export const blank: Shown = { titulo: '', descripcion: '', contenido: '', imagen: null, revision: 0 }

/** Reads what was kept of an earlier try; what is broken is left out. */
export function readTyped(text: string): Typed {
  let kept: unknown
  try {
    kept = JSON.parse(text)
  } catch {
    return {}
  }
  if (typeof kept !== 'object' || kept === null) return {}
  const values = new Map<string, unknown>(Object.entries(kept))
  const typed: Typed = {}
  for (const field of texts) {
    const value = values.get(field)
    if (typeof value === 'string') typed[field] = value
  }
  if (values.get('quitar') === true) typed.quitar = true
  const over = values.get('sobre')
  if (typeof over === 'number') typed.sobre = over
  return typed
}

const changed = (shown: Shown, typed: Typed, field: Text) =>
  typed[field] !== undefined && typed[field].trim() !== shown[field].trim()

/** What of it is a change: that alone is sent. */
export function changesTo(shown: Shown, typed: Typed): Partial<Record<Text, string>> & { quitar_imagen?: boolean } {
  return {
    ...Object.fromEntries(texts.filter((field) => changed(shown, typed, field)).map((field) => [field, typed[field]])),
    ...(typed.quitar && shown.imagen ? { quitar_imagen: true } : {}),
  }
}

/** Which fields another has changed meanwhile. Where it is not known what the announcement was before, every one that is written may be. */
export function changedMeanwhile(before: Shown | null, now: Shown): Field[] {
  return (['titulo', 'descripcion', 'contenido', 'imagen'] as const).filter(
    (field) => !before || before[field] !== now[field],
  )
}

/** Those of them that are being written here too, to something else: nobody but the writer can say which it shall be. */
export function conflictsOf(before: Shown | null, now: Shown, typed: Typed, newPicture: boolean): Field[] {
  return changedMeanwhile(before, now).filter((field) =>
    field === 'imagen'
      ? (newPicture || (typed.quitar === true && now.imagen !== null)) && before !== null
      : changed(now, typed, field),
  )
}

const bytes = (text: string) => new TextEncoder().encode(text).length

/** What the server would refuse for its size, said before it travels. */
export function tooBig(html: string, picture: File | null): Partial<Record<Field, string>> {
  return {
    ...(bytes(html) > anuncioHtmlBytes
      ? { contenido: 'El texto pesa más de 500 kB. Acórtalo o repártelo en dos anuncios.' }
      : {}),
    ...(picture && picture.size > pictureBytes ? { imagen: 'La imagen pesa más de 5 MB' } : {}),
  }
}
