import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkpointSeqs, superfluousCheckpoints } from './checkpoints'

describe('where a replay leaves checkpoints', () => {
  it.each([
    [0, []],
    [10, []],
    [11, [1]],
    [25, [5, 15]],
    [100, [20, 60, 80, 90]],
    [1000, [360, 680, 840, 920, 960, 980, 990]],
  ])('in a log of %i entries', (end, expected) => {
    expect(checkpointSeqs(end, 10)).toEqual(expected)
  })
})

describe('checkpoints that are not needed', () => {
  it.each([
    [[], 50, []],
    [[10], 50, []],
    [[10, 50], 50, []],
    [[10, 20, 30], 30, []],
    [[10, 20, 30], 49, []],
    [[10, 20, 30], 50, [20]],
    [[10, 20, 30, 40, 50], 75, [40, 20]],
    [[10, 20, 30, 40, 50], 90, [40, 30, 20]],
  ])('of %j in a log of %i entries', (seqs, end, expected) => {
    expect(superfluousCheckpoints(seqs, end)).toEqual(expected)
  })

  it('leave few in a log that grows, and a replay that begins no further before an entry than that is from the end', () => {
    const spacing = 10
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 400, size: 'max' }), (steps) => {
        let seqs: number[] = []
        let end = 0
        for (const step of steps) {
          end += step
          if (end - (seqs.at(-1) ?? 0) < spacing) continue
          seqs.push(end)
          const gone = superfluousCheckpoints(seqs, end)
          seqs = seqs.filter((seq) => !gone.includes(seq))
          expect(seqs.length).toBeLessThan(3 + 2 * Math.log2(1 + end / spacing))
          for (const [index, seq] of seqs.entries()) {
            const before = seqs[index - 1] ?? 0
            expect(seq - before).toBeLessThanOrEqual(Math.max(end - seq, 40 + spacing))
          }
        }
      }),
    )
  })
})
