// The first read of a stage's table after a report, against a server that queries it at each request: by who heard of it, as browsers do, and by who asks
// before its change is told: `npx tsx bench/miss.ts`, after `npm run build`. One request at a time, without compression on either side.
import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'
import { rooms } from '@trinchera/contract/socket'
import { openDatabase, type Database } from '@trinchera/db/database'
import { bumpLadderVersion } from '@trinchera/db/queries/ladder/projection'
import { connectLive } from '@trinchera/testing/live'
import { adminOf } from '@trinchera/testing/people'
import type { Product } from '@trinchera/testing/product'
import { forked, heard, timedRead } from './lib/http'
import { benchProduct, isMain } from './lib/product'
import { digits, inTurns, median, tell, type Row } from './lib/rounds'
import { stageOf } from './lib/stage'

const clans = 200
/** Reads in a turn of one side. */
const reads = 20
/** Between two reports, ms. */
const betweenReports = 100
const raise = (database: Database, etapa: number) =>
  database.transaction((trx) => bumpLadderVersion(trx, etapa, new Date().toISOString()))
const floorName = 'prepared query and stringify on bare node:http'

/** Makes a turn of one side: a change of the table before each read of it. */
const turnOf = (change: () => Promise<unknown>, url: string) => async () => {
  const taken: number[] = []
  for (let n = 0; n < reads; n++) {
    await change()
    taken.push(await timedRead(url))
  }
  return median(taken)
}

async function row(
  what: string,
  goal: string | null,
  change: () => Promise<unknown>,
  urls: Record<'floor' | 'product', string>,
): Promise<Row> {
  const [floor, own] = [turnOf(change, urls.floor), turnOf(change, urls.product)]
  await floor()
  await own()
  const taken = await inTurns(floor, own)
  const of = (side: 'floor' | 'product') => digits(median(taken.map((round) => round[side])))
  return {
    what,
    floor: floorName,
    goal,
    ratios: taken.map((round) => round.floor / round.product),
    measured: `${of('product')} / ${of('floor')} ms`,
  }
}

export async function misses(product: Product): Promise<Row[]> {
  const admin = await adminOf(product)
  const stage = await stageOf(product, clans, [admin])
  const [loser = 0, ...winners] = stage.clans
  const database = openDatabase({ url: product.databaseUrl })
  const child = forked('floor/table.ts', [product.databaseUrl])
  const { port } = z.object({ port: z.number() }).parse(await heard(child))
  const urls = {
    floor: `http://127.0.0.1:${port}/${stage.id}`,
    product: `${product.url}/api/v1/clanes/etapa/${stage.id}`,
  }
  const browser = await connectLive(product.url)
  await browser.subscribe(rooms.etapa(stage.id))
  let reports = 0
  /** Resolves when a browser hears of the table that a report has changed. */
  const reported = async () => {
    await delay(betweenReports)
    const changed = browser.next('ladder:changed')
    await admin.api.reportLoss({
      body: {
        id_clan_ganador: winners[reports++ % winners.length] ?? 0,
        id_clan_perdedor: loser,
        id_etapa: stage.id,
        id_juego: stage.juego,
      },
      headers: { 'idempotency-key': randomUUID() },
    })
    await changed
  }
  const raised = () => raise(database, stage.id)
  const what = `first read of a table of ${clans} clans after a report`
  const rows = [
    await row(`${what}, by who heard of it`, null, reported, urls),
    await row(`${what}, before anybody is told of it`, null, raised, urls),
  ]
  browser.close()
  child.kill('SIGKILL')
  await database.close()
  return rows
}

if (isMain(import.meta.url)) {
  const product = await benchProduct()
  for (const row of await misses(product)) tell(row)
  await product.stop()
  process.exit(0)
}
