import { describe, expect, it } from 'vitest'
import { previewSentences } from './preview-text'

const move = (id_clan: number, nombre: string, antes: number, despues: number) => ({ id_clan, nombre, antes, despues })

describe('what a ruling does, in words', () => {
  it('names the clans of the match and counts the others', () => {
    const moves = [
      ...Array.from({ length: 8 }, (_, i) => move(20 + i, `Clan ${i}`, 5 + i, 4 + i)),
      move(1, 'Sin Retirada', 4, 12),
    ]
    expect(previewSentences(moves, [1, 2])).toEqual({
      own: ['Sin Retirada baja del 4 al 12.'],
      others: ['Ocho clanes suben un puesto.'],
    })
  })

  it('says who loses the place and who comes back', () => {
    expect(previewSentences([move(1, 'A', 3, 0), move(2, 'B', 0, 5)], [2, 1]).own).toEqual([
      'B entra al ranking en el 5.',
      'A pierde el puesto 3 y queda sin ranking.',
    ])
  })

  it.each([
    [[move(3, 'C', 5, 4), move(4, 'D', 7, 5)], ['Dos clanes suben.']],
    [[move(3, 'C', 4, 6)], ['Un clan baja dos puestos.']],
    [[move(3, 'C', 9, 0)], ['C pierde el puesto 9 y queda sin ranking.']],
    [[], []],
  ])('others: %j', (moves, wanted) => {
    expect(previewSentences(moves, [1, 2]).others).toEqual(wanted)
  })
})
