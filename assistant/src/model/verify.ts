import type { Site } from '../intent'
import type { Matcher } from '../intents/matcher'
import { mentionsIn } from '../names/recognise'
import { numberIn } from '../names/numbers'
import { plain, wordsOf } from '../words/plain'
import { rootOf } from '../words/vocabulary'

/** No answer of ours is longer, in characters. */
const longest = 2500
/** Of the words that say something, so many may be the model's own: it has to join what it was given. */
const ownWords = 0.34
const freeWords = 3

const unseen = /\u200B/g
const linkPattern = /\[([^\]]*)\]\(([^)]*)\)/g
const addressesIn = (text: string) => [...text.matchAll(linkPattern)].map(([, , address = '']) => address)
const bare = (text: string) => text.replace(unseen, '').replace(linkPattern, '$1').replace(/\*/g, '')
const figuresIn = (text: string) => bare(text).match(/\d+/g) ?? []

/** Figures that say something together, as they stand: '2.º de 14', '63–30', '20:00'. */
const groupsIn = (text: string) =>
  (bare(text).match(/\d+(?:\s?[–-]\s?\d+|[:/.,]\d+|\.º(?:\s+de\s+\d+)?|\s?%)*/gu) ?? []).map((group) =>
    group.replace(/\s/g, '').replace('-', '–'),
  )

/** What is counted, by its stem, with its figures: '63 victorias'. */
const countsIn = (text: string) =>
  [...bare(text).matchAll(/(\d+)\s+(\p{L}{4,})/gu)].map(
    ([, figure = '', noun = '']) => [rootOf(wordsOf(noun)[0]?.plain ?? ''), figure] as const,
  )

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

/** Words that stand between a 'no' and what it denies. */
const between = /^(?:le|les|lo|la|los|las|se|me|te|nos|ha|han|he|hay)$/

/** The stems of what a text denies, and of all else it says. */
function saidIn(text: string): { denied: Set<string>; said: Set<string> } {
  const words = wordsOf(bare(text)).map(({ plain: word }) => word)
  const denied = new Set<number>()
  for (const [at, word] of words.entries()) {
    if (!/^(?:no|nunca|jamas|tampoco)$/.test(word)) continue
    let next = at + 1
    while (between.test(words[next] ?? '')) next++
    denied.add(next)
  }
  const stems = (is: (at: number) => boolean) => new Set(words.flatMap((word, at) => (is(at) ? [rootOf(word)] : [])))
  return { denied: stems((at) => denied.has(at)), said: stems((at) => !denied.has(at)) }
}

/** Whether a text denies what the results say, or says what they deny. */
function turnsRound(text: string, results: string): boolean {
  const [own, given] = [saidIn(text), saidIn(results)]
  return (
    [...own.denied].some((stem) => !given.denied.has(stem)) ||
    [...given.denied].some((stem) => own.said.has(stem) && !given.said.has(stem))
  )
}

/** A word that counts: 'segundo', 'tres'. 'Uno' and 'una' are articles too. */
const written = (word: string) =>
  /^un[oa]?$|^primer|^\d|^[ivx]+$|^once$/.test(word) ? null : (numberIn(word) ?? numberIn(word.replace(/s$/, '')))

/** Words that no answer of ours holds, though the assistant knows them when they are said to it. */
const curses =
  /^(?:culia|culer|qlia|qlo|weon|wn$|aweon|conche|ctm$|csm$|mierd|put[ao]|chuch|maric|maldit|tont|idiot|imbecil|estupid|mamon|saco)/

/** Names, as Spanish writes them: a capital where no sentence begins. Where one does, a word that is none of the language is a name too. */
const namesIn = (text: string) =>
  [...bare(text).matchAll(/(?<=[\p{L}\p{N},;)»"] )(?:«|")?(\p{Lu}[\p{L}\p{N}]+)/gu)].map(([, name = '']) => name)

/**
 * What is wrong with a model's text: an address, a figure or a name that no tool gave, or too much that is its own. Null where all of it comes
 * from the results. `results`: what the tools gave, as one text.
 */
export function faultOf(
  text: string,
  results: string,
  question: string,
  { community }: Pick<Site, 'community'>,
  { vocabulary }: Pick<Matcher, 'vocabulary'>,
): string | null {
  if (!text.trim() || text.length > longest) return 'nothing, or too much'
  if (/[<>]|https?:\/\/|```|^#/m.test(text.replace(linkPattern, '$1'))) return 'markup'
  const given = bare(results)
  const [addresses, figures] = [new Set(addressesIn(results)), new Set(figuresIn(results))]
  if (addressesIn(text).some((address) => !addresses.has(address))) return 'an address'
  if (figuresIn(text).some((figure) => !figures.has(figure))) return 'a figure'
  const groups = groupsIn(results)
  if (
    groupsIn(text).some(
      (group) => !groups.some((each) => each === group || each.startsWith(`${group}de`) || each === `${group}.º`),
    )
  )
    return 'figures put otherwise'
  if (countsOtherwise(text, results)) return 'figures put otherwise'
  if (domainsIn(text).some((domain) => !plain(given).includes(plain(domain)))) return 'an address'
  if (turnsRound(text, results)) return 'the contrary'
  const words = wordsOf(bare(text))
  if (
    words.some(
      ({ plain: word }) =>
        (written(word) ?? 0) > 1 && !figures.has(String(written(word))) && !plain(given).includes(word),
    )
  )
    return 'a number'
  const known = plain(given)
  if (namesIn(text).some((name) => !known.includes(plain(name)))) return 'a name'
  const mentions = mentionsIn(words, community, vocabulary).filter(({ sure }) => sure)
  if (mentions.some(({ clan, jugador }) => !known.includes(plain((clan ?? jugador)?.nombre ?? '')))) return 'a name'
  const roots = new Set(wordsOf(`${given} ${question}`).map(({ plain: word }) => rootOf(word)))
  // what nobody taught, or only of the world outside, is no word to join things with: it was given, or it is the model's own
  const givenRoots = new Set(wordsOf(given).map(({ plain: word }) => rootOf(word)))
  if (
    words.some(
      ({ plain: word }) =>
        !/^\d/.test(word) && !givenRoots.has(rootOf(word)) && /unknown|foreign/.test(vocabulary.term(word, false).kind),
    )
  )
    return 'its own words'
  if (words.some(({ plain: word }) => curses.test(word) && !known.includes(word))) return 'a curse'
  const saying = words.filter(({ plain: word }) => word.length > 3 && vocabulary.term(word).kind !== 'common')
  const own = saying.filter(({ plain: word }) => !roots.has(rootOf(word)))
  return own.length > freeWords + ownWords * saying.length ? 'its own words' : null
}
