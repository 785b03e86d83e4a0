import { afterEach, beforeEach, expect, it } from 'vitest'
import { acquireLease } from '@trinchera/db/queries/polling/polls'
import { openTestPolling, type TestPolling } from '../../testing/polling'
import { pollWithLease } from './poll-with-lease'

let site: TestPolling
const stops: (() => Promise<void>)[] = []
beforeEach(async () => {
  site = await openTestPolling('sqlite')
})
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
  await site.database.drop()
})

/** A poll function that counts its calls; `nth(n)` resolves once it has been called `n` times. */
function pollStub(answer: (time: number, stopping: AbortSignal) => Promise<number>) {
  const waiting = new Map<number, () => void>()
  const state = { times: 0 }
  return {
    state,
    poll: (stopping: AbortSignal) => {
      const time = ++state.times
      waiting.get(time)?.()
      return answer(time, stopping)
    },
    nth: (time: number) =>
      state.times >= time ? Promise.resolve() : new Promise<void>((resolve) => waiting.set(time, resolve)),
  }
}
const start = ({ poll }: ReturnType<typeof pollStub>, every = 20, now = () => new Date()) => {
  const stop = pollWithLease({ ...site.context, now }, { target: 'servidores', every, lease: 10_000, poll })
  stops.push(stop)
  return stop
}

it('polls repeatedly, one worker at a time, however slow the answer', async () => {
  const under = { way: 0, most: 0 }
  const slow = pollStub(async () => {
    under.most = Math.max(under.most, ++under.way)
    await new Promise((resolve) => setTimeout(resolve, 15))
    under.way--
    return 1
  })
  start(slow, 5)
  start(slow, 5)
  await slow.nth(8)
  expect(under.most).toBe(1)
})

it('waits for the delay of the answer, and polls at once after a restart', async () => {
  const patient = pollStub(async () => 3_600_000)
  const stop = start(patient)
  await patient.nth(1)
  await stop()
  start(patient)
  await patient.nth(2)
  expect(patient.state.times).toBe(2)
})

it('continues after a poll throws, and logs it', async () => {
  const broken = pollStub(async () => {
    throw new Error('no')
  })
  start(broken)
  await broken.nth(3)
  expect(new Set(site.logged)).toEqual(new Set(['no se pudo preguntar; se intenta de nuevo']))
})

it('stops in the middle of a poll without logging, and releases the lease', async () => {
  const silent = pollStub(
    (_, stopping) =>
      new Promise((_resolve, reject) => stopping.addEventListener('abort', () => reject(new Error('cut off')))),
  )
  const stop = start(silent)
  await silent.nth(1)
  await stop()
  expect(site.logged).toEqual([])
  const now = new Date().toISOString()
  expect(await acquireLease(site.database.db, 'servidores', { now, until: now, latest: now, force: false })).toBe(true)
})

it('goes on at its pace after the clock was hours ahead and is set back, also during a poll', async () => {
  const clock = { ahead: 3 * 3_600_000 }
  const poll = pollStub(async (time) => {
    if (time > 1) clock.ahead = 0
    return 20
  })
  start(poll, 20, () => new Date(Date.now() + clock.ahead))
  await poll.nth(4)
  expect(site.logged).toEqual([])
})
