import { corpus } from './corpus/corpus'
import type { Guess } from './decide'
import { articleIfAny } from './articles'
import { uses, type Intent } from './intent'
import type { Matcher } from './intents/matcher'
import { inNames } from './names/in-names'
import type { Question } from './understand'
import { rootOf, type Read } from './words/vocabulary'

const subjects = new Set(corpus.words.subjects)

/** Whether a word is one of a subject's, and not only like one. */
const means = (plain: string, term: string) =>
  rootOf(plain) === rootOf(term) ||
  (corpus.words.synonyms.get(term) ?? []).includes(plain) ||
  corpus.words.expressions.get(plain) === term

/** The words of a question that say what it is about, and that an intent was never asked with; `every`: all that are no everyday talk, else those of a subject. */
function unused(question: Question, intent: Intent, { intents, terms }: Matcher, every = false): string[] {
  const own = terms[intents.findIndex(({ id }) => id === intent.id)]
  if (!own || intent.uses === null) return []
  // what its answer speaks of is no other question
  const told = articleIfAny(intent.id)?.es.toLowerCase() ?? ''
  const { read, words } = question
  const named = inNames(question)
  const meant = ({ term, from, to }: Read) =>
    subjects.has(term) &&
    // a clan is what most answers are about
    (term !== 'clan' || intent.about === 'jugador') &&
    means(
      words
        .slice(from, to)
        .map(({ plain }) => plain)
        .join(' '),
      term,
    )
  return read.flatMap((each) => {
    const { term, from, to, kind } = each
    return (every ? kind !== 'common' && (words[from]?.plain.length ?? 0) > 2 : meant(each)) &&
      !own.has(term) &&
      !named(from) &&
      !told.includes(term)
      ? [
          words
            .slice(from, to)
            .map(({ typed }) => typed)
            .join(' '),
        ]
      : []
  })
}

/** Longer questions tell of more than what they ask. */
const longest = 10
/** From which confidence another reading of a question is taken that has a use for all of it. */
const leastOther = 0.08

/** Whether a question names somebody whom an intent has no use for. */
const ignoresWho = ({ mentions }: Question, intent: Intent) =>
  !uses(intent, 'quien') && mentions.some(({ sure }) => sure)

/**
 * What is to be done where the likeliest intent of a question has no use for what it is about: another one that has, else none, and the words
 * that are left over. Null: it uses them all.
 */
export function insteadOf(
  question: Question,
  found: readonly Guess[],
  matcher: Matcher,
): { other: Intent | null; lacking: readonly string[] } | null {
  const [best] = found
  const lacking = best && question.words.length <= longest ? unused(question, best.intent, matcher) : []
  if (!lacking.length) return null
  const other = found.find(
    ({ intent, confidence }) =>
      confidence >= leastOther &&
      intent.uses !== null &&
      !ignoresWho(question, intent) &&
      !unused(question, intent, matcher).length,
  )
  return { other: other?.intent ?? null, lacking }
}
