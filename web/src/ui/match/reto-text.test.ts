import type { Reto } from '@trinchera/contract/retos'
import { expect, test } from 'vitest'
import { clockLeft, retoSentence, retoWhen } from './reto-text'

const now = Date.parse('2026-11-22T23:00:00Z')
const side = (id: number, nombre: string) => ({ id, nombre, tag: 'XX', imagen: null, eliminado: false })
const reto: Reto = {
  id: 1,
  id_etapa: 2,
  etapa: { id: 2, nombre: 'Etapa II', juego: { id: 3, nombre: 'Allied Assault' } },
  retador: side(10, 'Halcones'),
  retado: side(20, 'Boinas'),
  estado: 'propuesto',
  turno: 20,
  responde_hasta: '2026-11-24T01:00:00.000Z',
  fechas: ['2026-11-24T01:00:00.000Z'],
  ofrecidas: 1,
  fecha: null,
  mejor_de: 2,
  servidor: null,
  mapas: [],
  bando: null,
  elige: null,
  cierre: null,
  reclamo: null,
  id_match: null,
  creado: '2026-11-22T22:00:00.000Z',
  version: 1,
}
const fecha = '2026-11-24T01:00:00.000Z'
const agreed: Reto = { ...reto, estado: 'acordado', turno: null, responde_hasta: null, fecha }
const ended = { id_clan: 10, motivo: 'No juntamos gente', fecha }
const absent: Reto = { ...agreed, estado: 'no-presentado', cierre: { ...ended, motivo: null } }

test.each<[string, Reto, number | undefined, string]>([
  ['to answer', reto, 20, 'Le toca responder a tu clan hasta el lunes 23/11, 22:00: quedan 26 h.'],
  ['answered by the other', reto, 10, 'Le toca responder a Boinas hasta el lunes 23/11, 22:00: quedan 26 h.'],
  [
    'a map to pick',
    { ...agreed, elige: { id_clan: 10, que: 'mapa', hasta: fecha } },
    undefined,
    'Se juega el lunes 23/11, 22:00. Le toca elegir un mapa a Halcones.',
  ],
  ['all picked', agreed, undefined, 'Se juega el lunes 23/11, 22:00: todo está elegido.'],
  ['refused', { ...reto, estado: 'rechazado', cierre: { ...ended, motivo: null } }, 20, 'Lo rechazó Halcones.'],
  ['cancelled', { ...reto, estado: 'cancelado', cierre: ended }, 10, 'Lo canceló tu clan: «No juntamos gente»'],
  [
    'cancelled by the end of a clan',
    { ...reto, estado: 'cancelado', cierre: { ...ended, id_clan: null } },
    10,
    'Se canceló: «No juntamos gente»',
  ],
  ['lapsed', { ...reto, estado: 'vencido' }, 10, 'Venció: nadie respondió a tiempo.'],
  [
    'a no-show',
    absent,
    20,
    'Halcones dice que tu clan no se presentó. No es una victoria: nada se mueve en el ranking.',
  ],
  [
    'a contested one',
    { ...absent, reclamo: { texto: 'Sí fuimos', fecha, fallo: null, motivo: null } },
    undefined,
    'Halcones dice que Boinas no se presentó, y Boinas reclama que sí. Decide la administración.',
  ],
])('says of a reto %s how it stands', (_, one, own, wanted) => {
  expect(retoSentence(one, own, now)).toBe(wanted)
})

test('names both of the hours that the end of summer time repeats', () => {
  expect(retoWhen('2026-04-05T02:00:00.000Z')).toBe('sábado 04/04, 23:00 (la primera de las dos)')
  expect(retoWhen('2026-04-05T03:00:00.000Z')).toBe('sábado 04/04, 23:00 (la segunda de las dos)')
})

test.each([
  [90 * 3600, '3 d 18 h'],
  [2 * 3600 + 5 * 60, '2 h 05 min'],
  [9 * 60 + 41, '9:41'],
  [-5, '0:00'],
])('counts %s s down as %s', (seconds, wanted) => {
  expect(clockLeft(new Date(now + seconds * 1000).toISOString(), now)).toBe(wanted)
})
