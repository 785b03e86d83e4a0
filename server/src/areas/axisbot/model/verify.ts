import type { Site } from '../intent'
import type { Matcher } from '../matching/matcher'
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

/** A word that counts: 'segundo', 'tres'. 'Uno' and 'una' are articles too. */
const written = (word: string) => (/^un[oa]?$|^primer|^\d|^[ivx]+$|^once$/.test(word) ? null : (numberIn(word) ?? numberIn(word.replace(/s$/, ''))))

/** Names, as Spanish writes them: a capital where no sentence begins. */
const namesIn = (text: string) => [...bare(text).matchAll(/(?<=[\p{L}\p{N},;)»"] )(?:«|")?(\p{Lu}[\p{L}\p{N}]+)/gu)].map(([, name = '']) => name)

/**
 * What is wrong with a model's text: an address, a figure or a name that no tool gave, or too much that is its own. Null where all of it comes
 * from the results. `results`: what the tools gave, as one text.
 */
export function faultOf(text: string, results: string, question: string, { community }: Pick<Site, 'community'>, { vocabulary }: Pick<Matcher, 'vocabulary'>): string | null {
  if (!text.trim() || text.length > longest) return 'nothing, or too much'
  if (/[<>]|https?:\/\/|```|^#/m.test(text.replace(linkPattern, '$1'))) return 'markup'
  const given = bare(results)
  const [addresses, figures] = [new Set(addressesIn(results)), new Set(figuresIn(results))]
  if (addressesIn(text).some((address) => !addresses.has(address))) return 'an address'
  if (figuresIn(text).some((figure) => !figures.has(figure))) return 'a figure'
  const words = wordsOf(bare(text))
  if (words.some(({ plain: word }) => (written(word) ?? 0) > 1 && !figures.has(String(written(word))) && !plain(given).includes(word))) return 'a number'
  const known = plain(given)
  if (namesIn(text).some((name) => !known.includes(plain(name)))) return 'a name'
  const mentions = mentionsIn(words, community, vocabulary).filter(({ sure }) => sure)
  if (mentions.some(({ clan, jugador }) => !known.includes(plain((clan ?? jugador)?.nombre ?? '')))) return 'a name'
  const roots = new Set(wordsOf(`${given} ${question}`).map(({ plain: word }) => rootOf(word)))
  const saying = words.filter(({ plain: word }) => word.length > 3 && vocabulary.term(word).kind !== 'common')
  const own = saying.filter(({ plain: word }) => !roots.has(rootOf(word)))
  return own.length > freeWords + ownWords * saying.length ? 'its own words' : null
}
