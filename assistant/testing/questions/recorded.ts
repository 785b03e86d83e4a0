import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Answer } from '../../src/answered'
import type { Assistant } from '../../src/assistant'
import { corpusFolder } from '../../src/folders'
import { contains } from './facts'
import { assistantOf, openWorld } from './world'

/** A thread of questions, and what the answer to its last one must be. A line of a table of turns is one. */
const turn = z.strictObject({
  thread: z.array(z.string()).min(1),
  /** Username of the player who asks. */
  as: z.string().optional(),
  /** Whether the torneos are those of the demo (`openWorld`). */
  brackets: z.boolean().default(false),
  /** What the site has, where it is not as usual. */
  site: z
    .strictObject({ discord: z.boolean(), google: z.boolean(), llaves: z.boolean(), mail: z.boolean() })
    .partial()
    .default({}),
  kind: z.enum(['answer', 'missing', 'ask', 'away', 'unsure']).default('answer'),
  intent: z.string().optional(),
  /** Whether the answer has no Spanish. */
  english: z.boolean().default(false),
  /** What the answer holds, as `contains` reads it, and what it does not. */
  has: z.array(z.string()).default([]),
  hasNot: z.array(z.string()).default([]),
  /** The rule that the turn stands for, where the question does not say it. */
  why: z.string().optional(),
})
type Turn = z.infer<typeof turn> & { at: string }

/** The turns of a table in `corpus/questions`, one a line. Throws on a line that is none. */
const turnsOf = (name: string): Turn[] =>
  readFileSync(join(corpusFolder, 'questions', name), 'utf8')
    .trim()
    .split('\n')
    .map((line, index) => ({ ...turn.parse(JSON.parse(line)), at: `${name}:${index + 1}` }))

/** Turns that were once answered right: most of them must hold. */
export const recordedTurns = () => turnsOf('recorded.jsonl')
/** Turns that must all hold. */
export const heldTurns = () => turnsOf('held.jsonl')

const spanish = /\b(?:va|van|puesto|victorias|derrotas|ganaron|partidas|tienes?|puedes?|contra|pregúntame)\b/
const faults = ({ kind, intent, english, has, hasNot }: Turn, { response, ...answer }: Answer): string[] => [
  ...(answer.kind === kind ? [] : [`is ${answer.kind}`]),
  ...(intent === undefined || answer.intent === intent ? [] : [`is [${answer.intent}]`]),
  ...(english && spanish.test(response) ? ['is Spanish'] : []),
  ...has.filter((fact) => !contains(response, fact)).map((fact) => `lacks ${fact}`),
  ...hasNot.filter((fact) => contains(response, fact)).map((fact) => `has ${fact}`),
]

/** The turns whose answer is not as it must be, each as a line with the answer. */
export async function lostTurns(turns: readonly Turn[]): Promise<string[]> {
  const lost: string[] = []
  for (const brackets of [false, true]) {
    const database = await openWorld(brackets)
    const players = await database.db.selectFrom('players').select(['id', 'username']).execute()
    const idOf = new Map(players.map(({ id, username }) => [username, id]))
    const assistants = new Map<string, Assistant>()
    for (const each of turns.filter((one) => one.brackets === brackets)) {
      const key = JSON.stringify(each.site)
      const assistant = assistants.get(key) ?? assistantOf(database, each.site)
      assistants.set(key, assistant)
      const asker = each.as === undefined ? null : (idOf.get(each.as) ?? null)
      let answer: Answer | undefined
      for (const text of each.thread) answer = await assistant.ask(text, answer?.conversacion, asker)
      const wrong = answer ? faults(each, answer) : []
      if (wrong.length)
        lost.push(
          `${each.at}  ${each.thread.join(' -> ')}  (${wrong.join(', ')})  ${answer?.response.replace(/\n/g, ' / ').slice(0, 300)}`,
        )
    }
    await database.drop()
  }
  return lost
}
