import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '@trinchera/db/database'
import { actsOf, bracketState } from '@trinchera/db/queries/torneos/acts'
import { storedTorneo } from '@trinchera/db/queries/torneos/stored-torneos'
import { adminOf } from '@trinchera/testing/people'
import { startProduct, type ProductProcess } from '@trinchera/testing/product'
import { replayTorneo } from '@trinchera/rules/torneo/bracket'
import { afterAll, expect, it } from 'vitest'
import { newEtapaOf } from './etapa'

// Starts its own product, because its server and worker are killed.
const product = await startProduct()
afterAll(() => product.stop())

const hour = 3_600_000

/** The status of an API refusal; undefined if there was no response. */
const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'number' ? error.code : undefined

/** The status of a call's response; undefined if there was none. */
const attempted = (call: () => Promise<unknown>): Promise<number | undefined> =>
  call().then(
    () => 200,
    (error: unknown) => {
      const code = codeOf(error)
      return code !== undefined && code >= 400 && code < 500 ? code : undefined
    },
  )

/** Repeats a call until there is a response; returns its status. */
async function answered(call: () => Promise<unknown>): Promise<number> {
  for (;;) {
    const code = await attempted(call)
    if (code !== undefined) return code
    await pause(50)
  }
}

async function killed(process: ProductProcess, ready: RegExp) {
  const from = process.output.length
  await process.end('SIGKILL')
  process.start()
  await process.prints(ready, from)
}

let steps = 0
/**
 * Makes a call while the server is killed (shortly before, during or after it), then repeats it until there is a response. Every third time
 * the worker is killed too.
 */
async function throughKill(call: () => Promise<unknown>): Promise<number> {
  const first = attempted(call)
  await pause(Math.random() * 60)
  await Promise.all([
    killed(product.server, /servidor en http/),
    steps++ % 3 === 0 ? killed(product.worker, /worker listo/) : undefined,
  ])
  return (await first) ?? answered(call)
}

/** For acts that may have succeeded although their response was lost; the repeated call then gets 409 because the act is already done. */
const doneOnce = async (call: () => Promise<unknown>) => expect([200, 409]).toContain(await throughKill(call))

it('has each act that was answered in its log once, though server and worker are killed at each step', async () => {
  const admin = await adminOf(product)
  const etapa = await newEtapaOf(product, admin, 4)
  const clans = Array.from({ length: 4 }, (_none, i) => etapa.clan(i))
  const leaderOf = (clan: number) => clans.find(({ id }) => id === clan)?.leader ?? admin
  const ahead = (hours: number) => new Date(Date.now() + hours * hour).toISOString()
  const { data: torneo } = await admin.api.createTorneo({
    body: {
      nombre: 'Copa del Faro',
      descripcion: '',
      inicio: ahead(4),
      inscripcion_hasta: ahead(2),
      checkin_minutos: 60,
      formato: 'doble',
      id_etapa: etapa.id,
      cupos: 8,
      cuenta_ladder: true,
    },
  })
  const params = { id: torneo.id }
  // two clans enrol during kills, the others by ordinary calls
  const inKills = clans.map((clan, at) => [at < 2 ? throughKill : answered, clan] as const)
  for (const [ask, { id, leader }] of inKills)
    expect(await ask(() => leader.api.enrolTorneo({ params, body: { id_clan: id, plantel: [leader.id] } }))).toBe(200)
  const now = { inicio: ahead(0.5), inscripcion_hasta: ahead(-1) }
  expect(await throughKill(() => admin.api.updateTorneo({ params, body: now }))).toBe(200)
  for (const [ask, { id, leader }] of inKills)
    expect(await ask(() => leader.api.checkinTorneo({ params, body: { id_clan: id } }))).toBe(200)
  const orden = clans.map(({ id }) => id)
  expect(await throughKill(() => admin.api.seedTorneo({ params, body: { orden } }))).toBe(200)
  await doneOnce(() => admin.api.startTorneo({ params }))

  const told: Record<string, number[]> = {}
  for (let played = 1; ; played++) {
    const { llave, estado } = (await admin.api.getTorneo({ params })).data
    const partidas = llave?.rondas.flatMap((ronda) => ronda.partidas) ?? []
    const open = partidas.find((match) => match.estado === 'lista')
    if (!open?.a || !open.b) {
      expect(estado).toBe('terminado')
      break
    }
    const at = { params: { ...params, partida: open.id } }
    const [winner, loser] = [leaderOf(open.a.id_clan), leaderOf(open.b.id_clan)]
    const tell = async (tipo: string, call: () => Promise<unknown>) => {
      await doneOnce(call)
      ;(told[tipo] ??= []).push(open.id)
    }
    const rule = (tipo: string, body: { ganador: number } | { reabrir: true } | { retirar: number }) =>
      tell(tipo, () => admin.api.ruleTorneoMatch({ ...at, body: { ...body, motivo: 'Visto el video' } }))
    if (played === 2) await tell('mover', () => admin.api.moveTorneoMatch({ ...at, body: { fecha: now.inicio } }))
    if (played === 5) await rule('retirar', { retirar: open.b.id_clan })
    else {
      await tell('resultado', () => loser.api.reportTorneoMatch({ ...at, body: { marcador: [2, 1] } }))
      if (played % 3 === 0) await tell('cerrar', () => winner.api.confirmTorneoMatch(at))
      else {
        if (played % 3 === 1)
          await tell('objetar', () => winner.api.objectTorneoMatch({ ...at, body: { texto: 'No fue así' } }))
        await rule('fallo', { ganador: open.a.id_clan })
      }
      if (played === 3) await rule('reabrir', { reabrir: true })
    }
  }

  const database = openDatabase({ url: product.databaseUrl })
  const log = (await actsOf(database.db, torneo.id)).map(({ act }) => act)
  const stored = await storedTorneo(database.db, torneo.id)
  await database.close()
  const [draw, ...rest] = log
  expect(draw?.tipo).toBe('sorteo')
  const acts = rest.flatMap((act) => (act.tipo === 'sorteo' ? [] : [act]))
  const logged: Record<string, number[]> = {}
  // a withdrawal names no match, so take the match that was open
  for (const act of acts) (logged[act.tipo] ??= []).push('partida' in act ? act.partida : (told.retirar?.[0] ?? 0))
  expect(logged).toEqual(told)
  if (draw?.tipo === 'sorteo') {
    expect(draw.plan.equipos).toEqual(orden)
    expect(replayTorneo(draw.plan, acts)).toEqual(stored && bracketState(stored))
  }
  // each match that was played is in the ladder's log once, even one that was annulled there when it was reopened
  const entered = await Promise.all(
    clans.map(async ({ id }) => (await admin.api.listClanMatches({ params: { clanId: id }, query: {} })).data),
  )
  const ids = entered.flat().map(({ id }) => id)
  const closed = (told.cerrar?.length ?? 0) + (told.fallo?.length ?? 0)
  expect([new Set(ids).size, ids.length]).toEqual([closed, 2 * closed])
})
