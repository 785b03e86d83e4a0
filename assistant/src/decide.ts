import { uses, type Intent } from './intent'
import type { Matcher } from './intents/matcher'
import { inNames } from './names/in-names'
import type { Question } from './understand'
import { isIn } from './words/lists'

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

/** What a question names, how many of each, and how much one weighs that an intent has no use for. */
const namesSaid = ({ mentions, own, etapaMention, map, server }: Question) =>
  [
    ['quien', mentions.length + Number(own !== null), 1],
    ['etapa', Number(etapaMention.used.size > 0), 0.3],
    ['servidor', Number(server !== null), 1],
    ['mapa', Number(map !== null), 0.3],
  ] as const

/** How much of what a question says the intent has a use for, 0 to 1: words that nobody taught, and names it would ignore, count against it. */
function coverageOf(
  question: Question,
  intent: Intent,
  own: ReadonlySet<string>,
  ofIntents: ReadonlySet<string>,
): number {
  const [taken, isOther] = [inNames(question), intent.uses === null]
  let [used, all] = [0, 0]
  const add = (worth: number, weight = 1) => {
    used += worth
    all += weight
  }
  let afterKnown = false
  for (const { kind, term, from } of question.read) {
    if (taken(from)) continue
    const { plain = '' } = question.words[from] ?? {}
    if (kind === 'common') afterKnown &&= isIn('union', plain)
    // a word that articles alone use is of no intent
    else if (kind === 'known' ? ofIntents.has(term) : kind === 'foreign' && isOther) {
      add(own.has(term) || isOther ? 1 : strange)
      afterKnown = true
    } else if (kind !== 'unknown' || plain.length > 3) {
      // it may be whose name is asked for
      if (kind === 'unknown' && intent.needs && !question.mentions.length) add(0.5)
      else add(0, afterKnown ? objectWeight : 1)
      afterKnown = false
    }
  }
  for (const [kind, count, weight] of namesSaid(question)) {
    if (uses(intent, kind)) add(count, count)
    else add(0, count * weight)
  }
  return all ? used / all : 0.6
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
export function onlyNamed({ mentions, etapaMention, numero }: Question, { intents }: Matcher): Intent | undefined {
  const byWhom = [null, 'quien-es', 'duelo'][Math.min(mentions.length, 2)]
  const id = byWhom ?? (numero !== null ? 'en-puesto' : etapaMention.used.size ? 'tabla' : null)
  return intents.find((intent) => intent.id === id)
}
