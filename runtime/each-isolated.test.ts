import { expect, it } from 'vitest'
import { forEachIsolated } from './each-isolated'

const run = async (items: number[], act: (item: number) => unknown, limits = {}) => {
  const [done, reported]: [number[], [string, number][]] = [[], []]
  const failed = await forEachIsolated(
    items,
    async (item) => {
      await act(item)
      done.push(item)
    },
    (error, item) => reported.push([String(error), item]),
    limits,
  )
  return { done, reported, failed }
}

it('does the others where one rejects or throws, and says which failed', async () => {
  const act = (item: number) => {
    if (item === 1) throw new TypeError('mala')
    return item === 3 ? Promise.reject(new Error('rota')) : null
  }
  expect(await run([1, 2, 3, 4], act)).toEqual({
    done: [2, 4],
    reported: [
      ['TypeError: mala', 1],
      ['Error: rota', 3],
    ],
    failed: 2,
  })
})

it('ends at a failure that would be that of all, and begins nothing once it is stopped', async () => {
  const act = () => Promise.reject(new Error('nadie contesta'))
  await expect(run([1, 2], act, { isOfAll: () => true })).rejects.toThrow('nadie contesta')
  const stopping = new AbortController()
  const stopped = await run([1, 2, 3], (item) => item === 2 && stopping.abort(), { stopping: stopping.signal })
  expect(stopped.done).toEqual([1, 2])
})
