import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestDatabase } from '@trinchera/db/testing'
import { longestQuestion } from '@trinchera/rules/limits'
import { Assistant } from './assistant'
import { gameHost, now, openWorld } from '../../../testing/questions/world'

let world: TestDatabase
let assistant: Assistant

beforeAll(async () => {
  world = await openWorld()
  assistant = new Assistant({ database: world, now: () => now, gameHost, siteName: 'Trinchera' })
  await assistant.ask('hola')
})
afterAll(() => world.drop())

/** Always the same letters, that make no word. */
function nonsense(seed: number): string {
  let state = seed
  const next = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return Math.floor((state / 4_294_967_296) * below)
  }
  let text = ''
  while (text.length < longestQuestion)
    text += `${Array.from({ length: 3 + next(8) }, () => 'abcdefghijklmnopqrstuvwxyz'.charAt(next(26))).join('')} `
  return text.slice(0, longestQuestion)
}

const plain = 'en que puesto van los halcones en la etapa dos y quien es el lider de puelche '
  .repeat(20)
  .slice(0, longestQuestion)

/** The least of several times, ms: what else the machine does counts as little as it can. */
async function least(texts: readonly string[]): Promise<number> {
  const times: number[] = []
  for (const text of texts) {
    const start = performance.now()
    await assistant.ask(text)
    times.push(performance.now() - start)
  }
  return Math.min(...times)
}

it('takes no much longer for a thousand letters of nonsense than for as many that ask something', async () => {
  const [asked, strange] = [
    await least(Array.from({ length: 10 }, () => plain)),
    await least(Array.from({ length: 10 }, (_, index) => nonsense(index + 1))),
  ]
  expect(strange).toBeLessThan(8 * asked)
})
