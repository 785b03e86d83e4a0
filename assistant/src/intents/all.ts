import { corpus } from '../corpus/corpus'
import { articleIfAny, articleTold } from '../articles'
import { rule } from '../answers/rules'
import type { Asked, Intent } from '../intent'
import { capabilityOf } from './capabilities'

/** Everything the assistant understands, by its id. Throws where one has no answer. */
export const intents: readonly Intent[] = corpus.intents.map((intent) => {
  const article = articleIfAny(intent.id)
  const answer =
    capabilityOf.get(intent.id) ??
    (intent.rules.length ? rule(intent) : null) ??
    (article?.es ? ({ site }: Pick<Asked, 'site'>) => articleTold(article, site) : null)
  if (!answer) throw new Error(`neither intents/capabilities.ts, a rule nor an article answers [${intent.id}]`)
  return { ...intent, answer }
})

/** What can be asked for by its id: of each capability an intent that a button asks for. */
export const capabilities: readonly Intent[] = [
  ...new Map(
    intents.flatMap((intent) => (intent.ask && capabilityOf.has(intent.id) ? [[intent.answer, intent] as const] : [])),
  ).values(),
]
