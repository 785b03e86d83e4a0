import { expect, test } from 'vitest'
import { endingOwnSession, holdBack } from './own-end'

test('what the server says meanwhile is told after the work, also where the work failed', async () => {
  const told: string[] = []
  await expect(
    endingOwnSession(() => {
      expect(holdBack(() => told.push('ended'))).toBe(true)
      told.push('work')
      return Promise.reject(new Error('no'))
    }),
  ).rejects.toThrow('no')
  expect(told).toEqual(['work', 'ended'])
})

test('otherwise nothing is held back, and nothing is told twice', async () => {
  const told: string[] = []
  expect(holdBack(() => told.push('never'))).toBe(false)
  await endingOwnSession(async () => holdBack(() => told.push('once')))
  await endingOwnSession(async () => {})
  expect(told).toEqual(['once'])
})
