import { daysOf, type Days } from '../query/agenda'
import { isIn } from '../words/lists'
import { plain } from '../words/plain'

/** What of a question about a torneo is read by itself, whatever it asks. */
export interface Slots {
  /** Its plain words, each name as one sign. */
  words: readonly string[]
  /** It asks whether: it has no word that asks who, what or when. */
  whether: boolean
  /** The game that it names, or that of an etapa. */
  game: { id: number; nombre: string } | null
  /** The rounds that it says, by their names; null where it says none. */
  rounds: readonly string[] | null
  days: Days | null
  /** The clans that it names, each by its ids. */
  clans: readonly (readonly number[])[]
}

const parts = ['final', 'semi', 'cuartos', 'octavos', 'segunda', 'perdedores', 'ganadores'] as const
/** What rounds are called by that a question or a name says, with the number of a round. */
function partsIn(words: readonly string[]): string[] {
  const number = words[words.findIndex((word) => word === 'ronda' || word === 'round') + 1] ?? ''
  const named = parts.filter((part) => words.some((word) => isIn(`ronda-${part}`, word)))
  return Number(number) ? [...named, number] : named
}

/** The rounds that a question says, of these: those with all that it says in their names, and the least besides. */
function roundsIn(words: readonly string[], names: readonly string[]): string[] | null {
  const said = partsIn(words)
  const found = names.flatMap((name) => {
    const own = partsIn(plain(name).replace(',', '').split(' '))
    return said.every((part) => own.includes(part)) ? [{ name, own }] : []
  })
  const least = Math.min(...found.map(({ own }) => own.length))
  return said.length ? found.filter(({ own }) => own.length === least).map(({ name }) => name) : null
}

/** `words`: as `Slots` has them; `names`: of the rounds of the torneo. */
export const slotsOf = (
  words: readonly string[],
  clans: Slots['clans'],
  game: Slots['game'],
  names: readonly string[],
  now: Date,
): Slots => ({
  words,
  whether: !words.some((word) => isIn('pregunta', word)),
  game,
  rounds: roundsIn(words, names),
  days: daysOf(words.join(' '), now),
  clans,
})
