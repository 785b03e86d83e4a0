import { expect, test } from 'vitest'
import { endingOwnSession, deferWhileEnding } from './own-end'

test('a notification during the work runs after it, also when the work fails', async () => {
  const calls: string[] = []
  await expect(
    endingOwnSession(() => {
      expect(deferWhileEnding(() => calls.push('ended'))).toBe(true)
      calls.push('work')
      return Promise.reject(new Error('no'))
    }),
  ).rejects.toThrow('no')
  expect(calls).toEqual(['work', 'ended'])
})

test('otherwise nothing is deferred, and nothing runs twice', async () => {
  const calls: string[] = []
  expect(deferWhileEnding(() => calls.push('never'))).toBe(false)
  await endingOwnSession(async () => deferWhileEnding(() => calls.push('once')))
  await endingOwnSession(async () => {})
  expect(calls).toEqual(['once'])
})
