import { expect, test } from 'vitest'
import { isLoopback, serverAddress } from './addresses'

test.each([
  ['127.0.0.1', true],
  ['127.8.0.2', true],
  ['LocalHost', true],
  ['[::1]', true],
  ['0.0.0.0', true],
  ['10.0.0.7', false],
  ['127.0.0.1.trinchera.cl', false],
  ['mohaa.cl', false],
])('%s: %s', (host, loopback) => {
  expect(isLoopback(host)).toBe(loopback)
})

test.each([
  ['mohaa.cl', 'mohaa.cl', null],
  [' 203.0.113.10:12203 ', '203.0.113.10', 12_203],
  ['moh://203.0.113.10:12203/', '203.0.113.10', 12_203],
  ['MOH://Mohaa.CL', 'Mohaa.CL', null],
  ['connect mohaa.cl:12203', 'mohaa.cl', 12_203],
  ['https://mohaa.cl/', 'mohaa.cl', null],
  ['[2001:db8::7]:12203', '2001:db8::7', 12_203],
  ['2001:db8::7', '2001:db8::7', null],
  ['dos palabras', 'dos palabras', null],
  ['', '', null],
])('a game server pasted as «%s»', (text, host, port) => expect(serverAddress(text)).toEqual({ host, port }))
