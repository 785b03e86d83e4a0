import { rolNames } from '@trinchera/rules/permissions'
import { describe, expect, it } from 'vitest'
import { areaNamed, areasOf } from './areas'

describe('the areas of the panel', () => {
  it.each([
    [1, ['juegos', 'etapas', 'opciones', 'jugadores', 'reportes', 'ranking', 'torneos', 'anuncios', 'registro']],
    [2, ['jugadores', 'reportes', 'ranking']],
    [3, ['torneos']],
    [4, ['anuncios']],
    [5, []],
  ])('are those of rol %i', (rol, areas) => {
    expect(areasOf({ rol, admin: true })).toEqual(areas)
  })

  it.each(Object.keys(rolNames))('are none without the admin flag, rol %s', (rol) => {
    expect(areasOf({ rol: Number(rol), admin: false })).toEqual([])
  })

  it('are found by exact name only', () => {
    expect(areaNamed('reportes')).toBe('reportes')
    for (const name of ['Reportes', 'toString', '', null, undefined]) expect(areaNamed(name)).toBeUndefined()
  })
})
