import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { coalesce } from './coalesce'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('a burst costs two runs: one for the first request and one for all the others', async () => {
  const runs: string[][] = []
  const wish = coalesce<string>(async (wishes) => runs.push([...wishes]), 500)
  wish('a')
  wish('b')
  wish('b')
  wish('c')
  await vi.advanceTimersByTimeAsync(500)
  expect(runs).toEqual([['a'], ['b', 'c']])
})

test('a request made during a run is not lost', async () => {
  const runs: string[][] = []
  let finish = () => {}
  const wish = coalesce<string>((wishes) => {
    runs.push([...wishes])
    return new Promise<void>((resolve) => {
      finish = resolve
    })
  }, 100)
  wish('a')
  wish('a')
  expect(runs).toEqual([['a']])
  finish()
  await vi.advanceTimersByTimeAsync(100)
  expect(runs).toEqual([['a'], ['a']])
})

test('a run that fails does not stop the next', async () => {
  const runs: string[][] = []
  const wish = coalesce<string>(async (wishes) => {
    runs.push([...wishes])
    throw new Error('sin red')
  }, 100)
  wish('a')
  wish('b')
  await vi.advanceTimersByTimeAsync(200)
  wish('c')
  expect(runs).toEqual([['a'], ['b'], ['c']])
})
