import { uses, type Intent } from './intent'
import type { Matcher } from './intents/matcher'
import { inNames } from './names/in-names'
import type { Question } from './understand'

/** An intent a question may have meant, and how sure that is, from 0 to 1. */
export interface Guess {
  intent: Intent
  confidence: number
  coverage: number
}

/** From which confidence an answer is given. */
export const sure = 0.25

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
  if (question.own) {
    if (uses(intent, 'quien')) used++
    else wasted++
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
export function guesses(question: Question, { classifier, intents, terms, ofIntents }: Matcher): Guess[] {
  const probabilities = classifier.probabilities(question.features)
  return intents
    .map((intent, index) => {
      const coverage = coverageOf(question, intent, terms[index] ?? new Set(), ofIntents)
      return { intent, coverage, confidence: (probabilities[index] ?? 0) * coverage ** strictness }
    })
    .sort((a, b) => b.confidence - a.confidence)
}

/** The intent of a question that says only whom or what it is about. */
export function onlyNamed({ mentions, etapaMention, map, numero }: Question, { intents }: Matcher): Intent | undefined {
  const isOfEtapa = etapaMention.etapas.length > 0 || etapaMention.juego !== null
  const id =
    mentions.length > 1
      ? 'duelo'
      : mentions.length
        ? 'quien-es'
        : numero !== null
          ? 'en-puesto'
          : isOfEtapa
            ? 'tabla'
            : map
              ? 'un-mapa'
              : null
  return intents.find((intent) => intent.id === id)
}
