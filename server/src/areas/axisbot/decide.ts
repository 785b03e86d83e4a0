import type { Intent } from './intent'
import type { Matcher } from './matching/matcher'
import type { Thread } from './thread'
import type { Question } from './understand'

/** An intent a question may have meant, and how sure that is, from 0 to 1. */
export interface Guess { intent: Intent; confidence: number; coverage: number }

/** How much of what a question says the intent has a use for: words that nobody taught, and names it would ignore, count against it. */
function coverageOf(question: Question, intent: Intent): number {
  const taken = (at: number) => question.mentions.some(({ from, to }) => at >= from && at < to) || question.stages.used.has(at) || (question.map !== null && at >= question.map.from && at < question.map.to)
  let [used, wasted] = [0, 0]
  for (const { kind, from } of question.read) {
    if (taken(from) || kind === 'common') continue
    if (kind === 'known') used++
    else wasted += intent.needs && !question.mentions.length ? 0.5 : 1
  }
  for (const { sure } of question.mentions) {
    if (intent.uses.includes('quien')) used++
    else wasted += sure ? 1 : 0.5
  }
  if (question.stages.used.size) {
    if (intent.uses.includes('etapa')) used++
    else wasted += 0.3
  }
  if (question.map) {
    if (intent.uses.includes('mapa')) used++
    else wasted += 0.3
  }
  return used + wasted ? used / (used + wasted) : 0.6
}

/** What else speaks against an intent: names it does not use, or names it needs and nobody said. */
function fit(question: Question, intent: Intent, thread: Thread): number {
  const { mentions, stages, map, desconocido } = question
  let factor = 1
  if (mentions.length && !intent.uses.includes('quien')) factor *= mentions.some(({ sure }) => sure) ? 0.3 : 0.6
  if (stages.used.size && !intent.uses.includes('etapa')) factor *= 0.7
  if (map && !intent.uses.includes('mapa')) factor *= 0.7
  const known = mentions.length + thread.quien.length
  if (intent.needs && known < intent.needs) factor *= desconocido ? 0.8 : 0.5
  if (intent.needs === 2 && mentions.length < 1) factor *= 0.3
  return factor
}

/** What a question may have meant, the likeliest first. */
export function guesses(question: Question, thread: Thread, { classifier, intents }: Matcher): Guess[] {
  const probabilities = classifier.probabilities(question.features)
  const fitted = intents.map((intent, index) => (probabilities[index] ?? 0) * fit(question, intent, thread))
  const sum = fitted.reduce((total, value) => total + value, 0) || 1
  return intents
    .map((intent, index) => {
      const coverage = coverageOf(question, intent)
      return { intent, coverage, confidence: ((fitted[index] ?? 0) / sum) * coverage ** 0.7 }
    })
    .sort((a, b) => b.confidence - a.confidence)
}
