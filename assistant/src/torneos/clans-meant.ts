import type { TorneoPage } from '@trinchera/contract/torneo-llave'
import type { Site } from '../intent'
import { ownClan, ownClans } from '../names/asker'
import type { Community } from '../names/community'
import type { Mention } from '../names/recognise'
import type { Question } from '../understand'
import { wordsOf } from '../words/plain'
import type { Side } from './aspect'

const shortest = 4
/** They stand in sentences as often as in names. */
const everyday = /^(?:vieja|viejo|clan|equipo|guardia|team|torneo|copa|primera?|segunda?|ultim[oa]|mejor)$/
const ours = /\b(?:nos|nosotros|mi|nuestr[oa]|me|yo|we|us|our|my|i|am)\b|(?:^| )\w+(?:amos|imos)\b/

/** A question with the clans of a torneo named that it says by a word that no other of them has: 'lota', 'ciber'. */
export function withShortNames(question: Question, page: TorneoPage, { clanById }: Community): Question {
  const own = page.inscritos.flatMap(({ id_clan, nombre }) => {
    const clan = clanById.get(id_clan)
    return clan ? [{ clan, said: wordsOf(nombre).map(({ plain }) => plain) }] : []
  })
  // of several that the same words name, the one that plays
  const kept = question.mentions.map((mention): Mention => {
    const found = own.find(({ clan }) => mention.others?.includes(clan))
    return found ? { ...mention, clan: found.clan, jugador: null, others: undefined } : mention
  })
  const short = question.words.flatMap(({ plain }, at): Mention[] => {
    const isTaken = kept.some(({ from, to }) => at >= from && at < to)
    const [one, other] = own.filter(({ said }) => said.includes(plain))
    const isName = !isTaken && plain.length >= shortest && !everyday.test(plain)
    return isName && one && !other && !kept.some(({ clan }) => clan === one.clan)
      ? [{ from: at, to: at + 1, clan: one.clan, jugador: null, sure: true }]
      : []
  })
  const first = short.filter(({ clan }, at) => short.findIndex((each) => each.clan === clan) === at)
  return { ...question, mentions: [...kept, ...first].toSorted((a, b) => a.from - b.from) }
}

/** The clan of whoever asks. */
export async function ownSide(site: Site): Promise<Side | null> {
  const own = site.asker ? await ownClans(site) : []
  const [first] = own
  return first ? { nombre: (await ownClan(site))?.nombre ?? first.nombre, ids: own.map(({ id }) => id) } : null
}

/** The clan that a question means: the one it names, else that of whoever asks. */
export async function sideOf({ mentions }: Question, text: string, site: Site): Promise<Side | null> {
  const clan = mentions.find((each) => each.clan)?.clan
  if (clan) return { nombre: clan.nombre, ids: clan.clanes.map(({ id }) => id) }
  return ours.test(text) ? ownSide(site) : null
}
