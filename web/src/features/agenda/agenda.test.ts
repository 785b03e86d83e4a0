import type { Reto } from '@trinchera/contract/retos'
import { describe, expect, it } from 'vitest'
import { byDay, dayTitle, momentOf, ofToday, onAgenda, toCome } from './agenda'

const side = (id: number) => ({ id, nombre: `Clan ${id}`, tag: 'T', imagen: null, eliminado: false })
const reto = (id: number, fecha: string | null, estado: Reto['estado'] = 'acordado'): Reto => ({
  id,
  id_etapa: 1,
  etapa: { id: 1, nombre: 'Etapa I', juego: { id: 1, nombre: 'MOHAA' } },
  retador: side(1),
  retado: side(2),
  estado,
  turno: null,
  responde_hasta: null,
  fechas: [],
  ofrecidas: 1,
  fecha,
  mejor_de: 2,
  servidor: null,
  mapas: [],
  bando: null,
  elige: null,
  cierre: null,
  reclamo: null,
  id_match: null,
  creado: '2026-06-10T00:00:00.000Z',
  version: 1,
})
const ids = (retos: readonly Reto[]) => retos.map(({ id }) => id)

// Wednesday 17 June 2026 in Chile, UTC−4.
const at = (time: string, day = '17') => Date.parse(`2026-06-${day}T${time}:00-04:00`)
const iso = (time: string, day = '17') => new Date(at(time, day)).toISOString()

describe('the agenda', () => {
  it('holds what is agreed or was played, nothing proposed or called off', () => {
    const all = [
      reto(1, iso('21:00')),
      reto(2, iso('21:00'), 'jugado'),
      reto(3, iso('21:00'), 'cancelado'),
      reto(4, iso('21:00'), 'no-presentado'),
      reto(5, null, 'propuesto'),
    ]
    expect(ids(onAgenda(all))).toEqual([1, 2])
  })

  it.each([
    ['at noon', at('12:00'), [1, 2]],
    ['an hour past midnight', at('01:00', '18'), [1, 2]],
    ['at six in the morning', at('06:00', '18'), [3]],
  ])('says what is of today %s: until six that is the evening before', (_, now, wanted) => {
    const all = [reto(1, iso('21:00')), reto(2, iso('00:30', '18')), reto(3, iso('21:00', '18'))]
    expect(ids(ofToday(all, now))).toEqual(wanted)
  })

  it.each([
    // the night of a clock change is an hour shorter or longer, but the evening still ends at six
    ['forward', '2026-09-06T01:00:00.000Z', ['2026-09-06T08:59:00.000Z', '2026-09-06T09:00:00.000Z'], [1]],
    ['back', '2026-04-05T01:00:00.000Z', ['2026-04-05T09:59:00.000Z', '2026-04-05T10:00:00.000Z'], [1]],
  ])('ends the evening at six, the night the clock goes %s', (_, now, [before = '', from = ''], wanted) =>
    expect(ids(ofToday([reto(1, before), reto(2, from)], Date.parse(now)))).toEqual(wanted),
  )

  it.each([
    ['acordado', '17:00', null],
    ['acordado', '20:20', { text: 'en 40 min', look: 'soon' }],
    ['acordado', '20:45', { text: 'En vivo', look: 'live' }],
    ['acordado', '23:59', { text: 'En vivo', look: 'live' }],
    ['jugado', '21:40', { text: 'Jugado', look: 'neutral' }],
  ] as const)('says of one %s at 21:00 that it is, at %s: %o', (estado, time, wanted) => {
    const [shown] = onAgenda([reto(1, iso('21:00'), estado)])
    expect(shown && momentOf(shown, at(time))).toEqual(wanted)
  })

  it('says three hours later that nobody told the result', () => {
    const [shown] = onAgenda([reto(1, iso('21:00'))])
    expect(shown && momentOf(shown, at('00:01', '18'))?.text).toBe('Sin resultado todavía')
    expect(toCome([reto(1, iso('21:00'))], at('00:01', '18'))).toEqual([])
  })

  it('parts by days in Chile, the next first, tournaments among the retos', () => {
    const torneo = {
      id: 9,
      nombre: 'Copa',
      descripcion: '',
      inicio: iso('20:00', '18'),
      created_at: iso('10:00', '01'),
    }
    const past = reto(1, iso('21:00', '16'))
    const days = byDay([reto(2, iso('21:00', '18')), reto(3, iso('22:00')), past], [torneo], at('12:00'))
    expect(
      days.map(({ date, entries }) => [date, entries.map((one) => ('reto' in one ? one.reto.id : one.torneo.id))]),
    ).toEqual([
      ['2026-06-17', [3]],
      ['2026-06-18', [9, 2]],
    ])
    expect(days.map(({ date }) => dayTitle(date, at('12:00')))).toEqual(['Hoy', 'Mañana'])
    expect(dayTitle('2026-06-20', at('12:00'))).toBe('Sábado, 20 de junio')
  })
})
