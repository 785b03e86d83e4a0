import type { IntentData } from '../corpus/intents'
import { normalised } from '../corpus/normal'
import type { Intent } from '../intent'
import type { Corpus } from '../corpus/read'
import { wordsOf, type Word } from '../words/plain'
import { teach, Vocabulary, type Taught } from '../words/vocabulary'
import { Classifier, learnWeights, type Sample, type Weights } from './classifier'
import type { Article } from '../corpus/articles'
import type { QueryForm } from '../corpus/forms'
import { speaksOfSelf } from '../names/own-words'
import { articleFeatures, featuresOf, slotted, unheard, type Slot } from './features'

const slotNames: Record<string, readonly Slot[]> = {
  '{quien}': ['clan', 'jugador'],
  '{clan}': ['clan'],
  '{jugador}': ['jugador'],
  '{etapa}': ['etapa'],
  '{juego}': ['juego'],
  '{numero}': ['numero'],
  '{mapa}': ['mapa'],
  '{servidor}': ['servidor'],
}

/** Stands in an example for words that nobody taught. */
const anything = 'zzqxjkw'

/** What stands in an example's words for a name: no word of any language. */
const standIn = (index: number): Word => ({ typed: '', plain: `\u0000${index}`, at: 0 })

/** An example's words, and where its names stand; one that stands for a clan or a player is two examples. */
function spelt(line: string): { words: Word[]; slots: { from: number; to: number; slot: Slot }[] }[] {
  const words = line
    .split(' ')
    .flatMap((part, index) => (slotNames[part] ? [standIn(index)] : wordsOf(part === unheard ? anything : part)))
  const named = line.split(' ').flatMap((part) => (slotNames[part] ? [slotNames[part]] : []))
  const places = words.flatMap((word, at) => (word.plain.startsWith('\u0000') ? [at] : []))
  return (named.some((kinds) => kinds.length > 1) ? [0, 1] : [0]).map((which) => ({
    words,
    slots: places.flatMap((at, index) =>
      (named[index]?.[which] ?? named[index]?.[0])
        ? [{ from: at, to: at + 1, slot: named[index]?.[which] ?? named[index]?.[0] ?? 'clan' }]
        : [],
    ),
  }))
}

/** An example that speaks of whoever asks, as one of somebody who is named; none where it speaks of nobody. */
function asOfOne(line: string): ReturnType<typeof spelt> {
  const [example] = spelt(line)
  if (!example || !speaksOfSelf(example.words)) return []
  const at = example.words.length
  return [{ words: [...example.words, standIn(-1)], slots: [...example.slots, { from: at, to: at + 1, slot: 'clan' }] }]
}

/** What the intents' examples teach, as it is stored. */
export interface Learnt {
  words: Taught
  /** By intent, every word that its questions use. */
  terms: string[][]
  weights: Weights
  /** Tells the intents, the articles and the query forms apart: its labels are the intents, then the articles that no intent answers (`ownArticles`), then the forms. */
  articles: Weights
}

/** The words that the intents' examples use, and how to tell one from another. */
export interface Matcher {
  vocabulary: Vocabulary
  classifier: Classifier
  articles: Classifier
  intents: readonly Intent[]
  /** By the questions of buttons. */
  byAsk: ReadonlyMap<string, Intent>
  terms: readonly ReadonlySet<string>[]
  /** Every word that questions of any intent use. */
  ofIntents: ReadonlySet<string>
}

function termsOf(
  samples: readonly { terms: readonly string[]; label: number }[],
  intents: readonly IntentData[],
): string[][] {
  const own = intents.map(() => new Set<string>())
  for (const { terms, label } of samples) for (const term of terms) own[label]?.add(term)
  return own.map((terms) => [...terms])
}

/** Every two words and more that stand together. */
const runsOf = (words: readonly Word[]): (readonly Word[])[] =>
  words.flatMap((_, from) => words.slice(from + 1).map((__, more) => words.slice(from, from + more + 2)))

/** The articles that are not the words of an intent of the same id. */
export const ownArticles = (intents: readonly IntentData[], articles: readonly Article[]): readonly Article[] => {
  const ids = new Set(intents.map(({ id }) => id))
  return articles.filter(({ id }) => !ids.has(id))
}

