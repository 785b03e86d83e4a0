import type { Told } from '../query/told'
import type { Site } from '../intent'
import type { Question } from '../understand'
import { clanField, onlyThere } from './clan-field'
import { mapScores } from './map-scores'
import { clansInAll, playedPerDay, stillPlayed } from './etapa-life'
import { mostInOneEtapa, movedBetween } from './etapa-records'

/** Whether every word of a question is a name, or one that is known here. */
const isKnown = ({ read, etapaMention, mentions, words }: Question) =>
  read.every(
    ({ kind, from }) =>
      (kind !== 'foreign' && kind !== 'unknown') ||
      etapaMention.used.has(from) ||
      mentions.some((mention) => from >= mention.from && from < mention.to) ||
      /^(?:promedio|semanales|mensuales|diari[oa]s|muert[oa]|murio|\d+)$/.test(words[from]?.plain ?? ''),
  )

/** What is asked of a figure that no table has in a column of its own: one field of a clan, how active an etapa is, what compares etapas; null where none is. */
export async function figureAsked(question: Question, site: Site): Promise<Told | null> {
  const field = await clanField(question, site)
  if (field) return { intent: 'quien-es', reply: field }
  const moved = await movedBetween(question, site)
  if (moved) return { intent: 'consulta', reply: moved }
  // what says a word besides that nobody taught is of another game
  if (!isKnown(question)) return null
  const only = await onlyThere(question, site)
  if (only) return { intent: 'clanes-de', reply: only }
  const played = await stillPlayed(question, site)
  if (played) return { intent: 'consulta', reply: played }
  const clans = await clansInAll(question, site)
  if (clans) return { intent: 'clanes-de', reply: clans }
  const reply =
    (await playedPerDay(question, site)) ?? (await mapScores(question, site)) ?? (await mostInOneEtapa(question, site))
  return reply && { intent: 'consulta', reply }
}
