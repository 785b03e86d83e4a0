import type { RetoMessage } from '@trinchera/contract/retos'
import { expect, test } from 'vitest'
import { mergeReto } from '../../lib/merge-reto'
import { mergeMessage } from './messages'

const message = (id: number, texto = 'hola'): RetoMessage => ({
  id,
  id_reto: 1,
  id_creador: 2,
  creador: 'Tatán',
  imagen: null,
  id_clan: 3,
  texto,
  fecha: '2026-11-22T22:00:00.000Z',
  oculto: false,
})

test('a message heard and read is shown once, in the order in which they were stored', () => {
  const list = mergeMessage(mergeMessage([message(1), message(3)], 2, message(2)), 2, message(2, 'otra vez'))
  expect(list.map(({ id, texto }) => `${id} ${texto}`)).toEqual(['1 hola', '2 otra vez', '3 hola'])
})

test('a deleted or hidden one is gone', () => {
  expect(mergeMessage([message(1), message(2)], 1, null).map(({ id }) => id)).toEqual([2])
})

test('a late reply never replaces a newer reto', () => {
  const shown = { version: 4, estado: 'acordado', historia: ['…'] }
  expect(mergeReto(shown, { ...shown, version: 3, estado: 'propuesto' })).toBe(shown)
  expect(mergeReto(shown, { ...shown, version: 5, estado: 'jugado' }).estado).toBe('jugado')
})
