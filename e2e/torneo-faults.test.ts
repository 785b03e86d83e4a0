import { EventEmitter, once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '@trinchera/db/database'
import { actsOf, bracketState } from '@trinchera/db/queries/torneos/acts'
import { storedTorneo } from '@trinchera/db/queries/torneos/stored-torneos'
import { adminOf } from '@trinchera/testing/people'
import { startProduct, type ProductProcess } from '@trinchera/testing/product'
import { replayTorneo } from '@trinchera/rules/torneo/bracket'
import { afterAll, expect, it } from 'vitest'
import { newStageOf } from './stage'

// A product of its own: its server and worker are killed.
const product = await startProduct()
afterAll(() => product.stop())

const hour = 3_600_000

/** The status of a refusal by the API; undefined where no answer came. */
const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'number' ? error.code : undefined

/** Asks until there is an answer: its status. */
async function answered(call: () => Promise<unknown>): Promise<number> {
  for (;;) {
    try {
      await call()
      return 200
    } catch (error) {
      const code = codeOf(error)
      if (code !== undefined && code >= 400 && code < 500) return code
      await pause(50)
    }
  }
}

/** Kills a process again and again until `stop`; it runs when that resolves. */
function killing(process: ProductProcess, ready: RegExp, everyMs: number) {
  const stopped = new AbortController()
  const killed = new EventEmitter()
  const count = { kills: 0 }
  const done = (async () => {
    while (!stopped.signal.aborted) {
      await pause(everyMs * (0.5 + Math.random()))
      await process.end('SIGKILL')
      count.kills++
      killed.emit('again')
      const from = process.output.length
      process.start()
      await process.prints(ready, from)
    }
  })()
  return {
    /** Resolves once it was killed that often. */
    killed: async (times: number) => {
      while (count.kills < times) await once(killed, 'again')
    },
    stop: async () => {
      stopped.abort()
      await done
    },
  }
}

it('has each result and ruling that was answered in its log once, however often server and worker are killed', async () => {
  const admin = await adminOf(product)
  const stage = await newStageOf(product, admin, 8)
  const clans = Array.from({ length: 8 }, (_none, i) => stage.clan(i))
  const { data: torneo } = await admin.api.createTorneo({
    body: {
      nombre: 'Copa del Faro',
      descripcion: '',
      inicio: new Date(Date.now() + hour).toISOString(),
      formato: 'doble',
      id_etapa: stage.etapa.id,
      cupos: 8,
      cuenta_ladder: true,
    },
  })
  const params = { id: torneo.id }
  const server = killing(product.server, /servidor en http/, 200)
  const worker = killing(product.worker, /worker listo/, 600)
  for (const { id, leader } of clans)
    await answered(() => leader.api.enrolTorneo({ params, body: { id_clan: id, plantel: [leader.id] } }))
  await answered(() => admin.api.startTorneo({ params }))

  const read = async () => {
    for (;;) {
      const page = await admin.api.getTorneo({ params }).catch(() => null)
      if (page) return page.data
      await pause(50)
    }
  }
  const told: number[] = []
  for (;;) {
    const { llave, estado } = await read()
    const partidas = llave?.rondas.flatMap((ronda) => ronda.partidas) ?? []
    const open = partidas.find((match) => match.estado === 'lista')
    if (!open?.a || !open.b) {
      expect(estado).toBe('terminado')
      break
    }
    const at = { params: { ...params, partida: open.id } }
    const { a, b } = open
    const loser = clans.find(({ id }) => id === b.id_clan)?.leader
    // the answer to the first attempt may have been lost: the second one then finds that it was reported
    expect([200, 409]).toContain(
      await answered(async () => loser?.api.reportTorneoMatch({ ...at, body: { marcador: [2, 1] } })),
    )
    const body = { ganador: a.id_clan, marcador: null, motivo: 'Visto el video' }
    expect(await answered(() => admin.api.ruleTorneoMatch({ ...at, body }))).toBe(200)
    told.push(open.id)
    // however fast the machine, each is killed in the course of the torneo
    await Promise.all([server.killed(told.length / 4), worker.killed(told.length / 7)])
  }
  await Promise.all([server.stop(), worker.stop()])

  const database = openDatabase({ url: product.databaseUrl })
  const log = (await actsOf(database.db, torneo.id)).map(({ act }) => act)
  const stored = await storedTorneo(database.db, torneo.id)
  await database.close()
  const of = (tipo: string) =>
    log.flatMap((act) => (act.tipo === tipo && 'partida' in act ? [act.partida] : [])).toSorted((x, y) => x - y)
  const all = told.toSorted((x, y) => x - y)
  expect([of('resultado'), of('fallo')]).toEqual([all, all])
  const [draw, ...acts] = log
  expect(draw?.tipo).toBe('sorteo')
  if (draw?.tipo === 'sorteo')
    expect(
      replayTorneo(
        draw.plan,
        acts.flatMap((act) => (act.tipo === 'sorteo' ? [] : [act])),
      ),
    ).toEqual(stored && bracketState(stored))
  // each is in the ladder's log once
  const entered = await Promise.all(
    clans.map(async ({ id }) => (await admin.api.listClanMatches({ params: { clanId: id }, query: {} })).data),
  )
  const ids = entered.flat().map(({ id }) => id)
  expect([new Set(ids).size, ids.length]).toEqual([all.length, 2 * all.length])
})
