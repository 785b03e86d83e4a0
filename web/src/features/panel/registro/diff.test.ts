import { describe, expect, it } from 'vitest'
import { differences, pathText, valueText } from './diff'

describe('the changes of an audit entry', () => {
  it('list the values that differ, and no others', () => {
    expect(differences({ nombre: 'Etapa I', activo: true }, { nombre: 'Etapa 1', activo: true })).toEqual([
      { path: 'nombre', before: 'Etapa I', after: 'Etapa 1' },
    ])
  })

  it('have one side only where something was created or deleted', () => {
    expect(differences(null, { nombre: 'Copa', descripcion: '' })).toEqual([
      { path: 'nombre', before: undefined, after: 'Copa' },
      { path: 'descripcion', before: undefined, after: 'vacío' },
    ])
    expect(differences({ rango: 'Miembro' }, null)).toEqual([{ path: 'rango', before: 'Miembro', after: undefined }])
  })

  it('name the rol', () => {
    expect(differences({ rol: 5 }, { rol: 2 })).toEqual([{ path: 'rol', before: 'Usuario', after: 'Moderador Ladder' }])
  })

  it('descend into lists', () => {
    const [before, after] = [
      { servidores: [{ id: 1, puerto: 15090 }] },
      {
        servidores: [
          { id: 1, puerto: 15091 },
          { id: 2, puerto: 15092 },
        ],
      },
    ]
    expect(differences(before, after)).toEqual([
      { path: 'servidores.0.puerto', before: '15090', after: '15091' },
      { path: 'servidores.1.id', before: undefined, after: '2' },
      { path: 'servidores.1.puerto', before: undefined, after: '15092' },
    ])
  })

  it('name a field as the forms do', () => {
    expect(pathText('servidores.3.puerto')).toBe('Servidores › 4 › Puerto')
  })

  it('are none between equal values', () => {
    expect(differences({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toEqual([])
    expect(differences(null, null)).toEqual([])
  })

  it.each([
    [true, 'sí'],
    [false, 'no'],
    [null, 'vacío'],
    ['', 'vacío'],
    [0, '0'],
    [[], 'nada'],
    ['2025-07-14T01:00:00.000Z', '13/07/2025, 21:00'],
    ['2025', '2025'],
  ])('show %j as «%s»', (value, text) => {
    expect(valueText(value)).toBe(text)
  })
})
