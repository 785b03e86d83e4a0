import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { Assistant } from '../../src/assistant'
import { corpusFolder } from '../../src/folders'
import { contains } from './facts'
import { gameHost, now, openWorld } from './world'

/** A thread of questions, and what the answer to its last one must hold. */
const recorded = z.strictObject({
  thread: z.array(z.string()).min(1),
  /** Username of the player who asks. */
  as: z.string().optional(),
  /** Whether the torneos are those of the demo (`openWorld`). */
  brackets: z.boolean().default(false),
  kind: z.enum(['answer', 'missing', 'ask', 'away', 'unsure']).default('answer'),
  has: z.array(z.string()).default([]),
})
type Recorded = z.infer<typeof recorded>

/** The turns of `corpus/questions/recorded.jsonl`, one a line. Throws on a line that is none. */
export const recordedTurns = (): Recorded[] =>
  readFileSync(join(corpusFolder, 'questions/recorded.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => recorded.parse(JSON.parse(line)))

/** The turns whose answer lacks what it must hold, each as a line with the answer. */
export async function lostTurns(turns: readonly Recorded[]): Promise<string[]> {
  const lost: string[] = []
  for (const brackets of [false, true]) {
    const database = await openWorld(brackets)
    const assistant = new Assistant({ database, now: () => now, gameHost, siteName: 'Trinchera' })
    const players = await database.db.selectFrom('players').select(['id', 'username']).execute()
    const idOf = new Map(players.map(({ id, username }) => [username, id]))
    for (const turn of turns.filter((each) => each.brackets === brackets)) {
      const asker = turn.as === undefined ? null : (idOf.get(turn.as) ?? null)
      let [conversacion, response, kind]: [string | null, string, string] = [null, '', '']
      for (const text of turn.thread)
        ({ conversacion, response, kind } = await assistant.ask(text, conversacion, asker))
      const lacks = turn.has.filter((fact) => !contains(response, fact))
      if (kind !== turn.kind || lacks.length)
        lost.push(
          `${turn.thread.join(' -> ')}  (${kind}, lacks ${lacks.join(', ')})  ${response.replace(/\n/g, ' / ').slice(0, 200)}`,
        )
    }
    await database.drop()
  }
  return lost
}
