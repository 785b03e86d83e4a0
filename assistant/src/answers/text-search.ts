import { shortened } from '@trinchera/rules/letters'
import { corpus } from '../corpus/corpus'
import { numberIn } from '../names/numbers'
import type { SiteText } from '../names/site-text'
import { wordsOf, type Word } from '../words/plain'
import { isOne } from '../words/said'
import { rootOf } from '../words/vocabulary'

const { common, slang, searching } = corpus.words
const small: ReadonlySet<string> = new Set(common)

/** Whether a word only says where to look, or that something is looked for: of which kind of text it is, that it says something. */
export const isOf = (group: string, word: string) => isOne(searching.get(group) ?? [], word)

/** Long words are the same by their beginning: 'eliminatorias', 'eliminatoria'; a short one may be cut: 'francos'. */
export function has(roots: ReadonlySet<string>, root: string): boolean {
  if (roots.has(root)) return true
  if (root.length < 5) return false
  const beginning = root.slice(0, 6)
  for (const each of roots) if (each.startsWith(beginning)) return true
  return false
}

/** What a question looks for: its words, but for those that only ask or say where to look. */
export const wantedWords = (plain: readonly string[], ...also: readonly string[]): string[] => [
  ...new Set(
    plain.filter(
      (word) =>
        word.length > 1 &&
        !['anuncio', 'dice', 'donde', ...also].some((group) => isOf(group, word)) &&
        !small.has(word) &&
        slang.get(word) !== '',
    ),
  ),
]

const rootsSaid = (words: readonly Word[]) =>
  new Set(words.flatMap(({ plain }) => (small.has(plain) ? [] : String(numberIn(plain) ?? rootOf(plain)))))

/** The one of some things whose name a question says the most of: a word counts the more the fewer of their names have it. Undefined where it says none, or as much of two. */
export function closest<T>(words: readonly Word[], things: readonly T[], nameOf: (thing: T) => string): T | undefined {
  const said = rootsSaid(words)
  const names = things.map((thing) => rootsSaid(wordsOf(nameOf(thing))))
  const worth = (root: string) => 1 / names.filter((name) => name.has(root)).length
  const rated = things
    .map((thing, at) => ({
      thing,
      score: [...(names[at] ?? [])].reduce((sum, root) => sum + (said.has(root) ? worth(root) : 0), 0),
    }))
    .toSorted((a, b) => b.score - a.score)
  const [best, next] = rated
  return best && best.score > (next?.score ?? 0) ? best.thing : undefined
}

export const longestQuote = 280

/** As much is quoted of a text that is asked for as a whole. */
const longestWhole = 600

/** A text from its beginning, whole sentences. */
export function beginningOf({ sentences }: Pick<SiteText, 'sentences'>, most = longestWhole): string {
  let quote = ''
  // a heading is said again with what stands below it
  for (const sentence of sentences.filter((each, at) => !sentences[at + 1]?.startsWith(`${each}: `))) {
    if (quote.length + sentence.length > most) return quote ? `${quote} …` : shortened(sentence, most)
    quote = `${quote} ${sentence}`.trim()
  }
  return quote
}

/** A sentence of a text, with what it announces where it ends in a colon. */
export function withWhatFollows({ sentences }: SiteText, sentence: string): string {
  const at = sentences.indexOf(sentence)
  let quote = sentence
  for (const next of at < 0 || !sentence.trim().endsWith(':') ? [] : sentences.slice(at + 1)) {
    if (quote.length + next.length > longestQuote) break
    quote = `${quote} ${next}`
  }
  return quote
}
