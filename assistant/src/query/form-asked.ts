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

const firstForm = corpus.intents.length + ownArticles(corpus.intents, corpus.articles).length

/** The roots of the words that a form's sample questions use. */
const wordsOfForm = new Map(
  corpus.forms.map(({ id, samples }) => [
    id,
    new Set(samples.flatMap((sample) => wordsOf(sample).map(({ plain }) => rootOf(plain)))),
  ]),
)

/** Share of the question's words, beside its names and times, that a form's samples use, 0 to 1; words known from elsewhere count half. */
function coverageOf(question: Question, { id }: QueryForm, now: Date): number {
  const { read, words } = question
  const named = inNames(question)
  const time = periodIn(words, now, named)
  const used = wordsOfForm.get(id)
  const worths = read
    .filter(({ from, kind }) => kind !== 'common' && !named(from) && !time?.used.has(from))
    .map(({ from, kind }) => (used?.has(rootOf(words[from]?.plain ?? '')) ? 1 : kind === 'known' ? 0.5 : 0))
  return worths.length ? worths.reduce<number>((sum, worth) => sum + worth, 0) / worths.length : 0.65
}

/** The form of a question about the site's data, told apart from every intent and article; null if it has none for sure. */
export function formAsked(question: Question, { articles }: Matcher, now: Date): QueryForm | null {
  const probabilities = articles.probabilities(question.articleFeatures)
  const best = probabilities.indexOf(Math.max(...probabilities))
  const form = corpus.forms[best - firstForm]
  return form && (probabilities[best] ?? 0) * coverageOf(question, form, now) >= sureOfForm ? form : null
}
