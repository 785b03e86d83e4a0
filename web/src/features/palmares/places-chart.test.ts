import { describe, expect, test } from 'vitest'
import { changeOrder, drawPlaces } from './places-chart'

const dates = ['2025-12-01', '2026-01-01', '2026-02-01'].map((day) => Date.parse(`${day}T02:00:00Z`))
const series = (...all: (number | null)[][]) =>
  all.map((puestos, i) => ({ id: i + 1, nombre: `Clan ${i + 1}`, tag: `C${i + 1}`, puestos }))

describe('the order in which lines change places', () => {
  test.each([
    { what: 'nobody moves', before: [1, 2], after: [1, 2], order: [] },
    { what: 'one climbs into a free place', before: [1, 5], after: [1, 3], order: [1] },
    { what: 'who holds a place leaves it first', before: [3, 2], after: [2, 1], order: [1, 0] },
    { what: 'two exchange', before: [1, 2], after: [2, 1], order: [1, 0] },
    { what: 'who enters or leaves the table does not change a place', before: [null, 2], after: [1, null], order: [] },
  ])('$what', ({ before, after, order }) => expect(changeOrder(before, after)).toEqual(order))
})

describe('the chart of places', () => {
  test('runs level or upright, never aslant', () => {
    for (const width of [328, 1070])
      for (const { path } of drawPlaces(series([1, 2, 1], [2, 1, 3], [3, 3, 2]), dates, width).lines)
        expect(path).toMatch(/^M[\d.]+ [\d.]+(H[\d.]+(V[\d.]+H[\d.]+)?)*$/)
  })

  test('changes no two places at the same spot', () => {
    const { lines } = drawPlaces(series([1, 2, 3], [2, 3, 1], [3, 1, 2]), dates, 700)
    const uprights = lines.flatMap(({ path }) => [...path.matchAll(/H([\d.]+)V/g)].map((found) => found[1]))
    expect(new Set(uprights).size).toBe(6)
  })

  test('breaks where a clan was unranked and begins where it entered', () => {
    const [broken, late] = drawPlaces(series([1, null, 2], [null, 1, 1]), dates, 700).lines
    expect(broken?.path.match(/M/g)).toHaveLength(2)
    expect(late?.dots).toHaveLength(2)
  })

  test('names the clan at the end: whole on a desk, by its tag on a phone', () => {
    const long = [{ id: 1, nombre: 'Los Últimos del Regimiento Sur', tag: 'URS', puestos: [1, 1, 1] }]
    expect(drawPlaces(long, dates, 1070).lines[0]?.end?.text).toBe('Los Últimos del Regim…')
    expect(drawPlaces(long, dates, 328).lines[0]?.end?.text).toBe('URS')
  })

  test('holds a season of one month', () => {
    const { lines, columns } = drawPlaces(series([1], [2]), dates.slice(0, 1), 328)
    expect(lines.map(({ dots }) => dots.length)).toEqual([1, 1])
    expect(columns).toHaveLength(1)
    expect(lines.map(({ path }) => path).join('')).not.toContain('NaN')
  })

  test('says the months in Chile, with the year where it begins', () =>
    expect(drawPlaces(series([1, 1, 1]), dates, 700).columns.map(({ text }) => text)).toEqual([
      'Nov 25',
      'Dic',
      'Ene 26',
    ]))
})
