import { expect, test } from 'vitest'
import { isLoopback } from './addresses'

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
