import { LRUCache } from 'lru-cache'

/** What is written, in this order, and how it is said. */
const said =
  'ph f, sh ç, ch ç, que ke, qui ki, q k, ce se, ci si, z s, c k, ge je, gi ji, gue ge, gui gi, v b, w u, x s, ll y, h, mp np, mb nb'
    .split(', ')
    .map((step) => step.split(' '))

const mostKept = 8000
const kept = new LRUCache<string, string>({ max: mostKept })

/** How a word sounds in Chile, whatever it is written with: k qu c, v b, z s c, ll y, a silent h, doubled letters. Takes and gives plain words. */
export function sound(word: string): string {
  if (/^\d+$/.test(word)) return word
  const known = kept.get(word)
  if (known !== undefined) return known
  let heard = word
  for (const [written = '', as = ''] of said) heard = heard.replaceAll(written, as)
  heard = heard.replace(/y$/, 'i').replace(/(.)\1+/g, '$1')
  kept.set(word, heard)
  return heard
}
