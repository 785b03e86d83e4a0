import { describe, expect, it } from 'vitest'
import { newRows } from './use-new-rows'

const row = (id: number, state = 'Sin reclamo') => ({ id, state })

describe('the new rows of a list', () => {
  it('are those above all others and those that changed', () => {
    expect(newRows([row(8), row(7)], [row(9), row(8), row(7, 'Anulada')])).toEqual([9, 7])
  })

  it('are not those that move up from the next page', () => {
    expect(newRows([row(8), row(7)], [row(8), row(6)])).toEqual([])
  })

  it('are all where there was none', () => {
    expect(newRows([], [row(1)])).toEqual([1])
  })
})