/** Learns the sample questions of the articles and query forms beside the examples of the intents. */
async function learnArticles(
  intents: readonly IntentData[],
  articles: readonly Article[],
  forms: readonly QueryForm[],
  vocabulary: Vocabulary,
): Promise<Weights> {
  const samplesOf = (lines: readonly string[], label: number, needs = 0) =>
    lines.flatMap((line): Sample[] => {
      const asked = line.split(' -> ').flatMap((question) => spelt(question).slice(0, 1))
      return [asked, needs ? asOfOne(line) : []].flatMap((all) => {
        const features = all.flatMap(({ words, slots }) => articleFeatures(vocabulary.read(words), words, slots))
        return features.length ? { features: [...new Set(features)], label } : []
      })
    })
  const labels = new Map([...intents, ...ownArticles(intents, articles), ...forms].map(({ id }, label) => [id, label]))
  const all = [
    ...intents.flatMap(({ examples, needs }, index) => samplesOf(examples, index, needs)),
    ...articles.flatMap(({ id, samples }) => samplesOf(samples, labels.get(id) ?? 0)),
    ...forms.flatMap(({ id, samples, needs }) => samplesOf(samples, labels.get(id) ?? 0, needs)),
  ]
  // Two words that stand together in one sample alone tell nothing, and most pairs do.
  const counts = new Map<string, number>()
  for (const feature of all.flatMap(({ features }) => features)) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const told = all.map(({ features, label }) => ({
    features: features.filter((feature) => !feature.includes(' ') || (counts.get(feature) ?? 0) > 1),
    label,
  }))
  return learnWeights(told, labels.size)
}

/** The words that three sets or more have. */
function severalHave(sets: readonly ReadonlySet<string>[]): string[] {
  const counts = new Map<string, number>()
  for (const word of sets.flatMap((set) => [...set])) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts].flatMap(([word, count]) => (count > 2 ? [word] : []))
}

/** Learns the examples of the intents; the same ones always give the same. A second's work or two, in small parts. */
export async function learn({
  intents,
  articles,
  forms,
}: Pick<Corpus, 'intents' | 'articles' | 'forms'>): Promise<Learnt> {
  const lines = intents.flatMap(({ examples, needs }, label) =>
    examples.flatMap((line) =>
      [...spelt(line), ...(needs ? asOfOne(line) : [])].map((example) => ({ ...example, label })),
    ),
  )
  const ofArticles = articles.map(({ preguntas }) =>
    preguntas.flatMap((line) => line.split(' -> ').flatMap((question) => spelt(question).slice(0, 1))),
  )
  const plainOf = (sentences: readonly { words: readonly Word[] }[]) =>
    sentences.flatMap(({ words }) => words.flatMap(({ typed, plain }) => (typed && plain !== anything ? [plain] : [])))
  // A word that one or two articles have is of something else more often than not: 'excel', 'otan'.
  const ofSeveral = severalHave(ofArticles.map((sentences) => new Set(plainOf(sentences))))
  const wordsOfIntents = (foreign: boolean) =>
    plainOf(lines.filter(({ label }) => (intents[label]?.uses === null) === foreign))
  const sayings = [
    ...[...lines, ...ofArticles.flat()].flatMap(({ words, slots }) => (slots.length ? [] : [words])),
    ...intents.flatMap(({ ask }) => runsOf(wordsOf(ask))),
  ].map((words) => words.map(({ plain }) => plain).join(' '))
  const taught = teach([...wordsOfIntents(false), ...ofSeveral], wordsOfIntents(true), sayings)
  const vocabulary = new Vocabulary(taught)
  const read = lines.map(({ words, slots, label }) => ({ ...slotted(vocabulary.read(words), slots), label }))
  const samples = read.flatMap(({ terms, more, label }): Sample[] => {
    const sample = { features: [...featuresOf(terms), ...more], label }
    // a word that nobody knows at the end of a question about the community makes it no other question
    return intents[label]?.uses && terms.length > 2
      ? [sample, { features: [...featuresOf([...terms, unheard]), ...more], label }]
      : [sample]
  })
  return {
    words: taught,
    terms: termsOf(read, intents),
    weights: await learnWeights(samples, intents.length),
    articles: await learnArticles(intents, articles, forms, vocabulary),
  }
}

/** What tells the intents apart, of what was learnt from their examples. */
export const matcherOf = (intents: readonly Intent[], { words, terms, weights, articles }: Learnt): Matcher => ({
  vocabulary: new Vocabulary(words),
  classifier: new Classifier(weights),
  articles: new Classifier(articles),
  intents,
  byAsk: new Map(intents.flatMap((intent) => (intent.ask ? [[normalised(intent.ask), intent]] : []))),
  terms: terms.map((own) => new Set(own)),
  ofIntents: new Set(terms.flat()),
})
