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
import {
  announced,
  asksFor,
  beginningOf,
  has,
  longestQuote,
  rated,
  says,
  wantedWords,
  withWhatFollows,
} from './text-search'

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
const ofKind: readonly (readonly [SiteText['kind'], RegExp])[] = [
  ['foro', /^(?:foros?|forum|temas?|hilos?|posts?)$/],
  ['anuncio', /^(?:anuncios?|noticias?|comentarios?)$/],
  ['regla', /^(?:reglamento|reglas?|articulos?|normas?)$/],
  ['privacidad', /^(?:privacidad|sitio|pagina|datos?)$/],
  ['torneo', /^(?:torneos?|copas?)$/],
]

const namesOurs = (words: readonly string[]) => ofKind.some(([, says]) => words.some((word) => says.test(word)))

/** They ask, and name nothing. */
const asking =
  /^(?:cach\w+|alguien|puse|pongo|poner|hago|hacer|pasa|pasaria|si|cuant\w+|tengo|tiene\w*|hay|dime|oye|hola|porfa\w*|jaja\w*|the|what|how|can|does|for|and)$/

/** Of what is kept of people only who asks of that is told. */
const ofData =
  /^(?:guarda\w*|datos?|privad\w*|privacidad|ley|cookies?|borra\w*|rastre\w*|ip|ve|ven|vend\w+|hash|retien\w*|almacena\w*|respaldos?)$/

interface Wanted {
  word: string
  root: string
  weight: number
  /** It stands in few sentences. */
  rare: boolean
}

/** How much a word counts that stands beside what is quoted, or in its title; one that only means the same; one of the kind of text. */
const [beside, meansSame, kindly] = [0.6, 0.85, 0.8]
/** From which part of what is asked a sentence tells it. */
const leastCovered = 0.56
/** The same where the question seems to be about something else. */
const leastOutside = 0.6
/** A word of so small a share of all sentences names something. */
const rareShare = 0.03

const bears = (found: ReadonlySet<string>, { root }: Pick<Wanted, 'root'>) => has(found, root)
const bearsLike = (found: ReadonlySet<string>, { root }: Pick<Wanted, 'root'>) =>
  (alike.get(root) ?? []).some((each) => found.has(each))

/** Whether a word, or one that means the same, is of some. */
const isAmong = (roots: ReadonlySet<string>, root: string) =>
  roots.has(root) || (alike.get(root) ?? []).some((each) => roots.has(each))

/** What a question looks for, each word by how few sentences have it; what nobody wrote and is everyday talk counts little. */
function wantedIn(words: readonly string[], sentences: readonly ReadonlySet<string>[]): Wanted[] {
  const said = words.flatMap((word) => (slang.get(word) || word).split(' '))
  return wantedWords(said, asksFor)
    .filter((word) => !asking.test(word))
    .flatMap((word) => {
      const root = rootOf(word)
      const bearers = sentences.filter((found) => bears(found, { root }) || bearsLike(found, { root })).length
      const weight = !bearers && everyday.has(root) ? 1 : Math.log(1 + sentences.length / (bearers || 2))
      return [{ word, root, weight, rare: bearers > 0 && bearers < rareShare * sentences.length }]
    })
}

/** What a text tells of a question: the quote, how much of the question it has, and the words that it has. */
export interface Told {
  text: SiteText
  quote: string
  covered: number
  found: readonly string[]
}

