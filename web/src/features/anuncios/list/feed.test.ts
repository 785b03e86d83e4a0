import type { AnuncioCard } from '@trinchera/contract/anuncios'
import { expect, test } from 'vitest'
import { listAnuncios, replaceAnuncio, withAnuncio, withoutAnuncio, type Feed } from './feed'

const card = (id: number, titulo = `Anuncio ${id}`): AnuncioCard => ({
  id,
  titulo,
  descripcion: '',
  imagen: null,
  creador: 'ElPregonero',
  id_creador: 1,
  created_at: '2025-07-05T20:15:00.000Z',
  updated_at: null,
  comentarios: 0,
})
const feed = (...pages: number[][]): Feed => ({
  pages: pages.map((ids) => ({ rows: ids.map((id) => card(id)), total: pages.flat().length })),
  pageParams: [],
})
const ids = (of: Feed) => listAnuncios(of).map(({ id }) => id)

test('a published announcement comes first and raises the total', () => {
  const after = withAnuncio(feed([4, 3], [2, 1]), card(5))
  expect(ids(after)).toEqual([5, 4, 3, 2, 1])
  expect(after.pages.map(({ total }) => total)).toEqual([5, 5])
})

test('an announcement that arrives twice is listed once', () => {
  const once = withAnuncio(feed([4, 3]), card(5))
  expect(withAnuncio(once, card(5, 'Otro título'))).toEqual(replaceAnuncio(once, card(5, 'Otro título')))
  expect(ids(withAnuncio(once, card(5)))).toEqual([5, 4, 3])
})

test('an announcement that two pages contain is listed once', () => {
  expect(ids(feed([5, 4, 3], [3, 2, 1]))).toEqual([5, 4, 3, 2, 1])
})

test('a replaced announcement keeps its place', () => {
  expect(listAnuncios(replaceAnuncio(feed([4, 3], [2]), card(3, 'Nuevo título'))).map(({ titulo }) => titulo)).toEqual([
    'Anuncio 4',
    'Nuevo título',
    'Anuncio 2',
  ])
})

test('removes an announcement, and ignores an unknown one', () => {
  const before = feed([4, 3], [2])
  expect(ids(withoutAnuncio(before, 3))).toEqual([4, 2])
  expect(withoutAnuncio(before, 3).pages[0]?.total).toBe(2)
  expect(withoutAnuncio(before, 9)).toBe(before)
})
