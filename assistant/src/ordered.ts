import { answered } from './answered'
import { notDone, orderedOf } from './answers/how-instead'
import { confirmable } from './answers/own-waiting'
import type { Reply, Site } from './intent'
import type { Matcher } from './intents/matcher'
import { withoutNames } from './query/agenda'
import { newThread, type Thread } from './thread-state'
import { torneoTold } from './torneos/turn'
import type { Question } from './understand'
import { lines } from './wording'

/** That an order is not taken, and how whoever gives it does it; null where a sentence is none. */
export async function orderedAnswer(
  question: Question,
  thread: Thread,
  site: Site,
  { intents }: Matcher,
): Promise<{ intent: string; reply: Reply } | null> {
  const order = orderedOf(withoutNames(question))
  const intent = order && intents.find(({ id }) => id === order.intent)
  if (!order || !intent) return null
  const torneo = order.intent === 'torneo-inscribir' ? await torneoTold(question, thread, site) : null
  const reply = torneo ?? (await answered(intent, question, newThread, site))
  const waits = order.intent === 'responder-reporte' ? await confirmable(site) : ''
  return {
    intent: intent.id,
    reply: {
      ...reply,
      ...(order.away ? { kind: 'away' as const } : {}),
      text: lines(notDone(order.what, reply.text), waits),
    },
  }
}
