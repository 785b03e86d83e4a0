import { beginningOf } from '@trinchera/rules/letters'
import { z } from 'zod'
import type { Message } from './endpoint'

/** What was said before, for a model to read; the client carries it beside the thread, and may forge it: what it says proves nothing. */
const turns = z
  .array(z.object({ q: z.string().max(200), a: z.string().max(400) }))
  .max(3)
  .catch([])
type Turns = z.infer<typeof turns>

const mostTurns = 3
/** Characters of the whole thread, which the contract bounds. */
const mostText = 4000

function unpacked(conversacion: string | null | undefined): Record<string, unknown> {
  try {
    return z
      .record(z.string(), z.unknown())
      .parse(JSON.parse(Buffer.from(conversacion ?? '', 'base64url').toString('utf8')))
  } catch {
    return {}
  }
}

const turnsOf = (conversacion: string | null | undefined): Turns => turns.parse(unpacked(conversacion).v)

/** The last turns as messages. */
export const earlier = (conversacion: string | null | undefined): Message[] =>
  turnsOf(conversacion).flatMap(({ q, a }): Message[] => [
    { role: 'user', content: q },
    { role: 'assistant', content: a },
  ])

/** The thread after an answer with its turn beside it; the oldest turns go where it would be too long. */
export function withTurn(after: string, before: string | null | undefined, question: string, response: string): string {
  const told = [...turnsOf(before), { q: beginningOf(question, 200), a: beginningOf(response, 400) }].slice(-mostTurns)
  const { v: _before, ...thread } = unpacked(after)
  for (let from = 0; from < told.length; from++) {
    const text = Buffer.from(JSON.stringify({ ...thread, v: told.slice(from) })).toString('base64url')
    if (text.length <= mostText) return text
  }
  return after
}
