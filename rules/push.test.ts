import { describe, expect, it } from 'vitest'
import { fromChileLocal } from './chile-time'
import { pushActions, pushPriority, pushSubject, quietUntil, usualQuietHours } from './push'

const at = (local: string) => fromChileLocal(local) ?? ''

describe('quiet hours', () => {
  it.each([
    ['2026-11-23T23:59', usualQuietHours, null],
    ['2026-11-24T00:00', usualQuietHours, '2026-11-24T08:00'],
    ['2026-11-24T07:59', usualQuietHours, '2026-11-24T08:00'],
    ['2026-11-24T08:00', usualQuietHours, null],
    ['2026-11-23T23:30', { desde: '22:00', hasta: '07:30' }, '2026-11-24T07:30'],
    ['2026-11-24T03:00', { desde: '22:00', hasta: '07:30' }, '2026-11-24T07:30'],
    ['2026-11-24T12:00', { desde: '22:00', hasta: '07:30' }, null],
    ['2026-11-24T03:00', { desde: '00:00', hasta: '00:00' }, null],
    // summer time begins on 6 September 2026 at midnight: the clock goes from 23:59 to 1:00
    ['2026-09-06T01:30', usualQuietHours, '2026-09-06T08:00'],
    // an end within the skipped hour is moved one hour later, and the hours stay quiet until then
    ['2026-09-05T23:30', { desde: '22:00', hasta: '00:30' }, '2026-09-06T01:30'],
    ['2026-09-06T01:15', { desde: '22:00', hasta: '00:30' }, '2026-09-06T01:30'],
  ])('at %s with %o end at %s', (now, hours, end) =>
    expect(quietUntil(at(now), hours)).toBe(end === null ? null : at(end)),
  )
})

it('goes on through the hour that the end of summer time repeats', () => {
  const hours = { desde: '23:30', hasta: '07:00' }
  for (const now of ['2026-04-05T02:45:00.000Z', '2026-04-05T03:15:00.000Z', '2026-04-05T03:45:00.000Z'])
    expect(quietUntil(now, hours)).toBe('2026-04-05T11:00:00.000Z')
})

describe('the subject of a push', () => {
  it.each([
    ['invitacion', '/ladder/invitaciones', { id_invitacion: 3 }, 'invitacion:3'],
    ['solicitud', '/ladder/detalle-clan/4', { id_solicitud: 5 }, 'solicitud:5'],
    ['reto', '/ladder/reto/7', {}, '/ladder/reto/7'],
    ['reto-recordatorio', '/ladder/reto/7', {}, '/ladder/reto/7'],
    ['partida', '/ladder/partida/9?responder=rechazar', {}, '/ladder/partida/9'],
    ['fallo', '/ladder/partida/9', {}, '/ladder/partida/9'],
    ['comentario', '/anuncios/details/2#comentario-8', {}, '/anuncios/details/2'],
    ['rango', '/ladder/detalle-clan/4', {}, 'rango:/ladder/detalle-clan/4'],
    ['expulsado', '/ladder/detalle-clan/4', {}, 'expulsado:/ladder/detalle-clan/4'],
    ['suspension', null, {}, 'suspension:/'],
  ])('%s at %s asking %o: %s', (tipo, enlace, asked, subject) => expect(pushSubject(tipo, enlace, asked)).toBe(subject))
})

it('a match under way goes first, an anuncio last', () =>
  expect(['reto-recordatorio', 'partida', 'invitacion', 'anuncio'].map(pushPriority)).toEqual([0, 0, 1, 2]))

it.each([
  [{ id_invitacion: 1 }, 0, ['aceptar', 'rechazar']],
  [{ id_solicitud: 1 }, 0, ['aceptar', 'rechazar']],
  [{ id_match: 1 }, 0, ['confirmar']],
  [{ id_reto: 1 }, 1, ['aceptar', 'rechazar']],
  [{ id_reto: 1 }, 3, ['rechazar']],
  [{}, 0, []],
])('%o with %d dates is answered by %o', (asked, dates, actions) =>
  expect(pushActions(asked, dates).map(({ accion }) => accion)).toEqual(actions),
)
