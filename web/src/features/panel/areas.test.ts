import { areaNames } from '@trinchera/contract/admin-areas'
import { rolNames } from '@trinchera/rules/permissions'
import { describe, expect, it } from 'vitest'
import { areaNamed, areasOf, mayDecide } from './areas'

describe('the areas of the panel', () => {
  it.each([
    [1, Object.keys(areaNames)],
    [2, ['jugadores', 'reportes', 'ranking', 'textos', 'victorias', 'retos', 'apelaciones', 'asistente']],
    [3, ['torneos']],
    [4, ['anuncios', 'foro']],
    [5, []],
  ])('are those of rol %i', (rol, areas) => {
    expect(areasOf({ rol, admin: true })).toEqual(areas)
  })

  it.each(Object.keys(rolNames))('are none without the admin flag, rol %s', (rol) => {
    expect(areasOf({ rol: Number(rol), admin: false })).toEqual([])
  })

  it.each([
    [1, true],
    [2, true],
    [3, false],
    [4, true],
    [5, false],
  ])('begin with what waits for a decision where there may be some, rol %i: %s', (rol, decides) => {
    expect(mayDecide({ rol, admin: true })).toBe(decides)
    expect(mayDecide({ rol, admin: false })).toBe(false)
  })

  it('are found by exact name only', () => {
    expect(areaNamed('reportes')).toBe('reportes')
    for (const name of ['Reportes', 'toString', '', null, undefined]) expect(areaNamed(name)).toBeUndefined()
  })
})
