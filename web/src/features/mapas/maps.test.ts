import { expect, test } from 'vitest'
import { mapas } from '@trinchera/rules/mapas'
import { byGame, dayText, found, modesOf } from './maps'

const names = (search: string, mode = '') => found(mapas, search, mode).map((map) => map.nombre)

test('a map is found by its name, without its accents and in any case', () => {
  expect(names('sainte-mere')).toEqual(['Sainte-Mère-Église'])
  expect(names('STALIN')).toEqual(['Stalingrad'])
})

test('a map is found by its code, and by its game', () => {
  expect(names('obj_team3')).toEqual(['Omaha Beach'])
  expect(names('spearhead bazaar')).toEqual(['Bazaar'])
})

test('of one mode alone, with or without a search', () => {
  expect(new Set(found(mapas, '', 'OBJ').map((map) => map.modo))).toEqual(new Set(['OBJ']))
  expect(names('berlin', 'OBJ')).toEqual([])
  expect(names('berlin', 'TOW')).toEqual(['Berlin'])
})

test('the 43 official ones stand by game, none lost', () => {
  const games = byGame(mapas)
  expect(games.map(({ juego, mapas }) => [juego, mapas.length])).toEqual([
    ['Allied Assault', 11],
    ['Spearhead', 13],
    ['Breakthrough', 11],
    ['Comunidad', 8],
  ])
  expect(games.flatMap((game) => game.mapas)).toHaveLength(43)
  expect(modesOf(mapas)).toEqual(['DM', 'OBJ', 'TOW', 'LIB'])
})

test('the day of the last update is written as the page has it', () => {
  expect(dayText('2025-07-19')).toBe('19-07-2025')
})
