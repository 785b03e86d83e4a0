import { wonBy } from '../answers/palmares'
import { whyPlace } from '../answers/why-place'
import { mostMet } from '../answers/rivalries'
import type { Site } from '../intent'
import type { Question } from '../understand'
import { withoutNames } from './agenda'
import type { Told } from './told'

/** What is asked apart from matches and tables, by the form of the question: why a clan stands where it does, maps of a mode, who looks for whom, servers. */
export async function asideOf(question: Question, site: Site): Promise<Told | null> {
  const why = await whyPlace(question, site)
  if (why) return { intent: 'puesto', reply: why }
  const met = await mostMet(question, site)
  if (met) return { intent: 'consulta', reply: met }
  const won = await wonBy(withoutNames(question), question, site)
  if (won) return { intent: 'medallas-de', reply: won }
  return null
}
