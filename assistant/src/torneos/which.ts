import type { Torneo } from '@trinchera/contract/torneos'
import { wordsOf, type Word } from '../words/plain'
import type { Aspect } from './aspect'

/** Words for a torneo. */
export const saysTorneo = /\b(?:torneos?|torneitos?|copas?|campeonatos?|tournaments?|cup)\b/
/** Words that many torneos have in their name, so that none is told by them. */
const anyName = /^(?:torneos?|copas?|campeonatos?|ligas?|gran|trinchera|clan|clanes|etapa|servidor|primera?|segunda?)$/
/** They are said of much else, so that one of them alone names none. */
const everyday = /^(?:bajo|doble|nuev[oa]|sobre|entre|fuego|norte|grupo|final)$/

/** The words of a torneo's name that a question may mean it by. */
const ownWords = ({ nombre }: Pick<Torneo, 'nombre'>) =>
  wordsOf(nombre).flatMap(({ plain }) => (plain.length > 3 && !anyName.test(plain) ? [plain] : []))

/** A torneo with how many of its own words a question has. */
const hitsOf = (torneo: Torneo, words: readonly Word[]) => {
  const said = new Set(words.map(({ plain }) => plain))
  const own = ownWords(torneo)
  const hits = own.filter((word) => said.has(word))
  return { torneo, hits, whole: hits.length > 0 && (hits.length > 1 || hits.length === own.length) }
}

/** The torneos that a question names, the surest first: by two words, by the only one, or by any of them where a torneo is spoken of. */
export function namedIn(all: readonly Torneo[], words: readonly Word[]): Torneo[] {
  const says = words.some(({ plain }) => saysTorneo.test(plain))
  return all
    .map((torneo) => hitsOf(torneo, words))
    .filter(({ whole, hits }) => whole || (says && hits.some((word) => !everyday.test(word))))
    .sort((a, b) => b.hits.length - a.hits.length)
    .map(({ torneo }) => torneo)
}

/** Whether a torneo is named by all, or by two, of its own words. */
export const isNamedWhole = (all: readonly Torneo[], words: readonly Word[]): boolean =>
  all.some((torneo) => hitsOf(torneo, words).whole)

/** A text without the torneos that it names: words of a name that stand together are left out. */
export function withoutNamed(text: string, named: readonly Torneo[]): string {
  const names = new Set(named.flatMap(({ nombre }) => wordsOf(nombre).map(({ plain }) => plain)))
  const words = text.split(/\s+/)
  const isOwn = (at: number) => names.has(words[at] ?? '')
  const isLeftOut = (word: string, at: number) =>
    saysTorneo.test(word) || (isOwn(at) && (isOwn(at - 1) || isOwn(at + 1) || !everyday.test(word)))
  return words.filter((word, at) => !isLeftOut(word, at)).join(' ')
}

const orders = {
  past: ['terminado', 'en-juego', 'checkin', 'inscripcion', 'anunciado'],
  coming: ['inscripcion', 'checkin', 'anunciado', 'en-juego', 'terminado'],
  now: ['en-juego', 'checkin', 'inscripcion', 'anunciado', 'terminado'],
} as const
const lastOne = /\b(?:ultim[oa]|pasad[oa]|anterior|last|latest|previous)\b/
const nextOne = /\b(?:proxim[oa]|viene|next)\b/

/** The torneo that a question is about where it names none: the last or the next as it says, that of the thread, one that its clan is in (`theirs`), else the likeliest. */
export function likeliest(
  all: readonly Torneo[],
  aspect: Aspect,
  text: string,
  spoken: Torneo | undefined,
  theirs: readonly number[],
): { torneo: Torneo; named: boolean } | null {
  const says = saysTorneo.test(text)
  const first = (order: keyof typeof orders, of: readonly Torneo[]) => {
    for (const state of orders[order]) {
      const found = of.find(({ estado }) => estado === state)
      if (found) return found
    }
    return undefined
  }
  if (lastOne.test(text) && (says || spoken)) {
    const last = first(
      'past',
      all.filter(({ id }) => id !== spoken?.id),
    )
    if (last) return { torneo: last, named: true }
  }
  const next = says && nextOne.test(text) ? first('coming', all) : undefined
  if (next) return { torneo: next, named: false }
  if (spoken) return { torneo: spoken, named: true }
  const entered = aspect.when === undefined ? all.find(({ id }) => theirs.includes(id)) : undefined
  const torneo = entered ?? first(aspect.when ?? 'now', all)
  return torneo ? { torneo, named: entered !== undefined } : null
}
