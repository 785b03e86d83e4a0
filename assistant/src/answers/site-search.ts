import { paths } from '@trinchera/contract/site-paths'
import { formatDate } from '@trinchera/rules/presentation'
import { shortened } from '@trinchera/rules/letters'
import { corpus } from '../corpus/corpus'
import type { Reply, Site } from '../intent'
import type { SiteText } from '../names/site-text'
import { rootsOf } from '../names/texts'
import type { Question } from '../understand'
import type { Word } from '../words/plain'
import { rootOf } from '../words/vocabulary'
import { bold, lines, link, quoted } from '../wording'
import { beginningOf, has, isOf, longestQuote, wantedWords, withWhatFollows } from './text-search'
import { asksWhether } from './whether'

const { synonyms, classes, slang, neutral, subjects: named } = corpus.words
const everyday = new Set(neutral.map(rootOf))

const setUp = 'ajuste'
/** A root → those of the words that mean the same. */
const alike = new Map<string, readonly string[]>()
// what is set up are things of one kind, and none stands for another
for (const [term, forms] of [...synonyms, ...classes].filter(([kind]) => kind !== setUp)) {
  const group = [...new Set([term, ...forms].map(rootOf))]
  for (const word of [term, `${term}s`, ...forms])
    alike.set(rootOf(word), [...(alike.get(rootOf(word)) ?? []), ...group])
}

/** A word that says which kind of text is meant is found in all of that kind. */
const kinds = ['foro', 'anuncio', 'regla', 'privacidad', 'torneo'] as const

interface Wanted {
  word: string
  root: string
  weight: number
  /** It stands in few sentences. */
  rare: boolean
}

/** How much a word counts that stands beside what is quoted, or in its title; one that only means the same; one of the kind of text. */
const [beside, meansSame, kindly] = [0.6, 0.85, 0.8]
/** A word of so small a share of all sentences names something. */
const rareShare = 0.03

/** Whether a word, or one that means the same, is of some. */
const isAmong = (roots: ReadonlySet<string>, root: string) =>
  has(roots, root) || (alike.get(root) ?? []).some((each) => roots.has(each))

/** What is looked for, each word by how few sentences have it; what nobody wrote and is everyday talk counts little. */
function wantedIn(words: readonly string[], texts: readonly SiteText[], whole = false): Wanted[] {
  const sentences = texts.flatMap(({ inSentences }) => inSentences)
  const said = words.flatMap((word) => (slang.get(word) || word).split(' '))
  return wantedWords(said, 'detalle').map((word) => {
    const root = rootOf(word)
    const bearers = sentences.filter((found) => isAmong(found, root)).length
    const weight = !bearers && everyday.has(root) ? 1 : Math.log(1 + sentences.length / (bearers || 2))
    return { word, root, weight, rare: whole || (bearers > 0 && bearers < rareShare * sentences.length) }
  })
}

/** What a text tells of what is looked for: the quote, and how much of it the quote has, 0 to 1. */
export interface Told {
  text: SiteText
  quote: string
  covered: number
}

interface Sought {
  /** From which part of what is looked for a sentence tells it. */
  least: number
  /** Whether a rare word is enough by itself. */
  lone?: (root: string, sentence: ReadonlySet<string>) => boolean
  /** Whether there must be such a word. */
  onlyLone?: boolean
  /** A text is asked for as a whole: its title counts as what it says, and any word may tell it. */
  whole?: boolean
  /** Roots that must stand there as they were said. */
  must?: readonly string[]
}

/** The sentence of a text that has the most of what is looked for. */
function bestOf(
  text: SiteText,
  wanted: readonly Wanted[],
  { least, lone, onlyLone, whole: asWhole, must = [] }: Sought,
): Told | null {
  const whole = wanted.reduce((sum, { weight }) => sum + weight, 0)
  const ofIts = (word: string) => kinds.some((kind) => kind === text.kind && isOf(kind, word))
  let best: Told | null = null
  for (const [index, sentence] of text.sentences.entries()) {
    const said = text.inSentences[index] ?? new Set<string>()
    const own = asWhole ? new Set([...said, ...text.inTitle]) : said
    if (!must.every((root) => has(own, root))) continue
    const hits = wanted.filter(({ word, root }) => isAmong(own, root) || ofIts(word))
    const rare = hits.filter((each) => each.rare && isAmong(own, each.root))
    const isLone = rare.some(({ root }) => lone?.(root, own))
    if (!rare.length || !(isLone || (!onlyLone && hits.length > 1))) continue
    const quote = withWhatFollows(text, sentence)
    const around = quote === sentence ? text.inBody : rootsOf(quote)
    const share = ({ word, root }: Wanted) =>
      Math.max(
        has(own, root) ? 1 : isAmong(own, root) ? meansSame : 0,
        has(around, root) || isAmong(text.inTitle, root) ? beside : 0,
        ofIts(word) ? kindly : 0,
      )
    const covered = wanted.reduce((sum, each) => sum + share(each) * each.weight, 0) / whole
    // how a thing is done is told to who asks all of it
    if (covered < (text.kind === 'guia' ? Math.max(least, 0.8) : least)) continue
    if (!best || covered > best.covered) best = { text, quote: shortened(quote, longestQuote), covered }
  }
  return best
}

