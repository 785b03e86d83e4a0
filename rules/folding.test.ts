import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fold } from './folding'

const anyText = fc.string({ unit: 'binary', maxLength: 40 })

describe('names that are the same name', () => {
  it.each([
    ['case', 'Los Halcones', 'LOS HALCONES'],
    ['marks', 'Última Bala', 'Ultima Bala'],
    ['a written-out mark', 'Última', 'U\u0301ltima'],
    ['ñ and n', 'Los Ñancos', 'Los Nancos'],
    ['spaces and signs', 'Sin Retirada', '[sin-retirada]!'],
    ['0 and o', 'L0s Lob0s', 'Los Lobos'],
    ['1, l and i', 'Puelche', 'Pue1che'],
    ['a capital I and a small l', 'Lobos', 'Iobos'],
    ['5 and s', '5in Retirada', 'Sin Retirada'],
    ['Cyrillic small letters', 'рuеlсhе', 'puelche'],
    ['Cyrillic capitals', 'СОНЕТ', 'COHET'],
    ['Greek capitals, by their shape', 'ΝΑΥΕ', 'NAYE'],
    ['Greek small letters, by their shape', 'νιεϳο', 'viejo'],
    ['a lunate sigma', 'ϲobra', 'cobra'],
    ['wide letters', 'ＰＵＥＬＣＨＥ', 'puelche'],
    ['letters in circles', 'Ⓟⓤⓔⓛⓒⓗⓔ', 'puelche'],
    ['ornate mathematical letters', '𝕻𝖚𝖊𝖑𝖈𝖍𝖊', 'puelche'],
    ['joined letters', 'ﬁera', 'fiera'],
    ['a crossed o', 'Lobøs', 'Lobos'],
    ['a dotted capital and a dotless small i', 'Lİma', 'Lıma'],
    ['what cannot be seen', 'Pue\u200Blc\u202Ehe\uFE0F', 'Puelche'],
    ['a filler that counts as a letter', 'Puel\u3164che', 'Puelche'],
    ['pictures', '🔥Puelche🔥', 'Puelche'],
  ])('%s: %s = %s', (_, one, other) => {
    expect(fold(one)).toBe(fold(other))
    expect(fold(one)).not.toBe('')
  })
})

describe('names that are not', () => {
  it.each([
    ['Los Halcones', 'Los Halcones 2'],
    ['Puelche', 'Puelches'],
    ['Guardia 8', 'Guardia B'],
    ['Волки', 'Вілки'],
  ])('%s ≠ %s', (one, other) => expect(fold(one)).not.toBe(fold(other)))

  it.each(['', '   ', '!!!', '\u200B\u202E', '🔥❄️', '\u3164', '\u2800'])('%j holds nothing to compare', (text) =>
    expect(fold(text)).toBe(''),
  )
})

describe('whatever the text', () => {
  it('folding twice is folding once', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(fold(fold(text))).toBe(fold(text))
      }),
      { numRuns: 2000 },
    )
  })
  it('every single character but the rarer ideographs folds to what stays itself', () => {
    const unstable: string[] = []
    for (let code = 0; code <= 0x1ffff; code++) {
      const once = fold(String.fromCodePoint(code))
      if (fold(once) !== once) unstable.push(code.toString(16))
    }
    expect(unstable).toEqual([])
  })
  it('only letters and digits are left, and none that is folded away', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(fold(text)).toMatch(/^[\p{L}\p{Nd}]*$/u)
        expect(fold(text)).not.toMatch(/[A-Z015i]/)
      }),
    )
  })
  it('signs, spaces and invisible characters in between change nothing', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', 'Ñ', '7', 'я', '漢'), { maxLength: 12 }),
        fc.constantFrom(' ', '-', '\u200D', '\u202E', '·'),
        (letters, sign) => {
          expect(fold(letters.join(sign))).toBe(fold(letters.join('')))
        },
      ),
    )
  })
  it('case changes nothing in Latin letters', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zA-ZñÑáéíóúüÁÉÍÓÚÜ0-9 ]*$/), (text) => {
        expect(fold(text.toUpperCase())).toBe(fold(text.toLowerCase()))
      }),
    )
  })
})
