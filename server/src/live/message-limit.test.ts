import { expect, it } from 'vitest'
import { messageLimit } from './message-limit'

function connection() {
  const clock = { now: 0 }
  const next = messageLimit(() => clock.now)
  const send = (times: number) => Array.from({ length: times }, next)
  const taken = (times: number) => send(times).filter((verdict) => verdict === 'take').length
  return { clock, send, taken }
}

it('allows a burst for the rooms of one page, then ten messages a second', () => {
  const { clock, taken } = connection()
  expect(taken(150)).toBe(100)
  clock.now += 1000
  expect(taken(50)).toBe(10)
  clock.now += 3_600_000
  expect(taken(150)).toBe(100)
})

it('closes a connection that keeps flooding, and not one that stops', () => {
  const { clock, send } = connection()
  expect(send(500)).not.toContain('end')
  clock.now += 10_000
  expect(send(500)).not.toContain('end')
  expect(send(1)).toEqual(['end'])
})

it('closes a connection that floods so slowly that one message is taken now and then', () => {
  const { clock, send } = connection()
  const verdicts = Array.from({ length: 20 }, () => {
    clock.now += 100
    return send(50)
  })
  expect(verdicts.flat()).toContain('end')
})