/** What is published that tells what is looked for, the best first; of equals what is new, and what was decided before what was talked of. */
export function searched(words: readonly string[], all: readonly SiteText[], sought: Sought): Told[] {
  const texts = words.some((word) => isOf('guarda', word)) ? all : all.filter(({ kind }) => kind !== 'privacidad')
  const wanted = wantedIn(words, texts, sought.whole)
  const titled = ({ inTitle }: SiteText) => wanted.filter(({ root }) => has(inTitle, root)).length
  const score = ({ covered, text }: Told) =>
    covered - (text.kind === 'foro' ? 0.05 : 0) + (sought.whole ? 0.1 * titled(text) : 0)
  return texts
    .flatMap((text) => bestOf(text, wanted, sought) ?? [])
    .sort((a, b) => score(b) - score(a) || (b.text.at ?? '').localeCompare(a.text.at ?? ''))
}

const forbids = /\bprohibid|\bno se puede|\bnada de\b/i

/** A quote with where it stands; 'No' first where one may not. */
export function asQuoted({ text, quote }: Pick<Told, 'text' | 'quote'>, question: Pick<Question, 'words'>): Reply {
  const said = `«${quoted(quote)}»`
  const at = text.at ? ` (${formatDate(text.at)})` : ''
  const where = link(text.title, text.address)
  return {
    text: lines(
      asksWhether(question) && forbids.test(quote) && bold('No.'),
      text.kind === 'foro' && text.by ? `${bold(quoted(text.by))} escribió en el foro: ${said}` : said,
      `${text.kind === 'foro' ? 'Está en' : 'Lo dice'} ${where}${at}.`,
    ),
    texto: text.address,
  }
}

/** What is published that has most of what a question says, quoted; null where none has. `oneWord`: a single word of a subject is enough; `isOther`: it is about something else, but for a place of the site that it names. */
export function quotedFor(
  question: Question,
  texts: readonly SiteText[],
  { oneWord, isOther }: { oneWord: boolean; isOther: boolean },
): Reply | null {
  const { read } = question
  const said = question.words.map(({ plain }) => plain)
  const isOurs = said.some((word) => kinds.some((kind) => isOf(kind, word)))
  if (isOther && !isOurs) return null
  const rootsAt = (is: (each: Question['read'][number]) => boolean) =>
    read.flatMap((each) => (is(each) ? rootOf(said[each.from] ?? '') : []))
  const subjects = new Set(rootsAt(({ term }) => named.includes(term)))
  // one word alone names what is meant where it is a subject of ours, and nothing else is strange
  const isPlain = read.every(({ kind, from }) => kind === 'known' || kind === 'common' || (said[from] ?? '').length < 4)
  const [told] = searched(said, texts, {
    least: oneWord ? 0.56 : 0.6,
    lone: (root, sentence) => oneWord && isPlain && subjects.has(root) && has(sentence, root),
    // what is about other things has to stand there as it was said
    must: isOurs ? [] : rootsAt(({ kind }) => kind === 'foreign'),
  })
  return told ? asQuoted(told, question) : null
}

/** What is set up of a game. */
const ofSetUp = new Set((classes.get(setUp) ?? []).map(rootOf))

/** What was announced or written in the forum of how the game is set up: the words of what goes wrong are few there, so that less of them is enough. */
export function setUpTold({ words }: Pick<Question, 'words'>, texts: readonly SiteText[]): Told | null {
  const [told] = searched(
    words.map(({ plain }) => plain),
    texts.filter(({ kind }) => kind === 'anuncio' || kind === 'foro'),
    { least: 0.34, lone: (root) => isAmong(ofSetUp, root), onlyLone: true },
  )
  return told ?? null
}

/** It asks what an announcement says. */
export function asksOfAnnouncement(words: readonly Word[]): boolean {
  const said = words.map((word) => word.plain)
  const asks = said.some((word) => isOf('dice', word) || word === 'donde' || word === 'hay')
  return asks && said.some((word) => isOf('anuncio', word)) && wantedWords(said).length > 0
}

/** What an announcement that is asked of says; that there is none, where none has what is asked for. */
export async function ofAnnouncement({ words }: Pick<Question, 'words'>, site: Site): Promise<Reply | null> {
  if (!asksOfAnnouncement(words)) return null
  const published = (await site.textos()).filter(({ kind }) => kind === 'anuncio' || kind === 'torneo')
  const said = words.map((word) => word.plain)
  const [best] = searched(said, published, { least: 0.5, lone: () => true, whole: true })
  return best
    ? asQuoted({ text: best.text, quote: beginningOf(best.text) }, { words })
    : {
        kind: 'missing',
        text: `No encuentro ningún anuncio que hable de eso. Están todos en ${link('Anuncios', paths.anuncios)}.`,
      }
}
