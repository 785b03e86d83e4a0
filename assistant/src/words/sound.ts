import { LRUCache } from 'lru-cache'

const steps: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/sh|ch/g, 'ç'],
  [/qu(?=[ei])|q/g, 'k'],
  [/c(?=[ei])|z/g, 's'],
  [/c/g, 'k'],
  [/g(?=[ei])/g, 'j'],
  [/gu(?=[ei])/g, 'g'],
  [/v/g, 'b'],
  [/w/g, 'u'],
  [/x/g, 's'],
  [/ll/g, 'y'],
  [/h/g, ''],
  [/y$/g, 'i'],
  [/m(?=[pb])/g, 'n'],
  [/(.)\1+/g, '$1'],
]

const mostKept = 8000
const kept = new LRUCache<string, string>({ max: mostKept })

/** How a word sounds in Chile, whatever it is written with: k qu c, v b, z s c, ll y, a silent h, doubled letters. Takes and gives plain words. */
export function sound(word: string): string {
  if (/^\d+$/.test(word)) return word
  const known = kept.get(word)
  if (known !== undefined) return known
  let heard = word
  for (const [written, said] of steps) heard = heard.replace(written, said)
  kept.set(word, heard)
  return heard
}
