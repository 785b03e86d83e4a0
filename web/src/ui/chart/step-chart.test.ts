import { describe, expect, test } from 'vitest'
import { deskSize, drawSteps, phoneSize, placeTicks } from './step-chart'

const day = 86_400_000
const start = Date.UTC(2025, 1, 3, 15)
const at = (days: number, place: number, note?: string) => ({ at: start + days * day, place, note })

describe('places over time', () => {
  test('run level or upright, never aslant', () => {
    const { line } = drawSteps([at(0, 14), at(10, 9), at(40, 10), at(90, 2)], start + 120 * day, 14, deskSize)
    expect(line).toMatch(/^M[\d.]+ [\d.]+H[\d.]+(V[\d.]+H[\d.]+)*$/)
  })

  test('put the first place at the top and the last at the foot', () => {
    const { places } = drawSteps([at(0, 14), at(10, 1)], start + 20 * day, 14, deskSize)
    expect(places[0]).toEqual({ text: 1, y: deskSize.top })
    expect(places.at(-1)).toEqual({ text: 14, y: deskSize.height - deskSize.bottom })
  })

  test('break where the clan was unranked', () => {
    const { line, area, end } = drawSteps([at(0, 5), at(10, 0), at(20, 8), at(30, 0)], start + 60 * day, 10, deskSize)
    expect(line.match(/M/g)).toHaveLength(2)
    expect(area.match(/Z/g)).toHaveLength(2)
    expect(end).toBeUndefined()
  })

  test('end at the place that is held now', () => {
    expect(drawSteps([at(0, 5), at(10, 3)], start + 60 * day, 10, phoneSize).end).toMatchObject({
      place: 3,
      x: phoneSize.width - phoneSize.right,
    })
  })

  test('are drawn for a clan that has only just entered', () => {
    const drawing = drawSteps([at(0, 1)], start, 1, deskSize)
    expect(drawing.line).not.toContain('NaN')
    expect(drawing.end?.place).toBe(1)
  })
})

describe('words on the chart', () => {
  const climbs = [
    at(0, 14),
    at(14, 9),
    at(35, 10),
    at(40, 6, 'vence a Lobos de Atacama: del 10 al 6'),
    at(80, 5),
    at(100, 3, 'vence a Puelche: del 5 al 3'),
  ]

  test('name the climbs that were given words', () => {
    const { notes } = drawSteps(climbs, start + 160 * day, 14, deskSize)
    expect(notes.map((note) => note.text).sort()).toEqual([
      'vence a Lobos de Atacama: del 10 al 6',
      'vence a Puelche: del 5 al 3',
    ])
  })

  test('stand beside the mark of their climb', () => {
    for (const size of [deskSize, phoneSize]) {
      const { notes, marks } = drawSteps(climbs, start + 160 * day, 14, size)
      expect(notes.length).toBeGreaterThan(0)
      notes.forEach((note, i) => {
        expect(Math.abs(note.x - (marks[i]?.x ?? 0))).toBeLessThanOrEqual(12)
        expect(Math.abs(note.y - (marks[i]?.y ?? 0))).toBeLessThanOrEqual(24)
      })
    }
  })

  test('say what a gap is: in it where there is room, beside the widest where there is none', () => {
    const until = start + 120 * day
    const wide = drawSteps([at(0, 5), at(10, 0), at(60, 8), at(90, 0), at(91, 7)], until, 10, deskSize).gaps
    expect(wide.map(({ words }) => words?.anchor)).toEqual(['middle', undefined])
    const narrow = (day: number) =>
      drawSteps([at(0, 5), at(day, 0), at(day + 1, 7)], until, 10, deskSize).gaps[0]?.words
    expect(narrow(20)?.anchor).toBe('start')
    expect(narrow(115)?.anchor).toBe('end')
  })

  test('fall back to the bare places where there is no room', () => {
    const { notes } = drawSteps(climbs, start + 160 * day, 14, phoneSize)
    expect(notes).toHaveLength(1)
    expect(notes[0]?.text).toMatch(/^del \d+ al \d+$/)
  })

  test('say the months in Chile from the first day on', () => {
    const { dates } = drawSteps(climbs, start + 160 * day, 14, deskSize)
    expect(dates.map((date) => date.text)).toEqual(['Feb', 'Mar', 'Abr', 'May', 'Jun', 'Jul'])
  })
})

describe('the places at the side', () => {
  test.each([
    [1, [1]],
    [2, [1, 2]],
    [14, [1, 5, 10, 14]],
    [60, [1, 20, 40, 60]],
    [200, [1, 50, 100, 150, 200]],
  ])('of %i clans are %j', (last, ticks) => expect(placeTicks(last)).toEqual(ticks))
})
