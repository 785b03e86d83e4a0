import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'

// `npm run test:breakages` puts these faults into the sources and sees that the tests notice them. Here only that each still can be put in.

const root = join(import.meta.dirname, '..')
const text = z.string().min(1)
const breakages = z
  .array(
    z.strictObject({
      id: text,
      notices: text,
      file: text,
      find: text,
      replace: z.string(),
      tests: z.array(text).min(1),
      build: z.boolean().optional(),
    }),
  )
  .parse(JSON.parse(readFileSync(join(root, 'testing/breakages.json'), 'utf8')))

it('have ids of their own', () => expect(new Set(breakages.map(({ id }) => id)).size).toBe(breakages.length))

describe.each(breakages)('the breakage $id', ({ file, find, replace, tests }) => {
  it('still has its text once in its file, and its tests', () => {
    expect(readFileSync(join(root, file), 'utf8').split(find)).toHaveLength(2)
    expect(replace).not.toBe(find)
    expect(tests.filter((test) => !existsSync(join(root, test)))).toEqual([])
  })
})
