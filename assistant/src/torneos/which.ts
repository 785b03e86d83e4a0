import type { Torneo } from '@trinchera/contract/torneos'
import { hasOf, isIn } from '../words/lists'
import { wordsOf, type Word } from '../words/plain'
import type { Aspect } from './aspect'

/** Whether a question has a word for a torneo. */
export const saysTorneo = (words: readonly Word[]) => hasOf('torneo', words)
/** They are said of much else, so that one of them alone names none. */
const isEveryday = (word: string) => isIn('comun-en-torneos', word)

/** Something with a name: a torneo, or the announcement of one. */
type Titled = Pick<Torneo, 'nombre'>

/** A torneo with how many of its own words a question has. */
function hitsOf<T extends Titled>(torneo: T, words: readonly Word[]) {
  const said = new Set(words.map(({ plain }) => plain))
  const own = wordsOf(torneo.nombre).flatMap(({ plain }) =>
    plain.length > 3 && !isIn('nombre-de-torneo', plain) ? [plain] : [],
  )
  const hits = own.filter((word) => said.has(word))
  return { torneo, hits, whole: hits.length > 0 && (hits.length > 1 || hits.length === own.length) }
}

/** The torneos that a question names, the surest first: by two words, by the only one, or by any of them where a torneo is spoken of, or `loosely`. */
export function namedIn<T extends Titled>(all: readonly T[], words: readonly Word[], loosely = false): T[] {
  const says = loosely || saysTorneo(words)
  return all
    .map((torneo) => hitsOf(torneo, words))
    .filter(({ whole, hits }) => whole || (says && hits.some((word) => !isEveryday(word))))
    .sort((a, b) => b.hits.length - a.hits.length)
    .map(({ torneo }) => torneo)
}

/** Whether a torneo is named by all, or by two, of its own words. */
export const isNamedWhole = (all: readonly Titled[], words: readonly Word[]): boolean =>
  all.some((torneo) => hitsOf(torneo, words).whole)

/** The words of a question with `noun` for each torneo that it names. */
export function withNoun(words: readonly Word[], named: readonly Titled[], noun: string): string[] {
  const names = new Set(named.flatMap(({ nombre }) => wordsOf(nombre).map(({ plain }) => plain)))
  const isOwn = (at: number) => names.has(words[at]?.plain ?? '')
  const isName = (at: number) =>
    isIn('torneo', words[at]?.plain ?? '') ||
    (isOwn(at) && (isOwn(at - 1) || isOwn(at + 1) || !isEveryday(words[at]?.plain ?? '')))
  return words.flatMap(({ typed }, at) => (isName(at) ? (at > 0 && isName(at - 1) ? [] : [noun]) : [typed]))
}

const orders = {
  past: ['terminado', 'en-juego', 'checkin', 'inscripcion', 'anunciado'],
  coming: ['inscripcion', 'checkin', 'anunciado', 'en-juego', 'terminado'],
  now: ['en-juego', 'checkin', 'inscripcion', 'anunciado', 'terminado'],
} as const
/** The torneo that a question is about where it names none: the last or the next as it says, that of the thread, one that its clan is in or has won (`theirs`), else the likeliest. */
export function likeliest(
  all: readonly Torneo[],
  { when }: Pick<Aspect, 'when'>,
  words: readonly Word[],
  spoken: Torneo | undefined,
  theirs: readonly number[],
): { torneo: Torneo; named: boolean } | null {
  const first = (order: keyof typeof orders, of: readonly Torneo[]) =>
    orders[order].flatMap((state) => of.find(({ estado }) => estado === state) ?? [])[0]
  const says = saysTorneo(words)
  const isLast = hasOf('ultimo', words) && (says || spoken)
  const others = all.filter(({ id }) => id !== spoken?.id)
  const last = isLast ? first('past', others) : undefined
  if (last) return { torneo: last, named: true }
  const next = says && hasOf('proximo', words) ? first('coming', all) : undefined
  if (next) return { torneo: next, named: false }
  if (spoken) return { torneo: spoken, named: true }
  const entered = when === 'coming' ? undefined : all.find(({ id }) => theirs.includes(id))
  const torneo = entered ?? first(when ?? 'now', all)
  return torneo ? { torneo, named: entered !== undefined } : null
}
