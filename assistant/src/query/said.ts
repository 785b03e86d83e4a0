import type { Threshold } from './compare'
import type { Field } from './consulta'
import type { Tagged } from './lexicon'
import type { Tag } from './tags'

/** What the words of a question say, names left out. */
export interface Said {
  tags: ReadonlySet<Tag>
  list: readonly Tagged[]
  words: readonly string[]
  /** How many it names, whoever asks included. */
  named: number
  /** What stands before the first name: 'a' of 'le gana a Puelche'. */
  governed: string
  hasPeriod: boolean
  hasEtapa: boolean
  hasGame: boolean
  hasMap: boolean
  threshold: Threshold['filtro'] | null
  /** A number that belongs to no name, time or comparison. */
  numero: number | null
}

/** What tells of matches won and lost. */
export const results: readonly Tag[] = ['ganar', 'perder', 'jugar', 'partida', 'victoria', 'derrota']

export const any = ({ tags }: Said, ...wanted: readonly Tag[]) => wanted.some((tag) => tags.has(tag))
export const wonOrLost = (said: Said) => any(said, 'ganar', 'victoria', 'perder', 'derrota')
export const played = (said: Said) => any(said, 'jugar', 'partida')

/** Whether whoever is named won or lost, whichever way the sentence is turned; null where it says neither, or both. */
export function roleIn(said: Said): 'ganada' | 'perdida' | null {
  const { tags, list, governed } = said
  if (tags.has('casero')) return 'ganada'
  if (tags.has('verdugo')) return 'perdida'
  const first = list.find(({ tag }) => /^(?:ganar|perder|victoria|derrota)$/.test(tag))?.tag
  const ours = tags.has('nosotros') || tags.has('yo')
  if (first === 'derrota') return 'perdida'
  if (first === 'victoria')
    return tags.has('ganar') && !tags.has('aquien') && tags.has('quien') && /^al?$/.test(governed)
      ? 'perdida'
      : 'ganada'
  if (first === 'perder')
    return !tags.has('aquien') && /^(?:con|contra|ante)$/.test(governed) && tags.has('quien') && !ours
      ? 'ganada'
      : 'perdida'
  if (first !== 'ganar') return null
  if (tags.has('aquien')) return 'ganada'
  // 'cuántas veces nos ha ganado'
  if ((tags.has('nosotros') && said.words.includes('nos')) || (tags.has('yo') && said.words.includes('me')))
    return 'perdida'
  // 'el que más le gana', 'quién les ganó'
  const subject = said.words.some(
    (word, at) =>
      /^(?:el|la|los|quien|quienes|ultimo|ultimos|cual)$/.test(word) &&
      /^(?:que|q|le|les|lo|los|mas)$/.test(said.words[at + 1] ?? ''),
  )
  return !ours && (/^al?$/.test(governed) || subject) ? 'perdida' : 'ganada'
}

export const fieldOf = (said: Said): Field | null =>
  any(said, 'porcentaje')
    ? 'porcentaje'
    : any(said, 'ganar', 'victoria')
      ? 'ganadas'
      : any(said, 'perder', 'derrota')
        ? 'perdidas'
        : played(said)
          ? 'jugadas'
          : null

/** A verb of what has happened. */
export const past = /(?:o|aron|io|ieron|ado|ido|imos|amos|perdi|gane|jugue)$/
