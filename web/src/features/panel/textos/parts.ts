import { slugOf } from '@trinchera/rules/foro'
import { textoLength } from '@trinchera/rules/limits'

/** A copy of the list with the item at `index` one place higher. */
export const raised = <T>(list: readonly T[], index: number): T[] =>
  list.map((item, at) => (at === index - 1 ? (list[index] ?? item) : at === index ? (list[index - 1] ?? item) : item))

export const withoutAt = <T>(list: readonly T[], index: number): T[] => list.filter((_, at) => at !== index)

export const withAt = <T>(list: readonly T[], index: number, item: T): T[] =>
  list.map((one, at) => (at === index ? item : one))

/** An id for a new part of a text, different from those in `taken`: made from its title, with a number added if necessary. */
export function newPartId(title: string, taken: ReadonlySet<string>): string {
  const base = slugOf(title)
    .slice(0, textoLength.id - 4)
    .replace(/-+$/, '')
  for (let number = 1; ; number++) {
    const id = number === 1 ? base : `${base}-${number}`
    if (!taken.has(id)) return id
  }
}

/** A rule's worked examples as text, one line per example: '#12 vence a #6 → #9'. */
export const exampleLines = (ejemplos: readonly { caso: string; queda: string }[]): string =>
  ejemplos.map(({ caso, queda }) => `${caso} → ${queda}`).join('\n')

/** Parses worked examples, one per line. A line without an arrow becomes an example without outcome, which the server refuses. */
export const examplesIn = (lines: string): { caso: string; queda: string }[] =>
  lines
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => {
      const [caso = '', ...rest] = line.split(/→|->/)
      return { caso: caso.trim(), queda: rest.join('→').trim() }
    })
