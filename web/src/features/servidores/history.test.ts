import { expect, test } from 'vitest'
import { byDay, peakOf, sampleText, sampleTime, silencesOf } from './history'

const sample = (fecha: string, jugadores: number | null) => ({ fecha, jugadores })
// 03:30 UTC is still the evening before in Chile (UTC−4 in July).
const samples = [
  sample('2025-07-16T02:00:00.000Z', 4),
  sample('2025-07-16T03:30:00.000Z', 9),
  sample('2025-07-16T04:00:00.000Z', null),
  sample('2025-07-16T20:00:00.000Z', 9),
  sample('2025-07-17T20:00:00.000Z', null),
]

test('the peak is the highest, and of several the latest', () => {
  expect(peakOf(samples)).toEqual({ fecha: '2025-07-16T20:00:00.000Z', jugadores: 9 })
})

test('where nothing is known there is no peak', () => {
  expect(peakOf([sample('2025-07-16T02:00:00.000Z', null)])).toBeUndefined()
})

test('each day of Chile with its most players, and nothing for a day of silence', () => {
  expect(byDay(samples)).toEqual([
    { dia: 'martes', fecha: '15/07/2025', jugadores: 9 },
    { dia: 'miércoles', fecha: '16/07/2025', jugadores: 9 },
    { dia: 'jueves', fecha: '17/07/2025', jugadores: null },
  ])
})

test('a moment is told by its day and hour in Chile', () => {
  expect(sampleTime('2025-07-16T03:30:00.000Z')).toBe('mar 15, 23:30')
})

test('a silence begins after an answer: before the first, nobody is known to have asked', () => {
  const week = [null, null, 3, null, null, 0, null].map((jugadores, i) =>
    sample(`2025-07-16T0${i}:00:00.000Z`, jugadores),
  )
  expect(silencesOf(week)).toEqual([
    { from: 3, to: 4 },
    { from: 6, to: 6 },
  ])
  expect(week.map((_, i) => sampleText(week, i))).toEqual([
    'sin datos',
    'sin datos',
    '3 jugadores',
    'no contestó',
    'no contestó',
    '0 jugadores',
    'no contestó',
  ])
})
