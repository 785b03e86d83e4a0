import { expect, it } from 'vitest'
import { paced } from './paced'

it('shows the latest value, one edit at a time, and none once it has ended', async () => {
  const shown: string[] = []
  let done = () => {}
  let begun = () => {}
  const first = new Promise<void>((resolve) => (begun = resolve))
  const edits = paced<string>((value) => {
    shown.push(value)
    begun()
    return new Promise<void>((resolve) => (done = resolve))
  }, 0)
  edits.show('uno')
  edits.show('dos')
  await first
  edits.show('tres')
  const ended = edits.end()
  done()
  await ended
  expect(shown).toEqual(['dos'])
})

it('goes on after an edit that Discord refused', async () => {
  const edits = paced<string>(() => Promise.reject(new Error('429')), 0)
  edits.show('uno')
  await expect(edits.end()).resolves.toBeUndefined()
})
