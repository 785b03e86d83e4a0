import { ownClash, ownDeadline, ownRetoDeadline } from '../answers/own-times'
import { playsThere } from '../answers/plays-there'
import { howFar } from '../answers/how-far'
import { reportAgain } from '../answers/told-report'
import { matchAgain } from '../answers/told-match'
import { fateOfOther, pairAhead, placeBefore } from '../answers/told-place'
import { isClan } from '../answers/which'
import type { Site } from '../intent'
import { newThread, type Thread } from '../thread-state'
import type { Question } from '../understand'
import { answerConsulta } from './answer'
import { asked, refOf } from './consulta'
import { intentOf, type Told } from './told'

const lastLoss =
  /^(?:y )?(?:quien(?:es)?|que clan|kien) (?:les? )(?:gano|ganaron) (?:por )?(?:la )?ultima(?: vez| partida)?$/

/** The last loss of the one clan that was told: 'quién le ganó la última vez'; null where something else is asked. */
async function lossOfTold(question: Question, thread: Thread, site: Site): Promise<Told | null> {
  const [clan, another] = thread.quien
  const ref = clan && !another && isClan(clan) ? refOf(clan) : undefined
  const typed = question.words.map(({ plain }) => plain).join(' ')
  if (!ref || question.mentions.length || question.etapaMention.used.size || !lastLoss.test(typed)) return null
  const consulta = asked({ de: 'partidas', medida: 'ultima', quien: [ref], resultado: 'perdida' })
  const reply = await answerConsulta(consulta, question, newThread, site)
  return { intent: intentOf(consulta), reply: { ...reply, consulta } }
}

/** What asks one field of what was just told, of places, of two who met, of a player or of what waits for whoever asks; null where something else is asked. */
export async function toldAgain(question: Question, thread: Thread, site: Site): Promise<Told | null> {
  const ofMatch = await matchAgain(question, thread, site)
  if (ofMatch) return { intent: thread.intent ?? 'consulta', reply: ofMatch }
  const ofReport = await reportAgain(question, thread, site)
  if (ofReport) return { intent: 'responder-reporte', reply: ofReport }
  const far = await howFar(question, thread, site)
  if (far) return { intent: 'puesto', reply: far }
  const clash = await ownClash(question, site)
  if (clash) return { intent: 'retos-proximos', reply: clash }
  const answerBy = await ownRetoDeadline(question, site)
  if (answerBy) return { intent: 'retos-proximos', reply: answerBy }
  const until = await ownDeadline(question, thread, site)
  if (until) return { intent: 'responder-reporte', reply: until }
  const fate = await fateOfOther(question, thread, site)
  if (fate) return { intent: 'si-gana', reply: fate }
  const ahead = await pairAhead(question, thread, site)
  if (ahead) return { intent: 'duelo', reply: ahead }
  const place = await placeBefore(question, thread, site)
  if (place) return { intent: 'puesto', reply: place }
  const loss = await lossOfTold(question, thread, site)
  if (loss) return loss
  const plays = await playsThere(question, thread, site)
  return plays && { intent: 'quien-es', reply: plays }
}
