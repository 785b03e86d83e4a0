import { describe, expect, it } from 'vitest'
import {
  formatAgo,
  formatDate,
  formatDateTime,
  formatTime,
  placeMovement,
  placeMovementText,
  rankIcon,
  streakMark,
  streakText,
  winPercent,
  winPercentText,
} from './presentation'

describe('win percentage', () => {
  it.each([
    [13, 16, 81, '81%'],
    [1, 3, 33, '33%'],
    [2, 3, 67, '67%'],
    [1, 8, 13, '13%'],
    [5, 5, 100, '100%'],
    [0, 4, 0, '0%'],
    [0, 0, 0, '0%'],
    [undefined, 4, null, 'N/A'],
    [4, null, null, 'N/A'],
    [null, undefined, null, 'N/A'],
  ])('%s of %s → %s', (wins, games, percent, text) => {
    expect([winPercent(wins, games), winPercentText(wins, games)]).toEqual([percent, text])
  })
})

describe('streak', () => {
  it.each([
    [0, null, '0'],
    [1, null, '+1'],
    [9, null, '+9'],
    [10, '🔥', '+10 🔥'],
    [23, '🔥', '+23 🔥'],
    [-1, null, '−1'],
    [-9, null, '−9'],
    [-10, '❄️', '−10 ❄️'],
    [-14, '❄️', '−14 ❄️'],
  ])('%i', (racha, mark, text) => expect([streakMark(racha), streakText(racha)]).toEqual([mark, text]))
})

describe('place', () => {
  it.each([
    ['unranked', 0, 4, 'unranked', ''],
    ['never ranked', 0, 0, 'unranked', ''],
    ['first', 1, 3, 'trophy', '▲2'],
    ['first at once', 1, 0, 'trophy', '▲ nuevo'],
    ['second, fallen', 2, 1, 'silver', '▼1'],
    ['third', 3, 5, 'bronze', '▲2'],
    ['fourth, risen', 4, 7, 'up', '▲3'],
    ['fourth, fallen', 4, 3, 'down', '▼1'],
    ['ninth, from nowhere', 9, 0, 'up', '▲ nuevo'],
  ])('%s', (_, actual, ultimo, icon, movement) => {
    expect([rankIcon(actual, ultimo), placeMovementText(actual, ultimo)]).toEqual([icon, movement])
  })
  it('a movement counts its places', () => expect(placeMovement(4, 9)).toEqual({ kind: 'up', places: 5 }))
})

describe("dates are Chile's, wherever the reader is", () => {
  it.each([
    ['winter, four hours behind', '2025-07-06T00:15:00.000Z', '05/07/2025', '20:15'],
    ['summer, three hours behind', '2025-01-06T00:15:00.000Z', '05/01/2025', '21:15'],
    ['midnight', '2025-07-06T04:00:00.000Z', '06/07/2025', '00:00'],
    ['early morning', '2025-07-06T13:05:00.000Z', '06/07/2025', '09:05'],
    ['the turn of the year', '2026-01-01T02:59:59.999Z', '31/12/2025', '23:59'],
  ])('%s', (_, iso, date, time) => {
    expect([formatDate(iso), formatTime(iso), formatDateTime(iso)]).toEqual([date, time, `${date}, ${time}`])
    expect(formatDateTime(new Date(iso))).toBe(formatDateTime(Date.parse(iso)))
  })
  it.each([null, undefined, '', 'ayer', Number.NaN])('%j: not available', (moment) => {
    expect([formatDate(moment), formatTime(moment), formatDateTime(moment), formatAgo(moment, 0)]).toEqual([
      'Fecha no disponible',
      'Hora no disponible',
      'Fecha no disponible',
      'Fecha no disponible',
    ])
  })
})

describe('how long ago', () => {
  const then = '2025-07-05T20:15:00.000Z'
  it.each([
    [-5, 'ahora'],
    [0, 'ahora'],
    [0.9, 'ahora'],
    [4, 'hace 4 s'],
    [59.9, 'hace 59 s'],
    [60, 'hace 1 min'],
    [3599, 'hace 59 min'],
    [3600, 'hace 1 h'],
    [86_399, 'hace 23 h'],
    [86_400, '05/07/2025'],
  ])('%d s: %s', (seconds, text) => expect(formatAgo(then, Date.parse(then) + seconds * 1000)).toBe(text))
})
