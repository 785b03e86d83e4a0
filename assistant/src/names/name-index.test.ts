import { expect, it } from 'vitest'
import { NameIndex, nameKey, type SearchBudget } from './name-index'

const letters = (n: number) =>
  Array.from({ length: 4 }, (_, i) => String.fromCharCode(97 + (Math.floor(n / 26 ** i) % 26))).join('')

/** Names of one stem, as somebody makes them to be taken for each other. */
function lookAlikes(count: number): NameIndex<string> {
  const index = new NameIndex<string>()
  index.add('Huairavo', 'the first')
  for (let n = 0; n < count; n++) {
    index.add(`Huairavo${letters(n)}`, `like ${n}`)
    index.add('Huairavo', `short ${n}`, true)
  }
  return index
}

const index = lookAlikes(100_000)

it('a question costs no more than its budget among 100,000 names that look alike, and still finds what it can', () => {
  const budget: SearchBudget = { left: 1_000_000 }
  const searches = Array.from({ length: 40 }, (_, n) => index.near(nameKey(`huairavo${letters(n * 7)}x`), 3, budget))
  // a comparison may be the last thing that it allows
  expect(budget.left).toBeGreaterThan(-100)
  expect(searches[0]?.length).toBeGreaterThan(0)
  expect(Math.max(...searches.map(({ length }) => length))).toBeLessThanOrEqual(100)
  expect(searches.at(-1)).toEqual([])
})

it('of 100,000 short forms that are the same as one name, that name is meant', () => {
  expect(index.exact(nameKey('huairavo'))).toEqual([{ value: 'the first', slips: 0, short: false }])
  index.remove((value) => value === 'the first')
  expect(index.exact(nameKey('huairavo'))).toHaveLength(100)
  expect(index.like(nameKey('huairavo'), 3)).toHaveLength(3)
})

it('what one search costs does not grow with the names beyond its budget', () => {
  const spent = (names: NameIndex<string>) => {
    const budget = { left: 150_000 }
    names.near(nameKey('huairavozzzz'), 3, budget)
    return 150_000 - budget.left
  }
  expect(spent(index) / spent(lookAlikes(20_000))).toBeLessThan(2)
})
