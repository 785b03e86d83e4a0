// A report from its request until the change of the table has reached a browser: how long it takes at 100 a second, and how many a second there can be, against
// one process that stores and folds them itself: `npx tsx bench/reports.ts`, after `npm run build`. A report has arrived when the loser's row has counted it.
import { connect } from 'node:net'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import { openTestDatabase } from '@trinchera/db/testing'
import type { Product } from '@trinchera/testing/product'
import { forked, heard } from './lib/http'
import { benchProduct, isMain } from './lib/product'
import {
  counter,
  firstReports,
  fullTurn,
  productTaker,
  reportTaker,
  sidesOf,
  until,
  type ReportTaker,
} from './lib/report-load'
import { digits, inTurns, median, tell, type Row } from './lib/rounds'
import { stageOf } from './lib/stage'

const clans = 200
const everyMs = 10
const paced = 200

/** Median ms until a report has arrived, one sent every 10 ms. */
async function pacedTurn(taker: ReportTaker): Promise<number> {
  const before = taker.counted
  const sent: number[] = []
  const taken: number[] = []
  const all = until(taker, before + paced, (counted) => {
    while (taken.length < counted - before) taken.push(performance.now() - (sent[taken.length] ?? 0))
  })
  const answers: Promise<void>[] = []
  const began = performance.now()
  for (let n = 0; n < paced; n++) {
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, began + n * everyMs - performance.now())))
    sent.push(performance.now())
    answers.push(taker.report(n))
  }
  await Promise.all(answers)
  await all
  return median(taken)
}

async function ofFloor(dialect: 'sqlite' | 'postgres') {
  const database = await openTestDatabase(dialect)
  await database.db.insertInto('juegos').values({ nombre: 'Medido', nombre_folded: 'medido' }).execute()
  const stage = await stageOf({ databaseUrl: database.url }, clans)
  const child = forked('floor/reports.ts', [database.url, String(stage.id)])
  const ports = z.object({ reports: z.number(), live: z.number() }).parse(await heard(child))
  const taker = reportTaker(async (n) => {
    const { winner, loser } = sidesOf([stage], n)
    const reply = await fetch(`http://127.0.0.1:${ports.reports}`, {
      method: 'POST',
      body: JSON.stringify({ winner, loser }),
    })
    if (!reply.ok) throw new Error(`the floor answers ${reply.status}`)
  })
  const count = counter(taker, stage.clans.slice(0, 1))
  const rows = z.array(z.object({ id: z.number(), derrotas: z.number() }))
  createInterface(connect(ports.live, '127.0.0.1')).on('line', (line) => count(rows.parse(JSON.parse(line))))
  const close = async () => {
    child.kill('SIGKILL')
    await database.drop()
  }
  await firstReports(taker, 1)
  return { taker, close }
}

export async function reports(product: Product): Promise<Row[]> {
  const own = await productTaker(product)
  const floor = await ofFloor(process.env.TEST_DATABASE_URL ? 'postgres' : 'sqlite')
  const turnsOf = (turn: (taker: ReportTaker) => Promise<number>) =>
    inTurns(
      () => turn(floor.taker),
      () => turn(own.taker),
    )
  const ofPaced = await turnsOf(pacedTurn)
  const ofFull = await turnsOf(async (taker) => (await fullTurn(taker)).perSecond)
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
