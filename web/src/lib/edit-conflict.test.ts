import { describe, expect, it } from 'vitest'
import { changedFields, changesOf, conflictsOf, rebase } from './edit-conflict'

const fields = ['nombre', 'activo', 'lista'] as const
const base = { nombre: 'Etapa I', activo: true, lista: [1, 2] }

describe('an edit of one person alone', () => {
  it('sends the changed fields with their values before', () => {
    expect(changesOf(fields, base, { ...base, nombre: 'Etapa 1' })).toEqual({
      changes: { nombre: 'Etapa 1' },
      antes: { nombre: 'Etapa I' },
    })
    expect(changesOf(fields, base, base)).toEqual({ changes: {}, antes: {} })
  })

  it('compares lists by content', () => {
    expect(changedFields(fields, base, { ...base, lista: [1, 2] })).toEqual([])
    expect(changedFields(fields, base, { ...base, lista: [2, 1] })).toEqual(['lista'])
  })
})

describe('an edit made while somebody else edits', () => {
  const conflicts = (edited: typeof base, stored: typeof base) =>
    conflictsOf(fields, base, rebase(fields, base, edited, stored), stored)

  it('keeps the changes of both where they are to different fields', () => {
    const stored = { ...base, activo: false }
    expect(rebase(fields, base, { ...base, nombre: 'Etapa 1' }, stored)).toEqual({ ...stored, nombre: 'Etapa 1' })
    expect(conflicts({ ...base, nombre: 'Etapa 1' }, stored)).toEqual([])
  })

  it('conflicts in the field that both changed, and in no other', () => {
    expect(conflicts({ ...base, nombre: 'Etapa 1' }, { ...base, nombre: 'Primera', activo: false })).toEqual(['nombre'])
  })

  it('does not conflict where both wrote the same', () => {
    const both = { ...base, nombre: 'Etapa 1' }
    expect(conflicts(both, both)).toEqual([])
  })

  it('conflicts in every edited field where the version it started from is unknown', () => {
    expect(conflictsOf(fields, undefined, { ...base, nombre: 'Etapa 1' }, base)).toEqual(['nombre'])
  })
})
