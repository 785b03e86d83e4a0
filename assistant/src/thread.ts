import { paths } from '@trinchera/contract/site-paths'
import { z } from 'zod'
import type { Reply } from './intent'
import type { Community, Who } from './names/community'
import { consulta } from './query/consulta'
import { newThread, type Thread } from './thread-state'

/** Of a question so many characters are kept, to be asked again with what goes on with it. */
const longestKept = 240
/** So many retos of an answer are kept. */
const mostRetos = 6

const ref = z.string().regex(/^[cj][1-9]\d{0,9}$/)

/** A place of a table, or how many it has. */
const standing = z.int().min(0).max(999).nullable()
/** A side of what was supposed: a clan, a place, or whoever asks. */
const side = z.union([ref, z.int().min(-9).max(999), z.literal('own')]).nullable()

// What a client sends back is what it was given, or anything at all: it names things that everyone may see, and nothing else.
const stored = z.object({
  i: z.string().max(30).optional(),
  q: z.array(ref).max(4).catch([]),
  a: z.array(ref).max(3).catch([]),
  e: z.array(z.int().positive()).max(8).catch([]),
  l: z.array(ref).max(20).catch([]),
  s: z.int().positive().optional().catch(undefined),
  o: z
    .object({ id: z.int().positive(), aspect: z.string().max(20), match: z.int().positive().optional() })
    .optional()
    .catch(undefined),
  k: z.string().max(longestKept).optional().catch(undefined),
  d: z.int().positive().optional().catch(undefined),
  h: z.array(z.int().positive()).max(mostRetos).catch([]),
  u: ref.optional().catch(undefined),
  x: z.string().max(80).optional().catch(undefined),
  m: z.literal(1).optional(),
  v: z.string().max(8).optional().catch(undefined),
  c: consulta.optional().catch(undefined),
  w: z
    .object({ subject: side, other: side, wins: z.boolean().nullable(), own: standing, ranked: standing })
    .optional()
    .catch(undefined),
})

function whoIs(text: string, { clanById, playerById }: Community): Who[] {
  const id = Number(text.slice(1))
  const who = text.startsWith('c') ? clanById.get(id) : playerById.get(id)
  return who ? [who] : []
}

const refOf = (who: Who): string[] =>
  who.kind === 'jugador' ? [`j${who.id}`] : who.clanes.slice(0, 1).map(({ id }) => `c${id}`)

/** The thread a client sent; a new one where it makes no sense. */
export function readThread(text: string | null | undefined, community: Community): Thread {
  if (!text) return newThread
  let kept: z.infer<typeof stored>
  try {
    kept = stored.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
  } catch {
    return newThread
  }
  const named = (refs: readonly string[]) => refs.flatMap((each) => whoIs(each, community))
  return {
    intent: kept.i ?? null,
    quien: named(kept.q),
    earlier: named(kept.a),
    etapas: community.etapas
      .filter(({ id }) => kept.e.includes(id))
      .sort((a, b) => kept.e.indexOf(a.id) - kept.e.indexOf(b.id)),
    listed: named(kept.l),
    servidor: kept.s ?? null,
    mine: kept.m === 1,
    consulta: kept.c ?? null,
    supuesto: kept.w ?? null,
    texto: kept.x ?? null,
    asked: kept.k ?? null,
    said: kept.v ?? null,
    partida: kept.d ?? null,
    retos: kept.h,
    own: (kept.u ? named([kept.u]) : []).flatMap((who) => (who.kind === 'clan' ? [who] : []))[0] ?? null,
    torneo: kept.o ?? null,
  }
}

const retoLinks = new RegExp(`\\]\\(${paths.reto(0).slice(0, -1)}(\\d{1,9})\\)`, 'g')
const partidaLinks = new RegExp(`\\]\\(${paths.partida(0).slice(0, -1)}(\\d{1,9})\\)`, 'g')

/** The thread after an answer, for the client to send back. Whom the answer says nothing of is still whom it was about. */
export function writeThread(
  intent: string,
  {
    quien: about,
    etapas = [],
    listed = [],
    mine,
    text,
    servidor,
    kind,
    consulta: query,
    supuesto,
    texto,
    torneo,
  }: Reply,
  before: Thread = newThread,
): string {
  const quien = about?.length ? about : before.quien
  const earlier = [...before.quien, ...before.earlier].filter(
    (who, index, all) => !quien.includes(who) && all.indexOf(who) === index,
  )
  const partidas = new Set([...text.matchAll(partidaLinks)].map(([, id]) => Number(id)))
  const [partida] = partidas
  const linked = [...new Set([...text.matchAll(retoLinks)].map(([, id]) => Number(id)))]
  // what was not understood changes no subject
  const retos = linked.length || (kind !== 'unsure' && kind !== 'away') ? linked : before.retos
  const kept: z.input<typeof stored> = {
    i: intent,
    ...(partida ? { d: partida } : {}),
    h: retos.slice(0, mostRetos),
    q: quien.slice(0, 4).flatMap(refOf),
    a: earlier.slice(0, 3).flatMap(refOf),
    e: etapas.slice(0, 8).map(({ id }) => id),
    l: listed.slice(0, 20).flatMap(refOf),
    ...(servidor ? { s: servidor } : {}),
    ...(mine ? { m: 1 as const } : {}),
    ...(query ? { c: query } : {}),
    ...(supuesto ? { w: supuesto } : {}),
    ...(texto && texto.length <= 80 ? { x: texto } : {}),
    ...(torneo ? { o: torneo } : {}),
  }
  return Buffer.from(JSON.stringify(kept)).toString('base64url')
}

/** A thread that keeps the question that was asked, for what goes on with it, whose clan it is, and the digest of the answer. */
export function keepAsked(conversacion: string, asked: string | null, own: Who | null, said: string): string {
  try {
    const kept = stored.parse(JSON.parse(Buffer.from(conversacion, 'base64url').toString('utf8')))
    return Buffer.from(
      JSON.stringify({
        ...kept,
        ...(asked && asked.length <= longestKept ? { k: asked } : {}),
        ...(own ? { u: refOf(own)[0] } : {}),
        v: said,
      }),
    ).toString('base64url')
  } catch {
    return conversacion
  }
}
