import { expect, it } from 'vitest'
import { cacheAddresses } from './host-addresses'

const clock = { now: new Date() }
const pass = (seconds: number) => {
  clock.now = new Date(clock.now.getTime() + seconds * 1000)
}

/** A fake DNS that knows one name. */
function names() {
  const lookups: string[] = []
  const find = cacheAddresses(
    () => clock.now,
    async (host) => {
      lookups.push(host)
      if (host !== 'juegos.trinchera.test') throw new Error('ENOTFOUND')
      return '192.0.2.7'
    },
  )
  return { lookups, find }
}

it('resolves a name once for all callers, and again after five minutes', async () => {
  const { lookups, find } = names()
  const all = await Promise.all(Array.from({ length: 12 }, () => find('juegos.trinchera.test')))
  expect(new Set(all)).toEqual(new Set(['192.0.2.7']))
  pass(299)
  await find('juegos.trinchera.test')
  expect(lookups).toHaveLength(1)
  pass(2)
  expect(await find('juegos.trinchera.test')).toBe('192.0.2.7')
  expect(lookups).toHaveLength(2)
})

it('caches a failed lookup for a minute', async () => {
  const { lookups, find } = names()
  expect([await find('no.existe.test'), await find('no.existe.test')]).toEqual([null, null])
  expect(lookups).toHaveLength(1)
  pass(61)
  await find('no.existe.test')
  expect(lookups).toHaveLength(2)
})

it('returns an IP address unchanged', async () => {
  const { lookups, find } = names()
  expect([await find('198.51.100.4'), lookups]).toEqual(['198.51.100.4', []])
})

it('resolves names of the hosts file too', async () => {
  expect(await cacheAddresses(() => clock.now)('localhost')).toBe('127.0.0.1')
})
