import type { StaffMarks } from '@trinchera/rules/permissions'
import { isOfStaff, isToldTo, staffTold } from './answers/staff'
import { corpus } from './corpus/corpus'
import { isEnglish } from './english/language'
import type { Article } from './corpus/articles'
import { normalised } from './corpus/normal'
import type { Reply, Site } from './intent'
import { ownArticles, type Matcher } from './intents/matcher'
import { asSiteIs } from './site-facts'
import { inNames } from './names/in-names'
import type { Question } from './understand'
import { wordsOf } from './words/plain'
import { rootOf } from './words/vocabulary'

const byId = new Map(corpus.articles.map((article) => [article.id, article]))
const own = ownArticles(corpus.intents, corpus.articles)
const ownIds = new Set(own.map(({ id }) => id))
/** An article about torneos says what is told where there is none: what a torneo tells itself comes before it. */
const isLookedUp = (id: string) => /^torneos?-/.test(id)
const byButton = new Map(
  own
    .filter(({ id }) => !isOfStaff(id) && !isLookedUp(id))
    .map((article) => [normalised(article.samples[0] ?? ''), article]),
)

/** The article of that id. Throws if there is none. */
export function articleOf(id: string): Article {
  const found = byId.get(id)
  if (!found) throw new Error(`assistant/corpus/articles has no [${id}]`)
  return found
}

/** The article of that id, or of the intent of that id; undefined if there is none. */
export const articleIfAny = (id: string): Article | undefined => byId.get(id)

/** Whether an answer of that id is an article that no intent answers. */
export const isArticle = (id: string): boolean => ownIds.has(id)

/** Whether an answer of that id tells a text that is the same for everybody. */
export const tellsText = (id: string): boolean => Boolean(byId.get(id)?.es)

/** The article that a button asks for: its first sample question, word for word. */
export const articleOfButton = (text: string): Article | undefined => byButton.get(normalised(text))

/** Intents whose article turns something down. */
const refusals = /^(?:insulto|pena|privado|sin-favores|sin-trampas)$/

/** What an article answers on this site; of what staff do, what whoever asks may be told. */
export const articleTold = async (article: Article, site: Site): Promise<Reply> => ({
  text: isOfStaff(article.id) ? await staffTold(article, site) : await asSiteIs(site.say(article.es, article.en), site),
  sugerencias: article.sugerencias,
  ...(refusals.test(article.id) ? { kind: 'away' } : {}),
})

/** The roots of the words that an article's sample questions use. */
const wordsOfArticle = new Map(
  corpus.articles.map(({ id, samples }) => [
    id,
    new Set(samples.flatMap((sample) => wordsOf(sample).map(({ plain }) => rootOf(plain)))),
  ]),
)

/** From which confidence, 0 to 1, an article is the answer. */
const sureOfArticle = 0.55

/** Most words of a question that may leave out what it is about. */
const mostLeaning = 10

/** What a word counts that nobody ever used here: it says what the question is about. */
const unheardWeight = 3

/** Share of the question's words, beside its names, that an article's samples use, 0 to 1; words known from other questions count half. */
function coverageOf(question: Question, id: string): number {
  const { read, words } = question
  const [used, isName] = [wordsOfArticle.get(id), inNames(question)]
  const worths = read.flatMap(({ kind, from }) => {
    if (kind === 'common' || isName(from)) return []
    if (used?.has(rootOf(words[from]?.plain ?? ''))) return 1
    return kind === 'known' ? 0.5 : Array<number>(unheardWeight).fill(0)
  })
  return worths.length ? worths.reduce<number>((sum, worth) => sum + worth, 0) / worths.length : 0.5
}

/** The likeliest by some weights, and its share of them all. */
function likeliest(weights: readonly number[]): { at: number; share: number } {
  const most = Math.max(...weights)
  return { at: weights.indexOf(most), share: most / (weights.reduce((sum, each) => sum + each, 0) || 1) }
}

/** How likely each is that the classifier tells apart; what is not told to whoever asks (`player`) takes no share of it. */
function chances(features: readonly string[], { articles, intents }: Matcher, player: StaffMarks | null): number[] {
  const hidden = new Set(own.flatMap((article) => (isToldTo(article, player) ? [] : [article.id])))
  return Array.from(articles.probabilities(features), (each, at) =>
    hidden.has(own[at - intents.length]?.id ?? '') ? 0 : each,
  )
}

const idAt = (at: number, { intents }: Matcher): string =>
  (intents[at] ?? own[at - intents.length] ?? corpus.forms[at - intents.length - own.length])?.id ?? ''

/**
 * The article that answers a question, told apart from the others and from every intent; null if none does for sure. It may be that of an intent.
 * `player`: who asks; what is not told to them is no answer. `least`: from which confidence, 0 to 1. `before`: the features of the question before it in the thread, whose subject a short question may leave out: 'y si estoy solo', of founding a clan.
 */
export function articleAsked(
  question: Question,
  before: readonly string[],
  matcher: Matcher,
  player: StaffMarks | null,
  least = sureOfArticle,
): Article | null {
  const { articleFeatures, words, mentions, etapaMention } = question
  const surest = (features: readonly string[], told?: Article) => {
    const { at, share } = likeliest(chances(features, matcher, player))
    const article = byId.get(idAt(at, matcher))
    return { article, confidence: article && article !== told ? share * coverageOf(question, article.id) : 0 }
  }
  const alone = surest(articleFeatures)
  const leans = before.length > 0 && words.length <= mostLeaning && !mentions.length && !etapaMention.used.size
  // the article that the question before asked for was told already
  const both = leans ? surest([...new Set([...before, ...articleFeatures])], surest(before).article) : alone
  const { article, confidence } = both.confidence > alone.confidence ? both : alone
  return confidence >= least ? (article ?? null) : null
}

/** From which share a text answers what goes on with another, by the words of both questions. */
const leastOfBoth = 0.3

/** The first sample question of an article; null where there is none. */
function sampleOf(id: string, english: boolean): string | null {
  const article = byId.get(id)
  return (english && article?.samples[article.preguntas.length]) || (article?.preguntas[0] ?? null)
}

/** A question that asks for a text, or for what an intent tells that names nobody: that of the button of the intent, or a sample of the article; null where that may tell of somebody. */
function askingFor(id: string, english: boolean, { intents }: Matcher): string | null {
  const intent = intents.find((each) => each.id === id)
  const button = !english && (intent?.uses?.length === 0 || byId.has(id)) ? intent?.ask : ''
  return button || sampleOf(id, english) || intent?.ask || null
}

/** What the words of a question and of the one before it ask together, by its id, and its share of all that they may ask, 0 to 1. */
export function askedTogether(question: Question, last: Question, matcher: Matcher, player: StaffMarks | null) {
  const both = chances([...new Set([...last.articleFeatures, ...question.articleFeatures])], matcher, player)
  const { at, share } = likeliest(both)
  return { id: idAt(at, matcher), share }
}

/**
 * What goes on with a text that was told (`told`, its id), as the question that asks for it; the same again (`asked`, the question before)
 * where that is likeliest. Null where none is likely.
 */
export function articleAfter(
  question: Question,
  last: Question,
  told: { id: string; asked: string },
  matcher: Matcher,
  player: StaffMarks | null,
): string | null {
  const { id, share } = askedTogether(question, last, matcher, player)
  if (id !== told.id) return share >= leastOfBoth ? askingFor(id, isEnglish(question, last), matcher) : null
  const isUnknown = question.read.some(({ kind }) => kind === 'unknown')
  return byId.has(id) && !isUnknown ? told.asked : null
}
