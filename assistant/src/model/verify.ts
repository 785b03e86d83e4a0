import type { Site } from '../intent'
import type { Matcher } from '../intents/matcher'
import { mentionsIn } from '../names/recognise'
import { numberIn } from '../names/numbers'
import { isIn } from '../words/lists'
import { plain, wordsOf } from '../words/plain'
import { rootOf } from '../words/vocabulary'

/** What a tool gave, which an answer is held to. */
export interface Evidence {
  text: string
}

/** No answer of ours is longer, in characters. */
const longest = 2500

const linkPattern = /\[([^\]]*)\]\(([^)]*)\)/g
const addressesIn = (text: string) => [...text.matchAll(linkPattern)].map(([, , address = '']) => address)
const bare = (text: string) => text.replace(linkPattern, '$1').replace(/[*\u200B]/g, '')
const figuresIn = (text: string) => bare(text).match(/\d+/g) ?? []

/** Figures that say something together, as they stand: '2.º de 14', '63–30', '20:00'. */
const groupsIn = (text: string) =>
  (bare(text).match(/\d+(?:\s?[–-]\s?\d+|[:/.,]\d+|\.º(?:\s+de\s+\d+)?|\s?%)*/gu) ?? []).map((group) =>
    group.replace(/\s/g, '').replace('-', '–'),
  )

/** The stem of a word. */
export const stemOf = (word: string) => rootOf(wordsOf(word)[0]?.plain ?? '')
/** What is counted, by its stem, with its figures: '63 victorias'. */
export const countsIn = (text: string) =>
  [...bare(text).matchAll(/(\d+)\s+(\p{L}{4,})/gu)].map(([, figure = '', noun = '']) => [stemOf(noun), figure] as const)

/** Whether a text counts something that the results count otherwise. */
function countsOtherwise(text: string, results: string): boolean {
  const given = countsIn(results)
  return countsIn(text).some(
    ([noun, figure]) =>
      given.some(([each]) => each === noun) && !given.some(([each, right]) => each === noun && right === figure),
  )
}

/** An address, however it is written: 'malo.cl', 'discord.gg/abc'. */
const domainsIn = (text: string) => bare(text).match(/[\p{L}\p{N}-]+\.\p{L}{2,}(?:\/\S*)?/gu) ?? []

/** The stems of what a text denies, and of all else it says. */
function saidIn(text: string): { denied: Set<string>; said: Set<string> } {
  const words = wordsOf(bare(text).replace(/^\W*no[,.:;!]/i, '')).map(({ plain: word }) => word)
  const denied = new Set<number>()
  for (const [at, word] of words.entries()) {
    if (!isIn('niega', word)) continue
    let next = at + 1
    while (isIn('entre-no-y-verbo', words[next] ?? '')) next++
    denied.add(next)
  }
  const stems = (is: (at: number) => boolean) => new Set(words.flatMap((word, at) => (is(at) ? [rootOf(word)] : [])))
  return { denied: stems((at) => denied.has(at)), said: stems((at) => !denied.has(at)) }
}

/** Whether a text denies what the results say, or says what they deny. */
function turnsRound(text: string, results: string): boolean {
  const [own, given] = [saidIn(text), saidIn(results)]
  return (
    [...own.denied].some((stem) => given.said.has(stem) && !given.denied.has(stem)) ||
    [...given.denied].some((stem) => own.said.has(stem) && !given.said.has(stem))
  )
}

/** Whether a yes is said where a tool said no, or the other way round. */
function yesForNo(text: string, results: readonly Evidence[]): boolean {
  const yesIn = (answer: string) => /^\W*(si|no)[,.:;!]/.exec(plain(bare(answer)))?.[1]
  const said = yesIn(text)
  const given = results.flatMap((each) => yesIn(each.text) ?? [])
  return said !== undefined && given.length > 0 && !given.includes(said)
}

/** A word that counts: 'segundo', 'tres'; what is one or a numeral is no such word, and neither is the name 'Once'. */
const written = (word: string) =>
  /^un[oa]?$|^primer|^\d|^[ivx]+$|^once$/.test(word)
    ? null
    : (numberIn(word) ?? (word.endsWith('s') ? numberIn(word.slice(0, -1)) : null))

const isCount = (word: string) => (written(word) ?? 0) > 1

/** Names, as Spanish writes them: a capital where no sentence begins. */
const namesIn = (text: string) =>
  [...bare(text).matchAll(/(?<=[\p{L}\p{N},;)»"] )(?:«|")?(\p{Lu}[\p{L}\p{N}]+)/gu)].map(([, name = '']) => name)

/** What people wrote, as the results give it: quotes, and titles of announcements. */
const peoples = (results: string): string[] =>
  [...results.matchAll(/«([^»]*)»|\[([^\]]*)\]\(\/anuncios\/[^)]*\)/gu)].flatMap(
    ([, quote, title]) => quote ?? title ?? [],
  )
/** A text without what people wrote: it may be repeated as it stands, and nothing in it is a fact of the site. */
const without = (text: string, quotes: readonly string[]) =>
  quotes.reduce((rest, quote) => (quote ? rest.split(quote).join(' ') : rest), text)

/** Nobody is told to hand over what is secret. */
const begging = /\b(?:manda|envia|dame|pasa|escribe|dile)\S* (?:\S+ ){0,4}(?:clave|contrasena|password|codigo)/

