import { describe, expect, it } from 'vitest'
import { callsIn, nameBeingTyped } from './mentions'

describe('the name that is being typed', () => {
  it.each([
    ['@', null],
    ['@P', 'P'],
    ['Vente @Pedro', 'Pedro'],
    ['Vente @Pedro el', 'Pedro el'],
    ['(@ñandú', 'ñandú'],
    ['@-Pe_dro.2', '-Pe_dro.2'],
    ['pedro@correo', null],
    ['@Pedro, y', null],
    ['@ Pedro', null],
    ['@Pedro @Ana', 'Ana'],
    ['@Pedro@', null],
    ['@12345678901234567890', '12345678901234567890'],
    ['@123456789012345678901', null],
    ['nada', null],
  ])('%s → %s', (text, name) => expect(nameBeingTyped(text)).toBe(name))
})

describe('how many a text calls', () => {
  const known = new Set(['pedro', 'losdelnorte'])
  it.each([
    ['nadie', 0],
    ['@Pedro y @pedro', 1],
    ['@Pedro: ¿vienes? @Ana también', 2],
    ['@Pedro Gris y @Pedro Rojo', 1],
    ['correo@pedro', 0],
    ['@al', 0],
  ])('%s → %i', (text, n) => expect(callsIn(text, known)).toBe(n))
})
