import { describe, expect, test } from 'vitest'
import { addressOf, modeText, pipsOf, playersOn, playing, summary } from './servers'

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

test('an address is what the game takes, an IPv6 host in brackets', () => {
  expect([addressOf({ host: 'mohaa.cl', puerto: 15090 }), addressOf({ host: '2001:db8::1', puerto: 15090 })]).toEqual([
    'mohaa.cl:15090',
    '[2001:db8::1]:15090',
  ])
})

test('those with people come first, the fullest ahead; who is silent counts for nothing', () => {
  const servers = [server(1, 3), server(2, 0), server(3, 8), server(4, 3), server(5, 12, false)]
  expect(playing(servers).map(({ id }) => id)).toEqual([3, 1, 4])
  expect(playersOn(servers)).toBe(14)
})

describe('the room as marks', () => {
  test.each([
    ['one a player while they fit', 8, 16, { on: 8, all: 16 }],
    ['in proportion where they do not', 32, 64, { on: 10, all: 20 }],
    ['somebody is never none', 1, 64, { on: 1, all: 20 }],
    ['a count above the room fills it', 40, 16, { on: 16, all: 16 }],
    ['a negative one is none', -3, 16, { on: 0, all: 16 }],
    ['a server that says it has no room shows one empty mark', 0, 0, { on: 0, all: 1 }],
  ])('%s', (_, players, room, wanted) => expect(pipsOf(players, room)).toEqual(wanted))
})

test('a mode is told in words, and one we do not know as the server says it', () => {
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
])('%s', (text, servers) => expect(summary(servers)).toBe(text))
