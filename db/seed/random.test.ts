import { expect, it } from 'vitest'
import { eveningBetween } from './evenings'
import { createRandom } from './random'

const hour = 3_600_000

it('gives the same numbers for the same seed and others for another', () => {
  const draw = (words: string) => Array.from({ length: 20 }, createRandom(words).next)
  expect(draw('nicks')).toEqual(draw('nicks'))
  expect(draw('nicks')).not.toEqual(draw('clans'))
})

it('draws evenly, and by weight where asked', () => {
  const random = createRandom('even')
  const draws = Array.from({ length: 8000 }, () => random.int(0, 3))
  for (const side of [0, 1, 2, 3])
    expect(Math.abs(draws.filter((draw) => draw === side).length - 2000)).toBeLessThan(200)
  const heavy = Array.from({ length: 4000 }, () =>
    random.weighted(['a', 'b'], (item) => (item === 'a' ? 3 : 1)),
  ).filter((item) => item === 'a').length
  expect(Math.abs(heavy - 3000)).toBeLessThan(150)
})

it('draws evenings in Chile, in summer and winter time, within the given range', () => {
  const random = createRandom('evenings')
  const localHour = new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/Santiago',
    hour: 'numeric',
    hourCycle: 'h23',
  })
  for (const month of ['2026-01', '2026-07']) {
    const [from, to] = [Date.parse(`${month}-03T00:00:00Z`), Date.parse(`${month}-24T00:00:00Z`)]
    for (let draw = 0; draw < 300; draw++) {
      const at = eveningBetween(random, from, to)
      expect(at >= from && at <= to).toBe(true)
      const hourOfDay = Number(localHour.format(at))
      expect(hourOfDay >= 15 || hourOfDay <= 1).toBe(true)
    }
  }
  const anyDay = Date.parse('2026-05-05T13:00:00Z')
  expect(eveningBetween(random, anyDay, anyDay + 24 * hour)).toBeGreaterThan(anyDay)
})
