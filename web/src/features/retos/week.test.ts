import { toChileLocal } from '@trinchera/rules/chile-time'
import { expect, test } from 'vitest'
import { columnsOf, daysOfWeek, evening, readTyped, slotIn, slotsOf, usualOf } from './week'

// In Chile the clock goes forward at 24:00 on the Saturday before the first Sunday from September 2nd on, and goes back in April.
const forward = '2026-09-06'
const back = '2026-04-04'

test('an ordinary day has 24 hours, each at its local time', () => {
  const slots = slotsOf('2026-11-24')
  expect(slots.map(({ hora }) => hora)).toEqual(Array.from({ length: 24 }, (_, hora) => hora))
  expect(slots.every(({ at, hora }) => toChileLocal(at) === `2026-11-24T${String(hora).padStart(2, '0')}:00`)).toBe(
    true,
  )
})

test('the hour that summer time skips is not offered', () => {
  expect(slotsOf(forward).map(({ hora }) => hora)).toEqual(Array.from({ length: 23 }, (_, index) => index + 1))
  expect(slotIn(forward, { hora: 0, again: false })).toBeUndefined()
})

test('the hour that its end repeats is offered twice, in a column of its own', () => {
  const days = daysOfWeek(0, Date.parse('2026-04-01T15:00:00Z'))
  expect(days).toContain(back)
  expect(columnsOf(days, evening).map(({ hora, again }) => `${hora}${again ? ' bis' : ''}`)).toEqual([
    '18',
    '19',
    '20',
    '21',
    '22',
    '23',
    '23 bis',
  ])
  const [first, second] = [false, true].map((again) => slotIn(back, { hora: 23, again })?.at ?? '')
  expect(Date.parse(second ?? '') - Date.parse(first ?? '')).toBe(3_600_000)
  expect([first, second].map((at) => toChileLocal(at ?? ''))).toEqual([`${back}T23:00`, `${back}T23:00`])
  expect(columnsOf(daysOfWeek(0, Date.parse('2026-11-22T15:00:00Z')), evening)).toHaveLength(6)
})

test('two weeks are offered, from today in Chile to the fourteenth day after it', () => {
  const now = Date.parse('2026-11-23T01:30:00Z') // still Sunday the 22nd in Chile
  expect([daysOfWeek(0, now)[0], daysOfWeek(0, now).length]).toEqual(['2026-11-22', 7])
  expect([daysOfWeek(1, now)[0], daysOfWeek(1, now).at(-1)]).toEqual(['2026-11-29', '2026-12-06'])
})

test.each([
  ['2026-11-24T22:30', { at: '2026-11-25T01:30:00.000Z' }],
  ['2026-11-22T21:00', { error: 'Tiene que faltar 2 horas por lo menos' }],
  ['2026-11-21T21:00', { error: 'Esa fecha ya pasó' }],
  ['2026-12-24T21:00', { error: 'Puede ser hasta 14 días más adelante' }],
  ['', { error: 'Escribe el día y la hora' }],
])('reads the typed hour %s', (typed, wanted) => {
  expect(readTyped(typed, Date.parse('2026-11-22T23:00:00Z'))).toEqual(wanted)
})

test('takes a typed hour that the clock skips for the next one, and the first of the repeated ones', () => {
  expect(readTyped(`${forward}T00:30`, Date.parse('2026-09-04T12:00:00Z'))).toEqual({ at: '2026-09-06T04:30:00.000Z' })
  expect(readTyped(`${back}T23:30`, Date.parse('2026-04-03T12:00:00Z'))).toEqual({ at: '2026-04-05T02:30:00.000Z' })
})

test('usual hours are those played at least a third as often as the favourite one', () => {
  const horas = [
    { dia: 4, hora: 22, veces: 9 },
    { dia: 5, hora: 22, veces: 3 },
    { dia: 0, hora: 15, veces: 2 },
  ]
  expect([...usualOf(horas)]).toEqual(['4 22', '5 22'])
  expect(usualOf([]).size).toBe(0)
})
