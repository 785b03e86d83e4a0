import { corpus } from '../corpus/corpus'
import { articleIfAny, articleTold } from '../articles'
import { rule } from '../answers/rules'
import type { Asked, Intent } from '../intent'
import { answersOf } from './answers-of'

/** Everything the assistant understands, by its id. Throws where one has no answer. */
export const intents: readonly Intent[] = corpus.intents.map((intent) => {
  const article = articleIfAny(intent.id)
  const answer =
    answersOf.get(intent.id) ??
    (intent.rules.length ? rule(intent) : null) ??
    (article?.es ? ({ site }: Pick<Asked, 'site'>) => articleTold(article, site) : null)
  if (!answer) throw new Error(`neither intents/answers-of.ts, a rule nor an article answers [${intent.id}]`)
  return { ...intent, answer }
})
