import type { Site } from '../intent'
import { ownClan, ownClans } from '../names/asker'
import type { ClanName } from '../names/community'
import type { Question } from '../understand'
import type { Side } from './played-in'

const ours =
  /\b(?:nos|nosotros|mi clan|nuestro|nuestra|hemos|jugamos|estamos|vamos|me|mi|we|us|our|my|i)\b|(?:^| )\w+(?:amos|imos)\b/

/** The clan that a question about a torneo means: the one it names, else that of whoever asks. */
export async function sideOf({ mentions }: Question, text: string, site: Site): Promise<Side | null> {
  const clan = mentions.flatMap(({ clan }): ClanName[] => (clan ? [clan] : []))[0]
  if (clan) return { nombre: clan.nombre, ids: clan.clanes.map(({ id }) => id) }
  if (!site.asker || !ours.test(text)) return null
  const own = await ownClans(site)
  const [first] = own
  return first ? { nombre: (await ownClan(site))?.nombre ?? first.nombre, ids: own.map(({ id }) => id) } : null
}

/** As many words as it says, each name as one. */
export const lengthOf = ({ words, mentions }: Question) =>
  words.length - mentions.reduce((sum, { from, to }) => sum + to - from - 1, 0)
