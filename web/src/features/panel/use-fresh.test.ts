import { describe, expect, it } from 'vitest'
import { newsAmong } from './use-fresh'

const row = (id: number, state = 'Sin reclamo') => ({ id, state })

describe('what is new in a list', () => {
  it('is what came on top and what changed', () => {
    expect(newsAmong([row(8), row(7)], [row(9), row(8), row(7, 'Anulada')])).toEqual([9, 7])
  })

  it('is not what came up from the next page', () => {
    expect(newsAmong([row(8), row(7)], [row(8), row(6)])).toEqual([])
  })

  it('is everything where there was nothing', () => {
    expect(newsAmong([], [row(1)])).toEqual([1])
  })
})
