import { corpus } from '../corpus/corpus'
import type { Intent } from '../intent'
import { answersOf } from './answers-of'

/** Everything the assistant understands, by its id. Throws where one has no answer. */
export const intents: readonly Intent[] = corpus.intents.map((intent) => {
  const answer = answersOf.get(intent.id)
  if (!answer) throw new Error(`intents/answers-of.ts answers no [${intent.id}]`)
  return { ...intent, answer }
})
