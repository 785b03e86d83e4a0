import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { Random } from '@trinchera/db/seed/random'
import { newClan, newPerson, newEtapa, type Person } from '../people'
import type { RunningProduct } from '../product'

/** A write that the site has confirmed: its Idempotency-Key and the id of the new row. */
export interface Answered {
  key: string
  id: number
}

export interface Load {
  etapa: { id: number; juego: { id: number } }
  anuncio: number
  reports: Answered[]
  comments: Answered[]
  /** Refused writes (4xx): number of writes by the message of the refusal. */
  refused: Map<string, number>
  /** Failed attempts (no reply, or 5xx) by kind of failure. Each attempt was repeated with the same Idempotency-Key. */
  repeated: Map<string, number>
  /** Ends the load and waits until each write is confirmed or refused. If this takes over a minute, rejects, naming the other writes. */
  stop(): Promise<void>
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The status code of an API error; undefined if there was no reply. */
const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'number' ? error.code : undefined

/**
 * Starts writing to a site: the leaders of `clans` clans report losses and comment, `writers` of them at the same time. Like the web app,
 * they repeat a write that got no reply with the same Idempotency-Key.
 */
export async function startLoad(
  product: RunningProduct,
  admin: Person,
  random: Random,
  { clans = 8, writers = 4, pauseMs = 20 } = {},
): Promise<Load> {
  const etapa = await newEtapa(admin)
  const sides: { id: number; leader: Person }[] = []
  for (let i = 0; i < clans; i++) {
    const leader = await newPerson(product)
    sides.push({ leader, ...(await newClan(leader, etapa, `Sección ${i}`, `S${i}`)) }) // digits in the tags, because some letters look alike
  }
  const anuncio = (
    await admin.api.createAnuncio({ body: { titulo: 'Noche de clan war', descripcion: 'x', contenido: 'x' } })
  ).data.id

  const load = {
    reports: new Array<Answered>(),
    comments: new Array<Answered>(),
    refused: new Map<string, number>(),
    repeated: new Map<string, number>(),
  }
  const stopped = new AbortController()
  const waited = new AbortController()
  const unanswered = new Map<string, string>()

  /** Sends one write until it is confirmed or refused. */
  async function write(into: Answered[], send: (key: string) => Promise<{ data: { id: number } }>) {
    const key = randomUUID()
    unanswered.set(key, 'at its first attempt')
    for (;;) {
      try {
        into.push({ key, id: (await send(key)).data.id })
        unanswered.delete(key)
        return
      } catch (error) {
        unanswered.set(key, String(error))
        const code = codeOf(error)
        const isRefused = code !== undefined && code < 500
        const message = error instanceof Error ? `${code ?? ''} ${error.message}`.trim() : String(error)
        const counts = isRefused ? load.refused : load.repeated
        counts.set(message, (counts.get(message) ?? 0) + 1)
        if (isRefused) {
          unanswered.delete(key)
          return
        }
        await pause(100)
      }
    }
  }

  async function act() {
    const loser = random.pick(sides)
    const winner = random.pick(sides.filter(({ id }) => id !== loser.id))
    if (random.chance(0.2))
      return write(load.comments, (key) =>
        loser.leader.api.createComment({
          body: { contenido: `<p>${key}</p>`, idAnuncio: anuncio },
          headers: { 'idempotency-key': key },
        }),
      )
    return write(load.reports, (key) =>
      loser.leader.api.reportLoss({
        body: {
          id_clan_ganador: winner.id,
          id_clan_perdedor: loser.id,
          id_etapa: etapa.id,
          id_juego: etapa.juego.id,
        },
        headers: { 'idempotency-key': key },
      }),
    )
  }

  const working = Array.from({ length: writers }, async () => {
    while (!stopped.signal.aborted) {
      await act()
      await pause(pauseMs)
    }
  })
  return {
    ...load,
    etapa,
    anuncio,
    async stop() {
      stopped.abort()
      const patience = setTimeout(() => waited.abort(), 60_000)
      await Promise.race([Promise.all(working), once(waited.signal, 'abort')])
      clearTimeout(patience)
      if (waited.signal.aborted) throw new Error(`not answered within a minute: ${[...unanswered.values()].join('\n')}`)
    },
  }
}
