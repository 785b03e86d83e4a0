import { describe, expect, it } from 'vitest'
import { clanRoleNames } from './role-names'

const clan = (id: number, tag: string, nombre: string, etapa = 'Etapa II') => ({ id, tag, nombre, etapa })
const namesOf = (...clanes: ReturnType<typeof clan>[]) =>
  [...clanRoleNames(clanes).entries()].sort(([a], [b]) => a - b).map(([, name]) => name)

describe('the role of a clan', () => {
  it('is called by its tag and name', () =>
    expect(namesOf(clan(1, 'HAL', 'Los Halcones'))).toEqual(['Trinchera · [HAL] Los Halcones']))
  it('is not that of who took the tag in another stage', () =>
    expect(namesOf(clan(1, 'HAL', 'Los Halcones'), clan(2, 'HAL', 'Otros', 'Etapa III'))).toEqual([
      'Trinchera · [HAL] Los Halcones',
      'Trinchera · [HAL] Otros',
    ]))
  it('says the stage where another is called just so', () =>
    expect(namesOf(clan(1, 'HAL', 'Los Halcones'), clan(2, 'HAL', 'Los Halcones', 'Etapa III'))).toEqual([
      'Trinchera · [HAL] Los Halcones · Etapa II',
      'Trinchera · [HAL] Los Halcones · Etapa III',
    ]))
  it.each([
    ['stages are called alike', [clan(1, 'HAL', 'Los Halcones'), clan(2, 'HAL', 'Los Halcones')]],
    ['a name begins where a tag ends', [clan(1, 'A', 'B] C'), clan(2, 'A] B', 'C')]],
    ['names differ where they are cut', [clan(1, 'HAL', `${'x'.repeat(60)}a`), clan(2, 'HAL', `${'x'.repeat(60)}b`)]],
    [
      'a name reads like the name of another with its stage',
      [clan(1, 'HAL', 'X'), clan(2, 'HAL', 'X', 'Etapa III'), clan(3, 'HAL', 'X · Etapa II', 'Etapa IV')],
    ],
    ['they differ in what is not seen', [clan(1, 'HAL', 'X'), clan(2, 'HAL', 'X\u200B', 'Etapa III')]],
  ])('is its own also where %s, and no longer than Discord takes', (_, clanes) => {
    const names = namesOf(...clanes)
    expect(new Set(names).size).toBe(clanes.length)
    expect(names.every((name) => name.length <= 100)).toBe(true)
  })
})
