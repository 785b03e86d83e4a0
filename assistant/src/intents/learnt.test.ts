import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { corpus } from '../corpus/corpus'
import { intents } from './all'
import { readLearnt, storeLearnt } from './learnt'
import { matcherOf } from './matcher'

const folder = mkdtempSync(join(tmpdir(), 'trinchera-learnt-'))
const file = join(folder, 'dist/learnt.bin')
beforeAll(() => storeLearnt(file), 600_000)
afterAll(() => rmSync(folder, { recursive: true }))

it('what the build stores tells the intents apart', () => {
  const learnt = readLearnt(file)
  const { classifier, vocabulary } = matcherOf(intents, learnt ?? expect.fail('nothing was read'))
  const likely = classifier.probabilities(['reportar', 'derrota', '^reportar'])
  expect(intents[likely.indexOf(Math.max(...likely))]?.family).toContain('reportar')
  expect(vocabulary.term('posicion').term).toBe('puesto')
  expect(learnt?.weights.bias).toHaveLength(corpus.intents.length)
})

it('what was learnt from another corpus, or is no such file, is not used', () => {
  expect(readLearnt(join(folder, 'none.bin'))).toBeNull()
  const other = join(folder, 'other.bin')
  writeFileSync(other, serialize({ ...deserialize(readFileSync(file)), corpus: 'of another day' }))
  expect(readLearnt(other)).toBeNull()
  writeFileSync(other, 'anything')
  expect(readLearnt(other)).toBeNull()
})
