import { existsSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { z } from 'zod'
import { corpus, corpusHash } from '../corpus/corpus'
import { learntFile } from '../folders'
import { intents } from './all'
import { learn, matcherOf, type Learnt, type Matcher } from './matcher'

/** The build of the same sources wrote it: only whether it fits the corpus is asked. */
const stored = z.object({ corpus: z.literal(corpusHash), learnt: z.custom<Learnt>() })

/** Learns the corpus and stores what it teaches; for the build. */
export async function storeLearnt(file = learntFile): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const content: z.input<typeof stored> = { corpus: corpusHash, learnt: await learn(corpus) }
  await writeFile(file, serialize(content))
}

/** What the build stored; null where there is none, or where it was learnt from another corpus. */
export function readLearnt(file = learntFile): Learnt | null {
  if (!existsSync(file)) return null
  try {
    return stored.parse(deserialize(readFileSync(file))).learnt
  } catch {
    return null
  }
}

/** Sources that are run without a build may differ from what the last build learnt with. */
const isBuilt = !import.meta.url.endsWith('.ts')

let known: Promise<Matcher> | null = null

/** What the examples teach: read from the build, or learnt once a process where there is none. */
export const matcher = (): Promise<Matcher> =>
  (known ??= Promise.resolve((isBuilt ? readLearnt() : null) ?? learn(corpus)).then((learnt) =>
    matcherOf(intents, learnt),
  ))
