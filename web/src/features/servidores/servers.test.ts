import { describe, expect, test } from 'vitest'
import { activeServers, addressOf, countPlayers, modeText, pipsOf, serversSummary } from './servers'

const server = (id: number, jugadores: number, en_linea = true) => ({
  id,
  grupo: 'clan' as const,
  host: '10.0.0.7',
  puerto: 15000 + id,
  nombre: `Servidor ${id}`,
  en_linea,
  mapa: null,
  modo: null,
  jugadores,
  max_jugadores: 16,
  ping: null,
  lista: [],
  actualizado: null,
})

test('an address is host:port, an IPv6 host in brackets', () => {
  expect([addressOf({ host: 'mohaa.cl', puerto: 15090 }), addressOf({ host: '2001:db8::1', puerto: 15090 })]).toEqual([
    'mohaa.cl:15090',
    '[2001:db8::1]:15090',
  ])
})

test('active servers are sorted by players; offline ones do not count', () => {
  const servers = [server(1, 3), server(2, 0), server(3, 8), server(4, 3), server(5, 12, false)]
  expect(activeServers(servers).map(({ id }) => id)).toEqual([3, 1, 4])
  expect(countPlayers(servers)).toBe(14)
})

describe('capacity as marks', () => {
  test.each([
    ['one per player while they fit', 8, 16, { on: 8, all: 16 }],
    ['in proportion when they do not fit', 32, 64, { on: 10, all: 20 }],
    ['one player is never zero marks', 1, 64, { on: 1, all: 20 }],
    ['a count above the capacity fills it', 40, 16, { on: 16, all: 16 }],
    ['a negative count is zero', -3, 16, { on: 0, all: 16 }],
    ['a capacity of zero shows one empty mark', 0, 0, { on: 0, all: 1 }],
  ])('%s', (_, players, capacity, expected) => expect(pipsOf(players, capacity)).toEqual(expected))
})

test('a mode has a Spanish name; an unknown one stays unchanged', () => {
  expect(['obj', 'Objective-Match', 'Tug of War', 'Freeze-Tag 2'].map(modeText)).toEqual([
    'Objetivo',
    'Objetivo',
    'Tira y afloja',
    'Freeze-Tag 2',
  ])
})

test.each([
  ['38 jugando ahora en 2 servidores.', [server(1, 30), server(2, 8)]],
  ['1 jugando ahora en un servidor.', [server(1, 1)]],
  ['Nadie jugando todavía: sé el primero.', [server(1, 0), server(2, 0, false)]],
  ['Ningún servidor contesta en este momento.', [server(1, 0, false)]],
])('%s', (text, servers) => expect(serversSummary(servers)).toBe(text))
