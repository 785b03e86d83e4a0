import type { WireReply } from '@trinchera/contract/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const at = Date.UTC(2026, 5, 17, 23, 30)
const day = 86_400_000

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({ now: at })
})
afterEach(() => {
  vi.useRealTimers()
})

const reply: WireReply = { status: 200, json: { code: 200, message: '', data: null } }

/** Loads the module on a device whose clock is `ahead` ms ahead. `hear` receives a reply that takes `ms`. */
async function pageAhead(ahead: number) {
  const time = await import('./server-time')
  vi.setSystemTime(at + ahead)
  const hear = (what: Partial<WireReply>, ms = 100) =>
    time.settingClock(async () => {
      vi.advanceTimersByTime(ms)
      return { ...reply, ...what }
    })({ method: 'GET', path: '/', headers: {} })
  return { ...time, hear }
}

describe('the offset after a reply', () => {
  const sent = at
  it.each([
    ['says the middle of what the reply allows', 0, at + 8 * day, at + 200, 8 * day + 400],
    ['of a clock that is ahead is negative', 0, at - 3 * 3_600_000, at + 200, -3 * 3_600_000 + 400],
    ['stays while a reply allows it', 340, at, at + 200, 340],
    ['stays after a slow reply', 340, at, at + 60_000, 340],
    ['follows a reply that does not allow it', 340, at + 5000, at + 200, 5400],
  ])('%s', async (_says, before, date, received, after) => {
    const { offsetAfter } = await import('./server-time')
    expect(offsetAfter(before, date, sent, received)).toBe(after)
  })
})

describe.each([-3 * 3_600_000, -12 * 60_000, 30 * 60_000, 1.7 * 3_600_000, 8 * day])(
  'a device %i ms ahead',
  (ahead) => {
    it('has the time of the server from the first reply on', async () => {
      const page = await pageAhead(ahead)
      expect([page.isTimeKnown(), page.certainNow()]).toEqual([false, 0])
      const set = vi.fn<() => void>()
      page.onClockSet(set)
      await page.hear({ date: at })
      expect(set).toHaveBeenCalledOnce()
      expect(page.isTimeKnown()).toBe(true)
      expect(Math.abs(page.serverNow() - at)).toBeLessThan(1000)
      expect(page.certainNow()).toBe(page.serverNow())
      vi.advanceTimersByTime(3_600_000)
      expect(Math.abs(page.serverNow() - at - 3_600_000)).toBeLessThan(1000)
    })
  },
)

it('is not certain of the time once the device’s clock was set, until the next reply', async () => {
  const page = await pageAhead(0)
  await page.hear({ date: at })
  vi.setSystemTime(at + 8 * day)
  expect([page.isTimeKnown(), page.certainNow()]).toEqual([false, 0])
  await page.hear({ date: at })
  expect(page.isTimeKnown()).toBe(true)
  expect(Math.abs(page.serverNow() - at)).toBeLessThan(1000)
})

it.each([
  ['a page of somebody else', { date: at + day, json: null }],
  ['JSON without the site’s envelope', { date: at + day, json: { error: 'login' } }],
  ['a reply that was kept on the way', {}],
])('learns nothing from %s', async (_whose, what) => {
  const page = await pageAhead(30 * 60_000)
  await page.hear(what)
  expect(page.isTimeKnown()).toBe(false)
  expect(page.serverNow()).toBe(Date.now())
})

it('learns nothing from a reply during which the clock was set', async () => {
  const page = await pageAhead(0)
  await page.settingClock(async () => {
    vi.setSystemTime(at + day)
    return { ...reply, date: at }
  })({ method: 'GET', path: '/', headers: {} })
  expect(page.isTimeKnown()).toBe(false)
})

it('tells the next page of a clock that is wrong', async () => {
  const first = await pageAhead(8 * day)
  await first.hear({ date: at })
  const { localStore } = await import('./storage')
  const stored = localStore.getItem('reloj')
  expect(Math.abs(Number(stored) + 8 * day)).toBeLessThan(1000)
  vi.setSystemTime(at)
  await first.hear({ date: at })
  expect(localStore.getItem('reloj')).toBeNull()
})
