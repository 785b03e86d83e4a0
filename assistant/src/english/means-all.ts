import type { Site } from '../intent'
import type { Matcher } from '../intents/matcher'
import type { Thread } from '../thread-state'
import { readQuestion } from '../understand'
import { isNamed } from './language'

/** Whether an intent has a use for every word of a question besides its names: of what was translated, half of it may be another question. */
export function meansAll(
  text: string,
  id: string,
  thread: Thread,
  site: Site,
  { intents, terms, vocabulary }: Matcher,
): boolean {
  const at = intents.findIndex((intent) => intent.id === id)
  const own = terms[at]
  if (!own) return true
  const question = readQuestion(text, site, { vocabulary }, thread)
  const named = isNamed(question)
  return question.read.every(({ kind, term, from }) => kind !== 'known' || named(from) || own.has(term))
}
