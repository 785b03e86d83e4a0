import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'

const family = '👨‍👩‍👧‍👦'
const chile = '🇨🇱'
const scotland = '🏴󠁧󠁢󠁳󠁣󠁴󠁿'
const shrug = '🤷🏽‍♀️'
const seven = '7️⃣'
const nWithMark = 'n\u0303'
const wholes = [family, chile, scotland, shrug, seven, nWithMark, '😀', 'ñ', '❤️', 'a']

/** Loads the module on a platform with or without `Intl.Segmenter`. */
async function load(has: boolean) {
  vi.resetModules()
  vi.stubGlobal('Intl', has ? Intl : { ...Intl, Segmenter: undefined })
  return import('./letters')
}
afterEach(() => vi.unstubAllGlobals())

describe.each([
  ['with a segmenter', true],
  ['without', false],
])('%s', (_, has) => {
  it('a letter is what a person sees as one', async () => {
    const { lettersOf } = await load(has)
    expect(lettersOf(wholes.join(''))).toEqual(wholes)
    expect(lettersOf(`${chile}${chile}`)).toEqual([chile, chile])
  })

  it.each(wholes)('a cut parts no %s', async (letter) => {
    const { beginningOf, shortened } = await load(has)
    for (let most = letter.length; most < 2 * letter.length + 3; most++) {
      const text = `x${letter}${letter}y`
      const begun = beginningOf(text, most)
      expect(['x', `x${letter}`, `x${letter}${letter}`, text]).toContain(begun)
      expect(begun.length).toBeLessThanOrEqual(most)
      expect(['…', 'x…', `x${letter}…`, `x${letter}${letter}…`, text]).toContain(shortened(text, most))
    }
  })

  it('a text of any letters is cut between two, as late as possible', async () => {
    const { beginningOf } = await load(has)
    const texts = fc.array(fc.constantFrom(...wholes.filter((letter) => letter !== chile)), { maxLength: 20 })
    fc.assert(
      fc.property(texts, fc.integer({ min: 14, max: 60 }), (letters, most) => {
        const begun = beginningOf(letters.join(''), most)
        const count = letters.findIndex((_letter, at) => letters.slice(0, at + 1).join('').length > most)
        expect(begun).toBe(letters.slice(0, count < 0 ? letters.length : count).join(''))
      }),
    )
  })

  it('a letter with endless marks is cut between its code points, and half a pair is kept as it is', async () => {
    const { beginningOf } = await load(has)
    expect(beginningOf(family, 4)).toBe('')
    expect(beginningOf('😀😀', 1)).toBe('')
    expect(beginningOf('\ud83dabc', 2)).toBe('\ud83da')
    expect(beginningOf(`a${'\u0301'.repeat(500)}`, 10)).toBe(`a${'\u0301'.repeat(9)}`)
  })
})
