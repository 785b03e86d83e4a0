import type { TorneoPage } from '@trinchera/contract/torneo-llave'
import type { Site } from '../intent'
import { ownClan, ownClans } from '../names/asker'
import type { Community } from '../names/community'
import type { Question } from '../understand'
import { wordsOf } from '../words/plain'
import type { Side } from './aspect'

const shortest = 4
/** They stand in sentences as often as in names. */
const everyday = /^(?:vieja|viejo|clan|equipo|guardia|team|torneo|copa|primera?|segunda?|ultim[oa]|mejor)$/
export const ours =
  /\b(?:nos|nosotros|mi|nuestr[oa]|me|yo|we|us|our|my|i|am|estoy|(?<!que )juego)\b|(?:^| )\w+(?:amos|imos|emos)\b/

/** A question with the clans of a torneo by their whole names: those that it says by a word that no other of them has ('lota', 'ciber'), and the one that plays of several that a name means. */
export function withWholeNames({ words, mentions }: Question, page: TorneoPage, { clanById }: Community): string {
  const own = page.inscritos.flatMap(({ id_clan, nombre }) => {
    const clan = clanById.get(id_clan)
    return clan ? [{ clan, nombre, said: wordsOf(nombre).map(({ plain }) => plain) }] : []
  })
  const told = new Set(mentions.map(({ clan }) => clan))
  return words
    .flatMap(({ plain, typed }, at) => {
      const mention = mentions.find(({ from, to }) => at >= from && at < to)
      const meant = mention?.others && own.find(({ clan }) => mention.others?.includes(clan))
      if (meant) return at === mention.from ? [meant.nombre] : []
      const [one, other] = own.filter(({ said }) => said.includes(plain))
      const isShort = !mention && plain.length >= shortest && !everyday.test(plain)
      if (!isShort || !one || other || told.has(one.clan)) return [typed]
      told.add(one.clan)
      return [one.nombre]
    })
    .join(' ')
}

/** The clan of whoever asks. */
export async function ownSide(site: Site): Promise<Side | null> {
  const own = site.asker ? await ownClans(site) : []
  const [first] = own
  return first ? { nombre: (await ownClan(site))?.nombre ?? first.nombre, ids: own.map(({ id }) => id) } : null
}

/** The clan that a question means: the one it names, else that of whoever asks. */
export async function sideOf({ mentions, own }: Question, text: string, site: Site): Promise<Side | null> {
  const clan = mentions.find((each) => each.clan)?.clan ?? (own?.kind === 'clan' ? own : null)
  if (clan) return { nombre: clan.nombre, ids: clan.clanes.map(({ id }) => id) }
  return ours.test(text) ? ownSide(site) : null
}
