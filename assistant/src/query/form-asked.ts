import { corpus } from '../corpus/corpus'
import type { QueryForm } from '../corpus/forms'
import { ownArticles, type Matcher } from '../intents/matcher'
import type { Question } from '../understand'

/** From which probability, 0 to 1, a question has a form. */
const sureOfForm = 0.4

const firstForm = corpus.intents.length + ownArticles(corpus.intents, corpus.articles).length

/** The form of a question about the site's data, told apart from every intent and article; null if it has none for sure. */
export function formAsked({ articleFeatures }: Question, { articles }: Matcher): QueryForm | null {
  const probabilities = articles.probabilities(articleFeatures)
  const best = probabilities.indexOf(Math.max(...probabilities))
  return (probabilities[best] ?? 0) < sureOfForm ? null : (corpus.forms[best - firstForm] ?? null)
}
