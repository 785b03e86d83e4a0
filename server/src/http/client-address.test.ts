import { describe, expect, it, onTestFinished } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app'
import { clientAddress, countedAddress, proxyTest } from './client-address'

it.each([
  ['203.0.113.10', '203.0.113.10'],
  ['203.0.113.10:50001', '203.0.113.10'],
  [' 203.0.113.10 ', '203.0.113.10'],
  ['::ffff:203.0.113.10', '203.0.113.10'],
  ['::FFFF:cb00:710a', '203.0.113.10'],
  ['[::ffff:203.0.113.10]:443', '203.0.113.10'],
  ['2001:db8::7', '2001:db8::'],
  ['2001:DB8:0:0:1:2:3:4', '2001:db8::'],
  ['[2001:db8::7]', '2001:db8::'],
  ['[2001:db8::7]:50001', '2001:db8::'],
  ['"[2001:db8::8]:50002"', '2001:db8::'],
  ['2001:db8:0:1::7', '2001:db8:0:1::'],
  ['fe80::1%eth0', 'fe80::'],
  ['[fe80::2%25eth0]:80', 'fe80::'],
])('%s counts as %s', (text, address) => expect(countedAddress(text)).toBe(address))

it.each([
  'unknown',
  '_hidden',
  '_SEVKISEK',
  '',
  ':50001',
  '203.0.113',
  '203.0.113.10:50001:1',
  '[203.0.113.10',
  'localhost',
  '1',
])('%s is no address', (text) => expect(countedAddress(text)).toBeNull())

it('no port makes another address', () => {
  for (const host of ['203.0.113.10', '[2001:db8::7]', '[::ffff:203.0.113.10]', '[fe80::1%eth0]']) {
    const counted = new Set(Array.from({ length: 200 }, (_, n) => countedAddress(`${host}:${1 + n * 327}`)))
    expect(counted).toEqual(new Set([countedAddress(host.replace(/[[\]]/g, ''))]))
  }
})

it('what is no address counts as the nearest proxy that has one', () => {
  expect(clientAddress({ ip: 'unknown', ips: ['127.0.0.1', '10.0.0.5:4431', 'unknown'] })).toBe('10.0.0.5')
  expect(clientAddress({ ip: '_hidden', ips: ['::ffff:127.0.0.1', '_hidden'] })).toBe('127.0.0.1')
  expect(clientAddress({ ip: '::1' })).toBe('::')
  expect(clientAddress({ ip: undefined, ips: [undefined] })).toBe('')
})

it('a proxy is trusted with its port, in IPv6, and by its network', () => {
  const isProxy = proxyTest(['10.0.0.0/8', '2001:db8::/32', '127.0.0.1'])
  expect(['10.1.2.3', '10.1.2.3:4431', '::ffff:10.1.2.3', '[2001:db8::9]:80', '127.0.0.1'].map(isProxy)).toEqual(
    Array(5).fill(true),
  )
  expect(['11.0.0.1', '127.0.0.2', 'unknown', '', undefined].map(isProxy)).toEqual(Array(5).fill(false))
  expect(proxyTest([])('127.0.0.1')).toBe(false)
})

describe('the limit of wrong passwords', () => {
  const guess = async (site: TestApp, forwarded: string) =>
    (
      await site.call('POST', '/login', {
        headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded },
        body: JSON.stringify({ email: 'Peuco', password: 'no es esta' }),
      })
    ).status
  const begin = async (env: Record<string, string>) => {
    const site = await startTestApp({ env: { RATE_LIMITS: 'on', ...env } })
    onTestFinished(() => site.stop())
    await site.player('Peuco')
    return site
  }

  it.each([
    ['IPv4 with a port', (n: number) => `203.0.113.10:${50_001 + n}`],
    ['IPv6 with a port', (n: number) => `[2001:db8::7]:${50_001 + n}`],
    ['addresses of one /64', (n: number) => `2001:db8:1:2::${n}`],
    ['what is no address', (n: number) => `_hidden${n}`],
  ])('holds behind a proxy that sends %s', async (_, forwarded) => {
    const site = await begin({ TRUST_PROXY: '127.0.0.1' })
    for (let n = 0; n < 10; n++) expect(await guess(site, forwarded(n))).toBe(401)
    expect(await guess(site, forwarded(10))).toBe(429)
    expect(await guess(site, '198.51.100.1:443')).toBe(401)
  })

  it('holds for whoever writes the header without being a trusted proxy', async () => {
    const site = await begin({})
    for (let n = 0; n < 10; n++) expect(await guess(site, `203.0.113.${n}`)).toBe(401)
    expect(await guess(site, '203.0.113.99')).toBe(429)
  })
})
