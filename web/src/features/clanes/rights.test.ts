import { expect, test } from 'vitest'
import type { Rango } from '@trinchera/rules/permissions'
import { mayExpel, mayIn, rangosFor } from './rights'

const plain = { id: 1, rol: 5, admin: false }
const moderator = { id: 1, rol: 2, admin: true }
const member = (rango: Rango, id = 9) => ({ id, rango })

test.each<[Rango | undefined, Rango, Rango[]]>([
  ['Lider', 'Co-Lider', ['Co-Lider', 'Capitán', 'Miembro']],
  ['Lider', 'Miembro', ['Co-Lider', 'Capitán', 'Miembro']],
  ['Lider', 'Lider', []],
  ['Co-Lider', 'Miembro', ['Capitán', 'Miembro']],
  ['Co-Lider', 'Co-Lider', []],
  ['Co-Lider', 'Lider', []],
  ['Capitán', 'Miembro', []],
  [undefined, 'Miembro', []],
])('a %s chooses for a %s among %j', (own, rango, offered) => {
  expect(rangosFor(plain, own, member(rango))).toEqual(offered)
})

test('a Co-Lider may step down, a Lider only hands over', () => {
  expect(rangosFor(plain, 'Co-Lider', member('Co-Lider', plain.id))).toEqual(['Co-Lider', 'Capitán', 'Miembro'])
  expect(rangosFor(plain, 'Lider', member('Lider', plain.id))).toEqual([])
})

test('a moderator of the ladder counts as Lider, but neither deletes nor hands over', () => {
  expect(rangosFor(moderator, undefined, member('Co-Lider'))).toEqual(['Co-Lider', 'Capitán', 'Miembro'])
  expect(mayExpel(moderator, undefined, member('Co-Lider'))).toBe(true)
  expect(mayExpel(moderator, undefined, member('Lider'))).toBe(false)
  expect([
    mayIn(moderator, undefined, 'edit'),
    mayIn(moderator, undefined, 'delete'),
    mayIn(moderator, undefined, 'hand-over'),
  ]).toEqual([true, false, false])
})

test.each<[Rango | undefined, Rango, boolean]>([
  ['Lider', 'Co-Lider', true],
  ['Co-Lider', 'Capitán', true],
  ['Co-Lider', 'Co-Lider', false],
  ['Co-Lider', 'Lider', false],
  ['Miembro', 'Miembro', false],
  [undefined, 'Miembro', false],
])('a %s expels a %s: %s', (own, rango, may) => {
  expect(mayExpel(plain, own, member(rango))).toBe(may)
})

test('nobody expels themselves', () => {
  expect(mayExpel(moderator, 'Co-Lider', member('Co-Lider', moderator.id))).toBe(false)
})
