import type { TorneoPage } from '@trinchera/contract/torneo-llave'
import type { Site } from '../intent'
import { ownClan, ownClans } from '../names/asker'
import type { Community } from '../names/community'
import { speaksOfSelf } from '../names/own-words'
import { daysOf, type Days } from '../query/agenda'
import type { Question } from '../understand'
import { isIn } from '../words/lists'
import { plain, wordsOf } from '../words/plain'

/** A clan that a question is about: its name and its ids in all etapas. */
export interface Side {
  nombre: string
  ids: readonly number[]
}

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

const shortest = 4

/** A question with the clans of a torneo by their whole names: those that it says by a word that no other of them has ('lota', 'ciber'). */
export function withWholeNames({ words, mentions }: Question, page: TorneoPage, { clanById }: Community): string {
  const own = page.inscritos.flatMap(({ id_clan, nombre }) => {
    const clan = clanById.get(id_clan)
    return clan ? [{ clan, nombre, said: wordsOf(nombre).map(({ plain }) => plain) }] : []
  })
  const told = new Set(mentions.map(({ clan }) => clan))
  return words
    .map(({ plain, typed }, at) => {
      const [one, other] = own.filter(({ said }) => said.includes(plain))
      const isName =
        plain.length < shortest ||
        isIn('comun-en-clanes', plain) ||
        mentions.some(({ from, to }) => at >= from && at < to)
      if (isName || !one || other || told.has(one.clan)) return typed
      told.add(one.clan)
      return one.nombre
    })
    .join(' ')
}

/** The clan that a question means: the one it names, else that of whoever asks where it speaks of them. */
export async function sideOf({ mentions, own, words }: Question, site: Site): Promise<Side | null> {
  const clan = mentions.find((each) => each.clan)?.clan ?? (own?.kind === 'clan' ? own : null)
  if (clan) return { nombre: clan.nombre, ids: clan.clanes.map(({ id }) => id) }
  const [first, ...more] = site.asker && speaksOfSelf(words) ? await ownClans(site) : []
  return first
    ? { nombre: (await ownClan(site))?.nombre ?? first.nombre, ids: [first, ...more].map(({ id }) => id) }
    : null
}
