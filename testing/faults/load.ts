import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { Random } from '@trinchera/db/seed/random'
import { newClan, newPerson, newStage, type Person } from '../people'
import type { RunningProduct } from '../product'

/** A write that was answered: what was written, and the id it got. */
export interface Answered {
  key: string
  id: number
}

export interface Load {
  etapa: { id: number; juego: { id: number } }
  anuncio: number
  reports: Answered[]
  comments: Answered[]
  /** Writes that were refused by a rule (4xx), by the message. */
  refused: Map<string, number>
  /** Attempts that got no answer, or a 5xx, and were made again with the same key, by what became of them. */
  repeated: Map<string, number>
  /** Lets every writer finish what it has begun; rejects with what is not yet answered after a minute. */
  stop(): Promise<void>
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The status of a refusal by the API; undefined where no answer came. */
const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'number' ? error.code : undefined

/**
 * Leaders of `clans` clans who report losses and comment as fast as they are answered, with `writers` of them at a time. A write that gets no
 * answer is made again under its Idempotency-Key until it gets one, as the web does.
 */
export async function startLoad(
  product: RunningProduct,
  admin: Person,
  random: Random,
  { clans = 8, writers = 4, pauseMs = 20 } = {},
): Promise<Load> {
  const etapa = await newStage(admin)
  const sides: { id: number; leader: Person }[] = []
  for (let i = 0; i < clans; i++) {
    const leader = await newPerson(product)
    sides.push({ leader, ...(await newClan(leader, etapa, `Sección ${i}`, `S${i}`)) }) // of letters some would look alike
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

  /** One write, repeated until it is answered. */
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
