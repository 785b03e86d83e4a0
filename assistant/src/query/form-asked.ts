import { corpus } from '../corpus/corpus'
import type { QueryForm } from '../corpus/forms'
import { ownArticles, type Matcher } from '../intents/matcher'
import { inNames } from '../names/in-names'
import type { Question } from '../understand'
import { wordsOf } from '../words/plain'
import { rootOf } from '../words/vocabulary'
import { periodIn } from './period'

/** From which confidence, 0 to 1, a question has a form. */
const sureOfForm = 0.45

/** All that the classifier tells apart, in its order. */
const classes = [
  ...corpus.intents.map(({ id, examples }) => ({ id, samples: examples })),
  ...ownArticles(corpus.intents, corpus.articles),
  ...corpus.forms,
]
const known = new Map<string, ReadonlySet<string>>()
/** The roots of the words that the sample questions of one of them use. */
function wordsUsed({ id, samples }: (typeof classes)[number]): ReadonlySet<string> {
  const used = known.get(id) ?? new Set(samples.flatMap((sample) => wordsOf(sample).map(({ plain }) => rootOf(plain))))
  known.set(id, used)
  return used
}

/** Share of the question's words, beside its names and times, that the samples use, 0 to 1; words known from elsewhere count half. */
function coverageOf(question: Question, used: ReadonlySet<string>, now: Date): number {
  const { read, words } = question
  const named = inNames(question)
  const time = periodIn(words, now, named)
  const worths = read
    .filter(({ from, kind }) => kind !== 'common' && !named(from) && !time?.used.has(from))
    .map(({ from, kind }) => (used.has(rootOf(words[from]?.plain ?? '')) ? 1 : kind === 'known' ? 0.5 : 0))
  return worths.length ? worths.reduce<number>((sum, worth) => sum + worth, 0) / worths.length : 0.65
}

/** The id of what a question asks for sure, of all intents, articles and forms, or of some (`among`) that it is of for sure; null where it is sure of none. */
export function surelyAsked(
  question: Question,
  { articles }: Matcher,
  now: Date,
  among?: (id: string) => boolean,
  least = sureOfForm,
): string | null {
  const all = articles.probabilities(question.articleFeatures)
  const possible = among ? all.map((each, at) => (among(classes[at]?.id ?? '') ? each : 0)) : all
  const best = possible.indexOf(Math.max(...possible))
  const found = classes[best]
  const share = (possible[best] ?? 0) / possible.reduce((sum, each) => sum + each, 0)
  const isSure = found && share * coverageOf(question, wordsUsed(found), now) >= least
  return isSure ? found.id : null
}

/** The form of the typed query that a question surely has; null if it has none. */
export function formAsked(question: Question, matcher: Matcher, now: Date): QueryForm | null {
  const id = surelyAsked(question, matcher, now)
  return corpus.forms.find((form) => form.id === id) ?? null
}
