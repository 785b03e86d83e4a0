import { howFar } from '../answers/how-far'
import { reportAgain } from '../answers/told-report'
import { matchAgain } from '../answers/told-match'
import { pairAhead } from '../answers/told-place'
import type { Site } from '../intent'
import { type Thread } from '../thread-state'
import type { Question } from '../understand'
import { type Told } from './told'

/** What asks one field of what was just told, of places, of two who met, of a player or of what waits for whoever asks; null where something else is asked. */
export async function toldAgain(question: Question, thread: Thread, site: Site): Promise<Told | null> {
  const ofMatch = await matchAgain(question, thread, site)
  if (ofMatch) return { intent: thread.intent ?? 'consulta', reply: ofMatch }
  const ofReport = await reportAgain(question, thread, site)
  if (ofReport) return { intent: 'responder-reporte', reply: ofReport }
  const far = await howFar(question, thread, site)
  if (far) return { intent: 'puesto', reply: far }
  const ahead = await pairAhead(question, thread, site)
  if (ahead) return { intent: 'duelo', reply: ahead }
  return null
}
