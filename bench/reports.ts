// Measures how long a report takes, from the request until a browser has received the changed ladder table, at 100 reports a second, and
// the highest rate of reports. Compares with one process that stores reports and updates the table itself.
import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import { rooms } from '@trinchera/contract/socket'
import { openTestDatabase, usualDialect } from '@trinchera/db/testing'
import { connectLive } from '@trinchera/testing/live'
import { adminOf } from '@trinchera/testing/people'
import type { Product } from '@trinchera/testing/product'
import { forked, heard } from './lib/processes'
import { contender, inTurns, median, medians, ratios, small, type Row } from './lib/rounds'
import { openEtapa, type BenchEtapa } from './lib/etapa'

const everyMs = 10
const paced = small ? 20 : 200
const atOnce = 16
const fullMs = small ? 500 : 3000

/** Sends reports that the first clan of an etapa loses, and counts how many of these losses a browser has received in the ladder table. */
class Taker {
  counted = 0
  arrives: (counted: number) => void = () => {}
  readonly #report: (winner: number, loser: number) => Promise<void>
  readonly #loser: number
  readonly #winners: readonly number[]
  #begun: number | null = null

  constructor(
    { clans: [loser = 0, ...winners] }: BenchEtapa,
    report: (winner: number, loser: number) => Promise<void>,
  ) {
    this.#report = report
    this.#loser = loser
    this.#winners = winners
  }

  /** Sends report number `n`. The winner is each of the other clans in rotation. */
  report(n: number): Promise<void> {
    return this.#report(this.#winners[n % this.#winners.length] ?? 0, this.#loser)
  }

  /** Handles changed table rows that a browser received. The first report must be sent alone, because counting starts when it arrives. */
  hear(rows: readonly { id: number; derrotas: number }[]) {
    const row = rows.find(({ id }) => id === this.#loser)
    if (!row) return
    this.#begun ??= row.derrotas - 1
    this.counted = row.derrotas - this.#begun
    this.arrives(this.counted)
  }

  /** Resolves once a browser has received `count` reports. `onArrival`: called with each new count. */
  until(count: number, onArrival: (counted: number) => void = () => {}): Promise<void> {
    return new Promise((resolve) => {
      this.arrives = (counted) => {
        onArrival(counted)
        if (counted >= count) resolve()
      }
      this.arrives(this.counted)
    })
  }

  async first() {
    await this.report(0)
    await this.until(1)
  }
}

/** Sends a report every 10 ms. Returns the median ms until a report has arrived. */
async function pacedTurn(taker: Taker): Promise<number> {
  const before = taker.counted
  const sent: number[] = []
  const taken: number[] = []
  const all = taker.until(before + paced, (counted) => {
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

/** Keeps `atOnce` reports in flight for `fullMs`. Returns the reports per second, measured until the last report has arrived. */
async function fullTurn(taker: Taker): Promise<number> {
  const before = taker.counted
  const began = performance.now()
  let sent = 0
  const send = async () => {
    while (performance.now() - began < fullMs) await taker.report(sent++)
  }
  await Promise.all(Array.from({ length: atOnce }, send))
  await taker.until(before + sent)
  return (sent * 1000) / (performance.now() - began)
}

async function ofProduct(product: Product) {
  const admin = await adminOf(product)
  const etapa = await openEtapa(product, admin)
  const taker = new Taker(etapa, async (winner, loser) => {
    await admin.api.reportLoss({
      body: { id_clan_ganador: winner, id_clan_perdedor: loser, id_etapa: etapa.id, id_juego: etapa.juego },
      headers: { 'idempotency-key': randomUUID() },
    })
  })
  const browser = await connectLive(product.url)
  await browser.subscribe(rooms.etapa(etapa.id))
  browser.on('ladder:changed', (event) => event.etapa === etapa.id && taker.hear(event.clanes))
  await taker.first()
  return { taker, close: () => browser.close() }
}

async function ofFloor() {
  const database = await openTestDatabase(usualDialect)
  const etapa = await openEtapa({ databaseUrl: database.url })
  const child = forked('floor/reports.ts', [database.url, String(etapa.id)])
  const ports = z.object({ reports: z.number(), live: z.number() }).parse(await heard(child))
  const taker = new Taker(etapa, async (winner, loser) => {
    const body = JSON.stringify({ winner, loser })
    const reply = await fetch(`http://127.0.0.1:${ports.reports}`, { method: 'POST', body })
    if (!reply.ok) throw new Error(`the floor answers ${reply.status}`)
  })
  const rows = z.array(z.object({ id: z.number(), derrotas: z.number() }))
  createInterface(connect(ports.live, '127.0.0.1')).on('line', (line) => taker.hear(rows.parse(JSON.parse(line))))
  const close = async () => {
    child.kill('SIGKILL')
    await database.drop()
  }
  await taker.first()
  return { taker, close }
}

export async function reports(product: Product): Promise<Row[]> {
  const [own, floor] = [await ofProduct(product), await ofFloor()]
  const row = async (
    what: string,
    goal: string,
    unit: string,
    turn: (taker: Taker) => Promise<number>,
  ): Promise<Row> => {
    const [ours, alone] = [contender(() => turn(own.taker)), contender(() => turn(floor.taker))]
    await inTurns(alone, ours)
    const values = ratios(ours, alone, (figure) => figure)
    return {
      what,
      floor: 'one process, one transaction',
      goal,
      values,
      measured: `${medians((of) => of, ours, alone)} ${unit}`,
    }
  }
  const rows = [
    await row('report until a browser has its table, p50 at 100/s', '≤ 3', 'ms', pacedTurn),
    await row('reports a second on one etapa, all of them counted', '≥ 0.45', 'reports/s', fullTurn),
  ]
  own.close()
  await floor.close()
  return rows
}
