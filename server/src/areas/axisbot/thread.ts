import { z } from 'zod'
import type { NamedEtapa } from '@trinchera/db/queries/names'
import type { Reply, Role } from './intent'
import type { Community, Who } from './names/community'

const ref = z.string().regex(/^[cj][1-9]\d{0,9}$/)

// What a client sends back is what it was given, or anything at all: it names things that everyone may see, and nothing else.
const stored = z.object({
  i: z.string().max(30).optional(),
  q: z.array(ref).max(4).catch([]),
  e: z.array(z.int().positive()).max(8).catch([]),
  l: z.array(ref).max(20).catch([]),
  r: z.enum(['gana', 'pierde']).optional(),
  p: z.literal(1).optional(),
})

/** What a conversation was about so far. */
export interface Thread {
  intent: string | null
  quien: readonly Who[]
  etapas: readonly NamedEtapa[]
  listed: readonly Who[]
  role: Role | null
  /** Whether the last answer asked for something. */
  pending: boolean
}

export const newThread: Thread = { intent: null, quien: [], etapas: [], listed: [], role: null, pending: false }

function whoIs(text: string, { clanById, playerById }: Community): Who[] {
  const id = Number(text.slice(1))
  const who = text.startsWith('c') ? clanById.get(id) : playerById.get(id)
  return who ? [who] : []
}

const refOf = (who: Who): string[] => (who.kind === 'jugador' ? [`j${who.id}`] : who.clanes.slice(0, 1).map(({ id }) => `c${id}`))

/** The thread a client sent; a new one where it makes no sense. */
export function readThread(text: string | null | undefined, community: Community): Thread {
  if (!text) return newThread
  let kept: z.infer<typeof stored>
  try {
    kept = stored.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
  } catch {
    return newThread
  }
  return {
    intent: kept.i ?? null,
    quien: kept.q.flatMap((each) => whoIs(each, community)),
    etapas: community.etapas.filter(({ id }) => kept.e.includes(id)).sort((a, b) => kept.e.indexOf(a.id) - kept.e.indexOf(b.id)),
    listed: kept.l.flatMap((each) => whoIs(each, community)),
    role: kept.r ?? null,
    pending: kept.p === 1,
  }
}

/** The thread after an answer, for the client to send back. Whom the answer says nothing of is still whom it was about. */
export function writeThread(intent: string, { quien: about, etapas = [], listed = [], role, kind }: Reply, before: Thread = newThread): string {
  const quien = about?.length ? about : before.quien
  const kept: z.input<typeof stored> = {
    i: intent,
    q: quien.slice(0, 4).flatMap(refOf),
    e: etapas.slice(0, 8).map(({ id }) => id),
    l: listed.slice(0, 20).flatMap(refOf),
    ...(role ? { r: role } : {}),
    ...(kind === 'ask' || kind === 'missing' ? { p: 1 as const } : {}),
  }
  return Buffer.from(JSON.stringify(kept)).toString('base64url')
}
