import { beforeAll, expect, it } from 'vitest'
import { longestQuestion } from '@trinchera/rules/limits'
import { inWorld } from '../testing/questions/in-world'

const world = inWorld()
beforeAll(async () => void (await world.assistant.ask('hola')))

/** The same letters for the same seed; they make no words, and are long enough to be searched for two slips. */
function nonsense(seed: number): string {
  let state = seed
  const next = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return Math.floor((state / 4_294_967_296) * below)
  }
  let text = ''
  while (text.length < longestQuestion)
    text += `${Array.from({ length: 9 }, () => 'abcdefghijklmnopqrstuvwxyz'.charAt(next(26))).join('')} `
  return text.slice(0, longestQuestion)
}

const plain = 'en que puesto van los halcones en la etapa dos y quien es el lider de puelche '
  .repeat(20)
  .slice(0, longestQuestion)

async function msFor(text: string): Promise<number> {
  const start = performance.now()
  await world.assistant.ask(text)
  return performance.now() - start
}

// The words searched for misspellings are limited in number. Without that limit the ratio is about 10; with it, between 2 and 4. Both kinds
// alternate and the fastest of each counts, so that what else the machine does weighs little.
it('answers the longest nonsense in less than five times what a real question of that length takes', async () => {
  const [real, nonsensical]: [number[], number[]] = [[], []]
  for (let seed = 1; seed <= 25; seed++) {
    real.push(await msFor(plain))
    nonsensical.push(await msFor(nonsense(seed)))
  }
  expect(Math.min(...nonsensical) / Math.min(...real)).toBeLessThan(5)
})
