import { uses, type Intent } from './intent'
import type { Matcher } from './intents/matcher'
import { isBrief, verbAfter } from './follow-up'
import { inNames } from './names/in-names'
import { subjects, type Thread } from './thread-state'
import type { Question } from './understand'

/** An intent a question may have meant, and how sure that is, from 0 to 1. */
export interface Guess {
  intent: Intent
  confidence: number
  coverage: number
}

/** From which confidence an answer is given. */
export const sure = 0.25
/** So much of a question must be understood where little else speaks for what it asks. */
export const mostlyUnderstood = 0.6

/** How fast confidence falls with what is not understood. */
const strictness = 1.3

/** What a word is worth that is known here, but that nobody used to ask for this. */
const strange = 0.4
/** A word that nobody taught right behind one that was says what that one is about: 'tabla periódica', 'reglas del póker'. */
const objectWeight = 2

const joins = /^(?:de|del|el|la|los|las|un|una|al|a|en)$/

/** How much of what a question says the intent has a use for: words that nobody taught, and names it would ignore, count against it. */
function coverageOf(
  question: Question,
  intent: Intent,
  own: ReadonlySet<string>,
  ofIntents: ReadonlySet<string>,
): number {
  const { mentions, etapaMention, map, server, read, words } = question
  const taken = inNames(question)
  let [used, wasted] = [0, 0]
  let afterKnown = false
  for (const { kind, term, from } of read) {
    if (taken(from)) continue
    if (kind === 'common') {
      if (!joins.test(words[from]?.plain ?? '')) afterKnown = false
      continue
    }
    // a word that articles alone use is of no intent
    if ((kind === 'known' && ofIntents.has(term)) || (kind === 'foreign' && intent.uses === null)) {
      const worth = own.has(term) || intent.uses === null ? 1 : strange
      used += worth
      wasted += 1 - worth
      afterKnown = true
      continue
    }
    if (kind === 'unknown' && (words[from]?.plain.length ?? 0) < 4) continue
    if (kind === 'unknown' && intent.needs && !mentions.length) [used, wasted] = [used + 0.5, wasted + 0.5]
    else wasted += afterKnown || kind === 'foreign' ? objectWeight : 1
    afterKnown = false
  }
  for (const { sure } of mentions) {
    if (!uses(intent, 'quien')) wasted += sure ? 1 : 0.5
    else if (sure) used++
    else [used, wasted] = [used + 0.6, wasted + 0.4]
  }
  if (etapaMention.used.size) {
    if (uses(intent, 'etapa')) used++
    else wasted += 0.3
  }
  if (server) {
    if (uses(intent, 'servidor')) used++
    else wasted++
  }
  if (map) {
    if (uses(intent, 'mapa')) used++
    else wasted += 0.3
  }
  return used + wasted ? used / (used + wasted) : 0.6
}

/** What a question may have meant, the likeliest first. */
export function guesses(
  question: Question,
  thread: Thread,
  { classifier, intents, topics, terms, ofIntents }: Matcher,
): Guess[] {
  const plainly = classifier.probabilities(question.features)
  // 'y cómo me inscribo' after a question about tournaments leaves the tournament out
  const leans =
    !question.mentions.length &&
    (question.goesOn || (isBrief(question) && !subjects.some((subject) => question.terms.has(subject))))
  const topic = leans
    ? (thread.tema ?? (question.goesOn ? topics[intents.findIndex(({ id }) => id === thread.intent)] : null))
    : null
  const verb = question.goesOn && isBrief(question) && thread.intent ? verbAfter[thread.intent] : undefined
  const missing = [topic, verb].filter((term): term is string => Boolean(term) && !question.terms.has(term ?? ''))
  const inTopic = missing.length
    ? classifier.probabilities([
        ...question.features,
        ...missing,
        ...missing.flatMap((term) => [...question.terms].map((own) => `${term} ${own}`)),
      ])
    : plainly
  const probabilities = missing.length ? plainly.map((value, index) => (value + (inTopic[index] ?? 0)) / 2) : plainly
  return intents
    .map((intent, index) => {
      const coverage = coverageOf(question, intent, terms[index] ?? new Set(), ofIntents)
      return { intent, coverage, confidence: (probabilities[index] ?? 0) * coverage ** strictness }
    })
    .sort((a, b) => b.confidence - a.confidence)
}
