import { describe, expect, it } from 'vitest'
import { changesOf, conflictsOf } from './use-edition'

const fields = ['nombre', 'activo'] as const
const base = { nombre: 'Etapa I', activo: true }

describe('an edit made while somebody else edits', () => {
  it('sends what was changed here, with how it was', () => {
    expect(changesOf(fields, base, { nombre: 'Etapa 1', activo: true })).toEqual({
      changes: { nombre: 'Etapa 1' },
      antes: { nombre: 'Etapa I' },
    })
    expect(changesOf(fields, base, base)).toEqual({ changes: {}, antes: {} })
  })

  it('clashes over the same field alone', () => {
    const typed = { nombre: 'Etapa 1', activo: true }
    expect(conflictsOf(fields, base, typed, { nombre: 'Primera', activo: true })).toEqual([
      { field: 'nombre', now: 'Primera', mine: 'Etapa 1' },
    ])
    expect(conflictsOf(fields, base, typed, { nombre: 'Etapa I', activo: false })).toEqual([])
  })

  it('does not clash where both wrote the same', () => {
    const typed = { nombre: 'Etapa 1', activo: true }
    expect(conflictsOf(fields, base, typed, typed)).toEqual([])
  })
})
