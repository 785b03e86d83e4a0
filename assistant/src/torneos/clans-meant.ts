import type { TorneoPage } from '@trinchera/contract/torneo-llave'
import type { Site } from '../intent'
import { ownClan, ownClans } from '../names/asker'
import { speaksOfSelf } from '../names/own-words'
import type { Community } from '../names/community'
import type { Question } from '../understand'
import { isIn } from '../words/lists'
import { wordsOf } from '../words/plain'
import type { Side } from './aspect'

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
