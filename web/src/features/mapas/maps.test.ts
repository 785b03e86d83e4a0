import { expect, test } from 'vitest'
import { mapas } from '@trinchera/rules/mapas'
import { groupByGame } from '../../lib/maps-by-game'
import { filterMaps, formatDay, modesOf } from './maps'

const names = (search: string, mode = '') => filterMaps(mapas, search, mode).map((map) => map.nombre)

test('a map is found by its name, without its accents and in any case', () => {
  expect(names('sainte-mere')).toEqual(['Sainte-Mère-Église'])
  expect(names('STALIN')).toEqual(['Stalingrad'])
})

test('a map is found by its code, and by its game', () => {
  expect(names('obj_team3')).toEqual(['Omaha Beach'])
  expect(names('spearhead bazaar')).toEqual(['Bazaar'])
})

test('filters by mode, with or without a search', () => {
  expect(new Set(filterMaps(mapas, '', 'OBJ').map((map) => map.modo))).toEqual(new Set(['OBJ']))
  expect(names('berlin', 'OBJ')).toEqual([])
  expect(names('berlin', 'TOW')).toEqual(['Berlin'])
})

test('groups the 43 official maps by game, none missing', () => {
  const games = groupByGame(mapas)
  expect(games.map(({ juego, mapas }) => [juego, mapas.length])).toEqual([
    ['Allied Assault', 11],
    ['Spearhead', 13],
    ['Breakthrough', 11],
    ['Comunidad', 8],
  ])
  expect(games.flatMap((game) => game.mapas)).toHaveLength(43)
  expect(modesOf(mapas)).toEqual(['DM', 'OBJ', 'TOW', 'LIB'])
})

test('formats the day of the last update', () => {
  expect(formatDay('2025-07-19')).toBe('19-07-2025')
})
