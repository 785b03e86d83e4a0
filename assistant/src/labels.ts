import type { StaffMarks } from '@trinchera/rules/permissions'
import { isToldTo } from './answers/staff'
import { articleIfAny } from './articles'
import type { Article } from './corpus/articles'
import { corpus } from './corpus/corpus'
import type { QueryForm } from './corpus/forms'
import { ownArticles, type Matcher } from './intents/matcher'
import { inNames } from './names/in-names'
import { periodIn } from './query/period'
import type { Question } from './understand'
import { wordsOf } from './words/plain'
import { rootOf } from './words/vocabulary'

/** All that the classifier tells apart, in its order: intents, the articles that no intent answers, and forms of the typed query. */
const labels: readonly { id: string; samples: readonly string[] }[] = [
  ...corpus.intents.map(({ id, examples }) => ({ id, samples: examples })),
  ...ownArticles(corpus.intents, corpus.articles),
  ...corpus.forms,
]

const known = new Map<string, ReadonlySet<string>>()
/** The roots of the words that the sample questions of a label use, and those of the article of its id. */
function rootsOf(id: string): ReadonlySet<string> {
  const found = known.get(id)
  if (found) return found
  const samples = [...labels, ...corpus.articles].flatMap((label) => (label.id === id ? label.samples : []))
  const roots = new Set(samples.flatMap((sample) => wordsOf(sample).map(({ plain }) => rootOf(plain))))
  known.set(id, roots)
  return roots
}

/** What a word counts that nobody ever used here: it says what the question is about. */
const unheardWeight = 2
/** What is covered of a question of names and small words alone. */
const ofNoWords = 0.65

/** Share of the question's words, beside its names and times, that the samples of a label use, 0 to 1; words known from elsewhere count half. */
function coverageOf(question: Question, id: string, now: Date): number {
  const { read, words } = question
  const [used, isName] = [rootsOf(id), inNames(question)]
  const time = periodIn(words, now, isName)
  const worths = read.flatMap(({ kind, from }) => {
    if (kind === 'common' || isName(from) || time?.used.has(from)) return []
    if (used.has(rootOf(words[from]?.plain ?? ''))) return 1
    return kind === 'known' ? 0.5 : Array<number>(unheardWeight).fill(0)
  })
  return worths.length ? worths.reduce<number>((sum, worth) => sum + worth, 0) / worths.length : ofNoWords
}

/**
 * The label that some features are likeliest of, and its share of all, 0 to 1. What is not told to whoever asks (`player`) takes no share;
 * `among`: which labels may be.
 */
function likeliest(
  features: readonly string[],
  { articles }: Matcher,
  player: StaffMarks | null,
  among: (id: string) => boolean = () => true,
): { id: string; share: number } {
  const hidden = new Set(corpus.articles.flatMap((article) => (isToldTo(article, player) ? [] : [article.id])))
  const chances = Array.from(articles.probabilities(features), (each, at) => {
    const { id = '' } = labels[at] ?? {}
    return among(id) && !hidden.has(id) ? each : 0
  })
  const most = Math.max(...chances)
  return {
    id: labels[chances.indexOf(most)]?.id ?? '',
    share: most / (chances.reduce((sum, each) => sum + each, 0) || 1),
  }
}

/** Who asks, and what was learnt of what may be asked. */
export interface Learnt {
  matcher: Matcher
  now: Date
  player: StaffMarks | null
}

/** From which confidence, 0 to 1, a question asks for something. */
const sureOfLabel = 0.45

/** The id of what a question surely asks for, of all or of some (`among`); null where it is sure of none. `least`: from which confidence, 0 to 1. */
export function surelyAsked(
  question: Question,
  { matcher, now, player }: Learnt,
  among?: (id: string) => boolean,
  least = sureOfLabel,
): string | null {
  const { id, share } = likeliest(question.articleFeatures, matcher, player, among)
  return share * coverageOf(question, id, now) >= least ? id : null
}

/** The form of the typed query that a question surely has; null if it has none. */
export function formAsked(question: Question, learnt: Learnt): QueryForm | null {
  const id = surelyAsked(question, learnt)
  return corpus.forms.find((form) => form.id === id) ?? null
}

/** From which confidence, 0 to 1, an article is the answer. */
const sureOfArticle = 0.55
/** Most words of a question that may leave out what it is about. */
const mostLeaning = 10

/**
 * The article that answers a question, told apart from the others and from every intent; null if none does for sure. It may be that of an intent.
 * `least`: from which confidence, 0 to 1. `before`: the features of the question before it in the thread, whose subject a short question may leave
 * out: 'y si estoy solo', of founding a clan.
 */
export function articleAsked(
  question: Question,
  before: readonly string[],
  { matcher, now, player }: Learnt,
  least = sureOfArticle,
): Article | null {
  const { articleFeatures, words, mentions, etapaMention } = question
  const surest = (features: readonly string[], told?: Article) => {
    const { id, share } = likeliest(features, matcher, player)
    const article = articleIfAny(id)
    return {
      article,
      confidence: article && article !== told ? share * coverageOf(question, id, now) : 0,
    }
  }
  const alone = surest(articleFeatures)
  const leans = before.length > 0 && words.length <= mostLeaning && !mentions.length && !etapaMention.used.size
  // the article that the question before asked for was told already
  const both = leans ? surest([...new Set([...before, ...articleFeatures])], surest(before).article) : alone
  const { article, confidence } = both.confidence > alone.confidence ? both : alone
  return confidence >= least ? (article ?? null) : null
}

/** What the words of a question and of the one before it ask together, by its id, and its share of all that they may ask, 0 to 1; then what they ask else. */
export function askedTogether(question: Question, last: Question, { matcher, player }: Learnt) {
  const both = [...new Set([...last.articleFeatures, ...question.articleFeatures])]
  const first = likeliest(both, matcher, player)
  return [first, likeliest(both, matcher, player, (id) => id !== first.id)] as const
}
