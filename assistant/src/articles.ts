import { corpus } from './corpus/corpus'
import type { Article } from './corpus/articles'
import type { Matcher } from './intents/matcher'
import type { Question } from './understand'
import { wordsOf } from './words/plain'
import { rootOf } from './words/vocabulary'

const byId = new Map(corpus.articles.map((article) => [article.id, article]))

/** The article of that id. Throws if there is none. */
export function articleOf(id: string): Article {
  const found = byId.get(id)
  if (!found) throw new Error(`assistant/corpus/articles has no [${id}]`)
  return found
}

/** The roots of the words that an article's sample questions use. */
const wordsOfArticle = new Map(
  corpus.articles.map(({ id, samples }) => [
    id,
    new Set(samples.flatMap((sample) => wordsOf(sample).map(({ plain }) => rootOf(plain)))),
  ]),
)

/** From which confidence, 0 to 1, an article is the answer. */
const sureOfArticle = 0.35

/** Most words of a question that may leave out what it is about. */
const mostLeaning = 10

/** Share of the question's words that an article's samples use, 0 to 1; words known from other questions count half. */
function coverageOf({ read, words }: Question, id: string): number {
  const own = wordsOfArticle.get(id)
  const worths = read.flatMap(({ kind, from }) => {
    if (kind === 'common') return []
    return own?.has(rootOf(words[from]?.plain ?? '')) ? 1 : kind === 'known' ? 0.5 : 0
  })
  return worths.length ? worths.reduce<number>((sum, worth) => sum + worth, 0) / worths.length : 0.5
}

/**
 * The article that answers a question, told apart from the others and from every intent; null if none does for sure. `before`: the features
 * of the question before it in the thread, whose subject a short question may leave out: 'y si estoy solo', of founding a clan.
 */
export function articleAsked(
  question: Question,
  before: readonly string[],
  { articles, intents }: Matcher,
): Article | null {
  const { articleFeatures, words, mentions, etapaMention } = question
  const likeliest = (features: readonly string[], told?: Article) => {
    const probabilities = articles.probabilities(features)
    const best = probabilities.indexOf(Math.max(...probabilities))
    const article = corpus.articles[best - intents.length]
    const confidence = article && article !== told ? (probabilities[best] ?? 0) * coverageOf(question, article.id) : 0
    return { article, confidence }
  }
  const alone = likeliest(articleFeatures)
  const leans = words.length <= mostLeaning && !mentions.length && !etapaMention.used.size
  // the article that the question before asked for was told already
  const both =
    before.length && leans ? likeliest([...new Set([...before, ...articleFeatures])], likeliest(before).article) : alone
  const surest = both.confidence > alone.confidence ? both : alone
  return surest.confidence >= sureOfArticle ? (surest.article ?? null) : null
}
