import { expect, it } from 'vitest'
import { withoutTrailingSlashes } from './trailing-slashes'

it.each([
  ['/', '/'],
  ['//', '/'],
  ['/ladder', '/ladder'],
  ['/ladder//', '/ladder'],
  ['/a//b/', '/a//b'],
  ['', ''],
])('%j becomes %j', (path, without) => expect(withoutTrailingSlashes(path)).toBe(without))

it('takes as long for a path of slashes as for any other', () => {
  const took = (path: string) => {
    const begin = process.cpuUsage()
    for (let n = 0; n < 200; n++) withoutTrailingSlashes(path)
    return process.cpuUsage(begin).user
  }
  const [slashes, letters] = [`${'/'.repeat(20_000)}x`, 'x'.repeat(20_001)]
  took(slashes)
  took(letters)
  expect(took(slashes)).toBeLessThan(100 * Math.max(1000, took(letters)))
})
