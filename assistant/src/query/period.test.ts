import { describe, expect, it } from 'vitest'
import { wordsOf } from '../words/plain'
import { instants, periodIn, periodText } from './period'

// A Saturday in Chile, half an hour before midnight: a Sunday already in UTC.
const now = new Date('2026-03-15T02:30:00.000Z')
const read = (text: string) => periodIn(wordsOf(text), now, () => false)?.period ?? null
const day = (text: string) => `${text}T00:00`

describe('the time a question speaks of, on Chile’s clock', () => {
  it.each([
    ['hoy', '2026-03-14', '2026-03-15'],
    ['ayer', '2026-03-13', '2026-03-14'],
    ['anteayer', '2026-03-12', '2026-03-13'],
    ['antes de ayer', '2026-03-12', '2026-03-13'],
    ['el finde', '2026-03-14', '2026-03-16'],
    ['este fin de semana', '2026-03-14', '2026-03-16'],
    ['el finde pasado', '2026-03-07', '2026-03-09'],
    ['esta semana', '2026-03-09', '2026-03-16'],
    ['la semana pasada', '2026-03-02', '2026-03-09'],
    ['hace dos semanas', '2026-02-23', '2026-03-02'],
    ['hace 3 días', '2026-03-11', '2026-03-12'],
    ['hace un mes', '2026-02-01', '2026-03-01'],
    ['los últimos 7 días', '2026-03-08', '2026-03-15'],
    ['en las últimas dos semanas', '2026-03-01', '2026-03-15'],
    ['este mes', '2026-03-01', '2026-04-01'],
    ['en lo que va del mes', '2026-03-01', '2026-04-01'],
    ['en lo q va del mes', '2026-03-01', '2026-04-01'],
    ['el mes pasado', '2026-02-01', '2026-03-01'],
    ['en agosto', '2025-08-01', '2025-09-01'],
    ['en marzo', '2026-03-01', '2026-04-01'],
    ['en setiembre de 2024', '2024-09-01', '2024-10-01'],
    ['este año', '2026-01-01', '2027-01-01'],
    ['el año pasado', '2025-01-01', '2026-01-01'],
    ['el lunes', '2026-03-09', '2026-03-10'],
    ['el 3 de marzo', '2026-03-03', '2026-03-04'],
    ['el 31 de diciembre', '2025-12-31', '2026-01-01'],
    ['qué pasó el 12', '2026-03-12', '2026-03-13'],
    ['qué pasó el 18', '2026-02-18', '2026-02-19'],
    ['entre el 3 y el 5 de marzo', '2026-03-03', '2026-03-06'],
    ['del 28 de febrero al 2 de marzo', '2026-02-28', '2026-03-03'],
  ])('%s', (text, desde, hasta) => expect(read(text)).toEqual({ desde: day(desde), hasta: day(hasta) }))

  it.each([
    ['anoche', { desde: '2026-03-13T20:00', hasta: '2026-03-14T06:00' }],
    ['desde el lunes', { desde: day('2026-03-09'), hasta: '' }],
    ['desde febrero', { desde: day('2026-02-01'), hasta: '' }],
    ['quién va en el 18', null],
    ['el 31 de febrero', null],
    ['si le gano al 3', null],
    ['hace cuánto', null],
  ])('%s', (text, period) => expect(read(text)).toEqual(period))

  it.each([
    ['hoy', 'hoy'],
    ['ayer', 'ayer'],
    ['anoche', 'anoche'],
    ['esta semana', 'esta semana'],
    ['la semana pasada', 'la semana pasada'],
    ['el mes pasado', 'en febrero'],
    ['en agosto', 'en agosto de 2025'],
    ['este mes', 'este mes'],
    ['el finde pasado', 'del 07/03/2026 al 08/03/2026'],
    ['desde el lunes', 'desde el 09/03/2026'],
    ['el 3 de marzo', 'el 03/03/2026'],
  ])('%s is said as «%s»', (text, said) => {
    const period = read(text)
    expect(period && periodText(period, now)).toBe(said)
  })
})

it.each([
  ['qué partidas hubo el sábado 5 de septiembre en Breakthrough', '2026-09-05T04:00', '2026-09-06T04:00'],
  ['qué partidas hubo el domingo 6 de septiembre en Breakthrough', '2026-09-06T04:00', '2026-09-07T03:00'],
  ['qué partidas hubo el 4 de abril', '2026-04-04T03:00', '2026-04-05T04:00'],
  ['qué partidas hubo el 5 de abril', '2026-04-05T04:00', '2026-04-06T04:00'],
  ['cuántas se jugaron en septiembre', '2026-09-01T04:00', '2026-10-01T03:00'],
])('«%s» is from the day’s beginning to the next one’s, the nights the clock changes too', (text, desde, hasta) => {
  const period = periodIn(wordsOf(text), new Date('2026-10-15T12:00:00.000Z'), () => false)?.period
  const full = (instant: string) => `${instant}:00.000Z`
  expect(period && instants(period)).toEqual({ desde: full(desde), hasta: full(hasta) })
})
