import { describe, expect, it } from 'vitest'
import { clockOf, enrolledText, standText } from './now-text'

const at = (hour: number) => Date.parse('2026-11-23T00:00:00.000Z') + hour * 3_600_000
/** A torneo with enrolment until 18:00, check-in from 19:00, and its start at 20:00. */
const torneo = {
  estado: 'checkin' as const,
  inicio: new Date(at(20)).toISOString(),
  inscripcion_hasta: new Date(at(18)).toISOString(),
  checkin_minutos: 60,
  campeon: null,
}

describe('before the draw', () => {
  it.each([
    ['enrolment is open', { ...torneo, estado: 'inscripcion' as const }, 17, 18, 'La inscripción cierra en'],
    ['check-in is to come', torneo, 18.5, 19, 'El check-in abre en'],
    ['check-in is open', torneo, 19.5, 20, 'Parte en'],
    ['no check-in is asked for', { ...torneo, checkin_minutos: 0 }, 18.5, 20, 'Parte en'],
    [
      'enrolment lasts until check-in',
      { ...torneo, estado: 'inscripcion' as const, inscripcion_hasta: null },
      17,
      19,
      'La inscripción cierra en',
    ],
  ])('the clock runs while %s', (_when, one, now, until, text) => {
    expect(clockOf(one, at(now))).toEqual({ until: new Date(at(until)).toISOString(), text })
  })

  it('no clock runs once its hour has come, nor once it is drawn', () => {
    expect([clockOf(torneo, at(20)), clockOf({ ...torneo, estado: 'en-juego' }, at(19))]).toEqual([null, null])
  })

  it('says of check-in what is so now', () => {
    expect([18.5, 19.5, 20.1].map((hour) => standText(torneo, at(hour)).split(/[.:]/)[0])).toEqual([
      'La inscripción cerró',
      'Cada clan dice que está',
      'El check-in cerró y las reservas tomaron los lugares libres',
    ])
    expect(standText({ ...torneo, checkin_minutos: 0 }, at(19))).toBe(
      'La inscripción cerró: falta que la organización sortee la llave.',
    )
  })

  it.each([
    [18.5, false, false, 'Puelche está inscrito.'],
    [19.5, false, false, 'Puelche está inscrito, y falta que diga que está.'],
    [19.5, true, true, 'Puelche está inscrito, de reserva y dijo que está.'],
    [20.1, true, false, 'Puelche está inscrito y dijo que está.'],
    [20.1, false, true, 'Puelche no hizo check-in y dejó su lugar.'],
  ])('at %f, with check-in %s and reserve %s, a clan reads: %s', (hour, checkin, reserva, text) => {
    expect(enrolledText(torneo, { nombre: 'Puelche', checkin, reserva }, at(hour))).toBe(text)
  })
})
