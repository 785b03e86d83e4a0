import type { Reply } from '../intent'

/** How a thing of the site is done, in both languages, with what may be asked next. */
export interface Guide {
  es: string
  en: string
  sugerencias: readonly string[]
}

export const guide = (es: string, en: string, ...sugerencias: readonly string[]): Guide => ({ es, en, sugerencias })

/** A guide as an answer in Spanish. */
export const told =
  ({ es, sugerencias }: Guide) =>
  (): Reply => ({ text: es, sugerencias })