/** The sentence of what is published that has most of what a question says, and enough of it; null where none has. `oneWord`: as in `quotedFor`; `any`: of a rare word among these. */
export function toldIn(
  { words, read }: Pick<Question, 'words' | 'read'>,
  all: readonly SiteText[],
  {
    least = leastCovered,
    oneWord = false,
    any = null,
  }: { least?: number; oneWord?: boolean; any?: ReadonlySet<string> | null } = {},
): Told | null {
  const said = words.map(({ plain }) => plain)
  const texts = said.some((word) => ofData.test(word)) ? all : all.filter(({ kind }) => kind !== 'privacidad')
  const wanted = wantedIn(
    said,
    texts.flatMap(({ inSentences }) => inSentences),
  )
  // what is about other things has to stand there as it was said
  const isOurs = namesOurs(said)
  const foreign =
    isOurs || any ? [] : read.flatMap(({ kind, from }) => (kind === 'foreign' ? [rootOf(said[from] ?? '')] : []))
  const subjects = new Set(read.flatMap(({ term, from }) => (named.includes(term) ? [rootOf(said[from] ?? '')] : [])))
  // one word alone names what is meant where it is a subject of ours, and nothing else is strange
  const isPlain =
    oneWord && read.every(({ kind, from }) => kind === 'known' || kind === 'common' || (said[from] ?? '').length < 4)
  const whole = wanted.reduce((sum, { weight }) => sum + weight, 0)
  if (!wanted.some(({ rare }) => rare)) return null
  let best: (Told & { at: string; score: number }) | null = null
  for (const text of texts) {
    const ofIts = (word: string) => ofKind.some(([kind, says]) => kind === text.kind && says.test(word))
    for (const [index, sentence] of text.sentences.entries()) {
      const own = text.inSentences[index] ?? new Set<string>()
      const quote = withWhatFollows(text, sentence)
      const around = quote === sentence ? text.inBody : rootsOf(quote)
      if (!foreign.every((root) => has(own, root))) continue
      let [sum, rare, hits, alone] = [0, 0, 0, false]
      const found: string[] = []
      for (const each of wanted) {
        const inOwn = bears(own, each) ? 1 : bearsLike(own, each) ? meansSame : 0
        const near =
          bears(around, each) || bears(text.inTitle, each)
            ? beside
            : bearsLike(text.inTitle, each)
              ? beside * meansSame
              : 0
        const share = Math.max(inOwn, near, ofIts(each.word) ? kindly : 0)
        if (inOwn && each.rare) rare++
        if (inOwn || ofIts(each.word)) hits++
        if (inOwn && each.rare && (any ? isAmong(any, each.root) : inOwn === 1 && isPlain && subjects.has(each.root)))
          alone = true
        if (share) found.push(each.word)
        sum += share * each.weight
      }
      const covered = sum / whole
      // how a thing is done is told to who asks all of it
      if (!rare || ((any || hits < 2) && !alone) || covered < (text.kind === 'guia' ? 0.8 : least)) continue
      // of equals, what is new, and what was decided before what was talked of
      const score = covered + (text.kind === 'foro' ? -0.05 : 0)
      if (!best || score > best.score || (score === best.score && (text.at ?? '') > best.at))
        best = { text, quote: shortened(quote, longestQuote), covered, found, at: text.at ?? '', score }
    }
  }
  return best
}

const asksWhether =
  /^(?:y |oye |hola )?(?:se puede[n]?|puedo|podemos|puede[n]?|vale[n]?|permiten|dejan|esta[n]? permitid[oa]s?|es legal|can|is it allowed|may)\b/
const forbids = /\bprohibid|\bno se puede|\bnada de\b/i

/** A quote with where it stands; 'No' first where one may not. */
export function asQuoted({ text, quote }: Pick<Told, 'text' | 'quote'>, question: Pick<Question, 'words'>): Reply {
  const asked = question.words.map(({ plain }) => plain).join(' ')
  const said = `«${quoted(quote)}»`
  const at = text.at ? ` (${formatDate(text.at)})` : ''
  const where = link(text.title, text.address)
  return {
    text: lines(
      asksWhether.test(asked) && forbids.test(quote) && bold('No.'),
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
  if (isOther && !namesOurs(question.words.map(({ plain }) => plain))) return null
  const told = toldIn(question, texts, oneWord ? { oneWord } : { least: leastOutside })
  return told && asQuoted(told, question)
}

/** What is set up of a game. */
const ofSetUp = new Set((classes.get(setUp) ?? []).map(rootOf))
const leastOfSetUp = 0.34

/** What was announced or written in the forum of how the game is set up: the words of what goes wrong are few there, so that less of them is enough. */
export function setUpTold(question: Pick<Question, 'words' | 'read'>, texts: readonly SiteText[]): Told | null {
  return toldIn(
    question,
    texts.filter(({ kind }) => kind === 'anuncio' || kind === 'foro'),
    { least: leastOfSetUp, oneWord: true, any: ofSetUp },
  )
}

/** 'hay algún anuncio de los comentarios'. */
const asksIfAny = /\bhay (?:algun |un )?anuncios? (?:de|del|sobre|que)\b/

/** It asks what an announcement says. */
export function asksOfAnnouncement(words: readonly Word[]): boolean {
  const said = words.map((word) => word.plain)
  const asks = said.some((word) => says.test(word) || word === 'donde') || asksIfAny.test(said.join(' '))
  return asks && said.some((word) => announced.test(word)) && wantedWords(said, /^$/).length > 0
}

/** What an announcement that is asked of says; that there is none, where none has what is asked for. */
export async function ofAnnouncement({ words }: Pick<Question, 'words'>, site: Site): Promise<Reply | null> {
  if (!asksOfAnnouncement(words)) return null
  const published = (await site.textos()).filter(({ kind }) => kind === 'anuncio' || kind === 'torneo')
  const said = words.map((word) => word.plain)
  const roots = [...new Set(wantedWords(said, asksFor).map(rootOf))]
  const [best] = roots.length ? rated(published, roots) : []
  return best
    ? asQuoted({ text: best.text, quote: beginningOf(best.text) }, { words })
    : {
        kind: 'missing',
        text: `No encuentro ningún anuncio que hable de eso. Están todos en ${link('Anuncios', paths.anuncios)}.`,
      }
}
