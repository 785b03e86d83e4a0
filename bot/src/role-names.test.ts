import { describe, expect, it } from 'vitest'
import { clanRoleNames } from './role-names'

const clan = (id: number, tag: string, nombre: string, etapa = 'Etapa II') => ({ id, tag, nombre, etapa })
const namesOf = (...clanes: ReturnType<typeof clan>[]) =>
  [...clanRoleNames(clanes).entries()].sort(([a], [b]) => a - b).map(([, name]) => name)

describe('the role of a clan', () => {
  it('is its tag and name', () =>
    expect(namesOf(clan(1, 'HAL', 'Los Halcones'))).toEqual(['Trinchera · [HAL] Los Halcones']))
  it('differs from that of a clan with the same tag in another etapa', () =>
    expect(namesOf(clan(1, 'HAL', 'Los Halcones'), clan(2, 'HAL', 'Otros', 'Etapa III'))).toEqual([
      'Trinchera · [HAL] Los Halcones',
      'Trinchera · [HAL] Otros',
    ]))
  it('includes the etapa where another clan has the same name and tag', () =>
    expect(namesOf(clan(1, 'HAL', 'Los Halcones'), clan(2, 'HAL', 'Los Halcones', 'Etapa III'))).toEqual([
      'Trinchera · [HAL] Los Halcones · Etapa II',
      'Trinchera · [HAL] Los Halcones · Etapa III',
    ]))
  it.each([
    ['etapas have the same name', [clan(1, 'HAL', 'Los Halcones'), clan(2, 'HAL', 'Los Halcones')]],
    ['a name continues a tag', [clan(1, 'A', 'B] C'), clan(2, 'A] B', 'C')]],
    ['names differ only beyond the cut', [clan(1, 'HAL', `${'x'.repeat(60)}a`), clan(2, 'HAL', `${'x'.repeat(60)}b`)]],
    [
      'a name equals another clan’s name with its etapa',
      [clan(1, 'HAL', 'X'), clan(2, 'HAL', 'X', 'Etapa III'), clan(3, 'HAL', 'X · Etapa II', 'Etapa IV')],
    ],
    ['names differ in invisible characters', [clan(1, 'HAL', 'X'), clan(2, 'HAL', 'X\u200B', 'Etapa III')]],
  ])('is unique also where %s, and within Discord’s limit', (_, clanes) => {
    const names = namesOf(...clanes)
    expect(new Set(names).size).toBe(clanes.length)
    expect(names.every((name) => name.length <= 100)).toBe(true)
  })
})
