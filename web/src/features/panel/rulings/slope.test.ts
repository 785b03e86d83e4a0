import { describe, expect, it } from 'vitest'
import { columnsOf, passedLine, punishedLine } from './slope'

const move = (nombre: string, antes: number, despues: number) => ({
  id_clan: nombre.charCodeAt(0),
  nombre,
  antes,
  despues,
})
const named = (moves: { nombre: string }[]) => moves.map(({ nombre }) => nombre).join('')

describe('the columns of the preview', () => {
  it('hold each clan once, by its current and by its new place', () => {
    const { current, next } = columnsOf([move('B', 5, 4), move('C', 6, 5), move('A', 4, 6)])
    expect([named(current), named(next)]).toEqual(['ABC', 'BCA'])
  })

  it('end with the clans that have no place there', () => {
    const { current, next } = columnsOf([move('A', 1, 0), move('B', 2, 1), move('C', 0, 2)])
    expect([named(current), named(next)]).toEqual(['ABC', 'BCA'])
  })
})

describe('the lines between them', () => {
  it('are straight for clans that move because of another', () => {
    expect(passedLine(1, 0)).toBe('M0 48H8L44 16H52')
  })

  it.each([
    [0, 8, 'M0 16H13V80H26V176H39V272H52', 'far'],
    [0, 2, 'M0 16H17V48H35V80H52', 'two places'],
    [0, 1, 'M0 16H26V48H52', 'one place'],
    [2, 0, 'M0 80H17V48H35V16H52', 'upwards too'],
    [3, 3, 'M0 112H52', 'level'],
  ])('go in steps for a punished clan: %i to %i', (from, to, path) => {
    expect(punishedLine(from, to)).toBe(path)
  })
})