/** What a sentence begins with: a name too, where the language has no such word. */
const firstsIn = (text: string) =>
  [...bare(text).matchAll(/(?:^|[.!?…:\n]\s*|[-•*]\s+)[¡¿«"]*(\p{Lu}[\p{L}\p{N}]+)/gu)].map(([, name = '']) => name)

/** The parts of the results that are about the same: each row of a list is of its own. */
const partsOf = (results: readonly Evidence[]): string[] =>
  results.flatMap(({ text }) => {
    const rows = bare(text).split('\n')
    const isRow = (row: string) => /^\s*(?:[-•]|\d+[.)])\s/.test(row)
    return [...rows.filter(isRow), rows.filter((row) => !isRow(row)).join('\n')]
  })

/** Whether a figure is said of somebody of whom no result says it: that of the name before it, or of the one that follows at once. */
function figureOfAnother(
  text: string,
  results: readonly Evidence[],
  community: Site['community'],
  vocabulary: Matcher['vocabulary'],
): boolean {
  const surely = (words: ReturnType<typeof wordsOf>) =>
    mentionsIn(words, community, vocabulary).filter(({ sure }) => sure)
  const parts = partsOf(results).map((part) => ({
    text: plain(part),
    figures: new Set(figuresIn(part)),
    nameless: !surely(wordsOf(part)).length,
  }))
  return bare(text)
    .split(/\n|(?<=[.!?…])\s+(?=[\p{Lu}¿¡])/u)
    .some((sentence) => {
      const words = wordsOf(sentence)
      const mentions = surely(words)
      return words.some(({ plain: word }, at) => {
        const figure = /^\d+/.exec(word)?.[0]
        if (!figure || mentions.some(({ from, to }) => at >= from && at < to)) return false
        const owner =
          mentions.find(({ from }) => from > at && from <= at + 2) ?? mentions.findLast(({ to }) => to <= at)
        if (!owner) return false
        const names = [owner.clan?.nombre, owner.jugador?.nombre].flatMap((name) => (name ? [plain(name)] : []))
        return !parts.some(
          (part) => part.figures.has(figure) && (part.nameless || names.some((name) => part.text.includes(name))),
        )
      })
    })
}

/**
 * What is wrong with a model's text: an address, a figure or a name that no tool gave, a figure of somebody else, or the contrary of what they
 * say. Its other words are its own. A name may be the question's as well; a figure may not, for the question may suppose what is not so.
 */
export function faultOf(
  text: string,
  results: readonly Evidence[],
  question: string,
  { community }: Pick<Site, 'community'>,
  { vocabulary }: Pick<Matcher, 'vocabulary'>,
): string | null {
  if (!text.trim() || text.length > longest) return 'nothing, or too much'
  const all = results.map((each) => each.text).join('\n')
  const given = plain(bare(all))
  const [addresses, figures, groups] = [new Set(addressesIn(all)), new Set(figuresIn(all)), groupsIn(all)]
  const words = wordsOf(bare(text)).map(({ plain: word }) => word)
  const quotes = peoples(all)
  const own = without(text, quotes)
  const known = plain(`${bare(without(all, quotes))} ${question}`)
  const isStrange = (name: string) => /unknown|foreign/.test(vocabulary.term(wordsOf(name)[0]?.plain ?? '', false).kind)
  const isOfGroup = (group: string) =>
    groups.some((each) => each === group || each.startsWith(`${group}de`) || each === `${group}.º`)
  const isKnown = (name: string | undefined) => name !== undefined && known.includes(plain(name))
  const isMarkup = /[<>]|https?:\/\/|```|^#/m.test(text.replace(linkPattern, '$1'))
  const faults: readonly (readonly [fault: string, isAt: boolean])[] = [
    ['markup', isMarkup],
    ['an address', addressesIn(text).some((address) => !addresses.has(address))],
    ['an address', domainsIn(text).some((domain) => !given.includes(plain(domain)))],
    ['a figure', !groupsIn(text).every(isOfGroup) || countsOtherwise(text, all)],
    ['a number', words.some((word) => isCount(word) && !figures.has(`${written(word)}`) && !given.includes(word))],
    ['a figure of another', figureOfAnother(text, results, community, vocabulary)],
    ['the contrary', turnsRound(text, all) || yesForNo(text, results)],
    ['an order', begging.test(plain(text)) && !begging.test(given)],
    ['a name', ![...namesIn(own), ...firstsIn(own).filter(isStrange)].every(isKnown)],
    [
      'a name',
      mentionsIn(wordsOf(bare(own)), community, vocabulary).some(
        ({ sure, clan, jugador }) => sure && !isKnown(clan?.nombre) && !isKnown(jugador?.nombre),
      ),
    ],
    ['a curse', words.some((word) => isIn('garabatos', word) && !given.includes(word))],
  ]
  return faults.find(([, isAt]) => isAt)?.[0] ?? null
}

/** Whether a text tells anything of what the tools gave: a figure, an address, a name or a word of theirs that is not everybody's. */
export function tellsOf(
  text: string,
  results: readonly Evidence[],
  { vocabulary }: Pick<Matcher, 'vocabulary'>,
): boolean {
  const all = results.map((each) => each.text).join('\n')
  const saying = (part: string) =>
    wordsOf(bare(part)).flatMap(({ plain: word }) =>
      /^\d+/.test(word) || (word.length > 3 && vocabulary.term(word).kind !== 'common') ? [rootOf(word)] : [],
    )
  const given = new Set(saying(all))
  return saying(text).some((stem) => given.has(stem))
}
