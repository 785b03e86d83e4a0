// A report from its request until the change of the table has reached a browser: how long it takes at 100 a second, and how many a second there can be, against
// one process that stores and folds them itself: `npx tsx bench/reports.ts`, after `npm run build`. A report has arrived when the loser's row has counted it.
import { connect } from 'node:net'
import { createInterface } from 'node:readline'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { rooms } from '@trinchera/contract/socket'
import { openTestDatabase } from '@trinchera/db/testing'
import { connectLive } from '@trinchera/testing/live'
import { adminOf } from '@trinchera/testing/people'
import type { Product } from '@trinchera/testing/product'
import { forked, heard } from './lib/http'
import { benchProduct, isMain } from './lib/product'
import { digits, inTurns, median, tell, type Row } from './lib/rounds'
import { stageOf, type BenchStage } from './lib/stage'

const clans = 200
const everyMs = 10
const paced = 200
const atOnce = 16
const fullMs = 3000

/** What takes reports of the first clan's losses, and tells how many of them a browser has seen counted. */
interface System {
  report(winner: number): Promise<void>
  /** Of this run; calls what `arrives` was given with each change. */
  counted: number
  arrives: (counted: number) => void
}

const ignore = () => {}

/** Takes a browser's rows of the table: how many losses the first clan has by them, less those it began with. */
function counter(system: System, loser: number) {
  let begun: number | undefined
  return (rows: readonly { id: number; derrotas: number }[]) => {
    const derrotas = rows.find(({ id }) => id === loser)?.derrotas
    if (derrotas === undefined) return
    begun ??= derrotas - 1
    system.counted = derrotas - begun
    system.arrives(system.counted)
  }
}

/** Resolves once a browser has seen so many reports counted. */
const until = (system: System, count: number, onArrival: (counted: number) => void = ignore) =>
  new Promise<void>((resolve) => {
    const look = (counted: number) => {
      onArrival(counted)
      if (counted >= count) resolve()
    }
    system.arrives = look
    look(system.counted)
  })

const winnerOf = ({ clans: [, ...others] }: BenchStage, n: number) => others[n % others.length] ?? 0

/** Median ms until a report has arrived, one sent every 10 ms. */
async function pacedTurn(system: System, stage: BenchStage): Promise<number> {
  const before = system.counted
  const sent: number[] = []
  const taken: number[] = []
  const all = until(system, before + paced, (counted) => {
    while (taken.length < counted - before) taken.push(performance.now() - (sent[taken.length] ?? 0))
  })
  const answers: Promise<void>[] = []
  const began = performance.now()
  for (let n = 0; n < paced; n++) {
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, began + n * everyMs - performance.now())))
    sent.push(performance.now())
    answers.push(system.report(winnerOf(stage, n)))
  }
  await Promise.all(answers)
  await all
  return median(taken)
}

/** Reports a second when some are always on their way, until the last has arrived. */
async function fullTurn(system: System, stage: BenchStage): Promise<number> {
  const before = system.counted
  const began = performance.now()
  let answered = 0
  const send = async () => {
    while (performance.now() - began < fullMs) {
      await system.report(winnerOf(stage, answered))
      answered++
    }
  }
  await Promise.all(Array.from({ length: atOnce }, send))
  await until(system, before + answered)
  return (answered * 1000) / (performance.now() - began)
}

async function ofProduct(product: Product): Promise<{ system: System; stage: BenchStage; close(): void }> {
  const admin = await adminOf(product)
  const stage = await stageOf(product, clans, [admin])
  const [loser = 0] = stage.clans
  const report = async (winner: number) => {
    await admin.api.reportLoss({
      body: { id_clan_ganador: winner, id_clan_perdedor: loser, id_etapa: stage.id, id_juego: stage.juego },
      headers: { 'idempotency-key': randomUUID() },
    })
  }
  const system: System = { report, counted: 0, arrives: ignore }
  const browser = await connectLive(product.url)
  await browser.subscribe(rooms.etapa(stage.id))
  const count = counter(system, loser)
  browser.on('ladder:changed', ({ etapa, clanes }) => etapa === stage.id && count(clanes))
  return { system, stage, close: browser.close }
}

async function ofFloor(dialect: 'sqlite' | 'postgres') {
  const database = await openTestDatabase(dialect)
  await database.db.insertInto('juegos').values({ nombre: 'Medido', nombre_folded: 'medido' }).execute()
  const stage = await stageOf({ databaseUrl: database.url }, clans)
  const [loser = 0] = stage.clans
  const child = forked('floor/reports.ts', [database.url, String(stage.id)])
  const ports = z.object({ reports: z.number(), live: z.number() }).parse(await heard(child))
  const report = async (winner: number) => {
    const reply = await fetch(`http://127.0.0.1:${ports.reports}`, {
      method: 'POST',
      body: JSON.stringify({ winner, loser }),
    })
    if (!reply.ok) throw new Error(`the floor answers ${reply.status}`)
  }
  const system: System = { report, counted: 0, arrives: ignore }
  const count = counter(system, loser)
  const rows = z.array(z.object({ id: z.number(), derrotas: z.number() }))
  createInterface(connect(ports.live, '127.0.0.1')).on('line', (line) => count(rows.parse(JSON.parse(line))))
  const close = async () => {
    child.kill('SIGKILL')
    await database.drop()
  }
  return { system, stage, close }
}

export async function reports(product: Product): Promise<Row[]> {
  const own = await ofProduct(product)
  const floor = await ofFloor(process.env.TEST_DATABASE_URL ? 'postgres' : 'sqlite')
  const turnsOf = (turn: (system: System, stage: BenchStage) => Promise<number>) =>
    inTurns(
      () => turn(floor.system, floor.stage),
      () => turn(own.system, own.stage),
    )
  for (const { system, stage } of [floor, own]) {
    const first = until(system, 1)
    await system.report(winnerOf(stage, 0))
    await first
  }
  const ofPaced = await turnsOf(pacedTurn)
  const ofFull = await turnsOf(fullTurn)
  own.close()
  await floor.close()
  const both = (taken: typeof ofPaced) =>
    `${digits(median(taken.map((round) => round.product)))} / ${digits(median(taken.map((round) => round.floor)))}`
  return [
    {
      what: 'report until a browser has its table, p50 at 100/s',
      floor: 'one process, stored and folded in one transaction',
      goal: '≤ 3',
      ratios: ofPaced.map((round) => round.product / round.floor),
      measured: `${both(ofPaced)} ms`,
    },
    {
      what: 'reports a second on one stage, all of them counted',
      floor: 'one process, stored and folded in one transaction',
      goal: '≥ 0.45',
      ratios: ofFull.map((round) => round.product / round.floor),
      measured: `${both(ofFull)} reports/s`,
    },
  ]
}

if (isMain(import.meta.url)) {
  const product = await benchProduct()
  for (const row of await reports(product)) tell(row)
  await product.stop()
  process.exit(0)
}
