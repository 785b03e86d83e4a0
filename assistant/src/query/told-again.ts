import { matchAgain } from '../answers/told-match'
import { pairAhead } from '../answers/told-place'
import type { Site } from '../intent'
import { type Thread } from '../thread-state'
import type { Question } from '../understand'
import { type Told } from './told'

/** What asks one field of a match that was just told or who is ahead of two; null where something else is asked. */
export async function toldAgain(question: Question, thread: Thread, site: Site): Promise<Told | null> {
  const ofMatch = await matchAgain(question, thread, site)
  if (ofMatch) return { intent: thread.intent ?? 'consulta', reply: ofMatch }
  const ahead = await pairAhead(question, thread, site)
  return ahead && { intent: 'duelo', reply: ahead }
}
