// Reports of losses sent to whatever takes them, and how many of them a browser has seen counted.
import { randomUUID } from 'node:crypto'
import { rooms } from '@trinchera/contract/socket'
import { connectLive } from '@trinchera/testing/live'
import { adminOf } from '@trinchera/testing/people'
import type { RunningProduct } from '@trinchera/testing/product'
import { stageOf, type BenchStage } from './stage'

const clans = 200
const atOnce = 16
const fullMs = 3000

/** What takes reports, the first clan of each stage losing, and tells how many of them a browser has seen counted. */
export interface ReportTaker {
  /** Sends report `n`; stages take turns, and the winners of each. */
  report(n: number): Promise<void>
  counted: number
  arrives: (counted: number) => void
}

const ignore = () => {}

export const reportTaker = (report: ReportTaker['report']): ReportTaker => ({ report, counted: 0, arrives: ignore })

/** Takes a browser's rows of a table: how many losses the first clans have by them, less those they began with. Each stage's first report is to arrive alone. */
export function counter(taker: ReportTaker, losers: readonly number[]) {
  const begun = new Map<number, number>()
  const lost = new Map<number, number>()
  return (rows: readonly { id: number; derrotas: number }[]) => {
    for (const { id, derrotas } of rows) {
      if (!losers.includes(id)) continue
      if (!begun.has(id)) begun.set(id, derrotas - 1)
      lost.set(id, derrotas - (begun.get(id) ?? 0))
    }
    taker.counted = [...lost.values()].reduce((sum, each) => sum + each, 0)
    taker.arrives(taker.counted)
  }
}

/** Resolves once a browser has seen so many reports counted. */
export const until = (taker: ReportTaker, count: number, onArrival: (counted: number) => void = ignore) =>
  new Promise<void>((resolve) => {
    const look = (counted: number) => {
      onArrival(counted)
      if (counted >= count) resolve()
    }
    taker.arrives = look
    look(taker.counted)
  })

/** Each stage's first report, one after the other. */
export async function firstReports(taker: ReportTaker, stages: number): Promise<void> {
  for (let n = 0; n < stages; n++) {
    await taker.report(n)
    await until(taker, n + 1)
  }
}

/** Reports a second when some are always on their way, until the last has arrived. */
export async function fullTurn(taker: ReportTaker): Promise<{ perSecond: number; count: number }> {
  const before = taker.counted
  const began = performance.now()
  let sent = 0
  const send = async () => {
    while (performance.now() - began < fullMs) await taker.report(sent++)
  }
  await Promise.all(Array.from({ length: atOnce }, send))
  await until(taker, before + sent)
  return { perSecond: (sent * 1000) / (performance.now() - began), count: sent }
}

/** Of the n-th report, as the stages take turns: its stage, its winner and its loser. */
export function sidesOf(stages: readonly BenchStage[], n: number) {
  const stage = stages[n % stages.length]
  if (!stage) throw new Error('there is no stage to report in')
  const [loser = 0, ...others] = stage.clans
  return { stage, loser, winner: others[Math.floor(n / stages.length) % others.length] ?? 0 }
}

/** Reports to servers of a product by turns, in so many stages, one browser following all of them. */
export async function productTaker(
  product: RunningProduct,
  { urls = [product.url], stages = 1 }: { urls?: readonly string[]; stages?: number } = {},
): Promise<{ taker: ReportTaker; close(): void }> {
  const admins = await Promise.all(urls.map((url) => adminOf({ ...product, url })))
  const made: BenchStage[] = []
  for (let n = 0; n < stages; n++) made.push(await stageOf(product, clans, admins.slice(0, 1)))
  const taker = reportTaker(async (n) => {
    const { stage, winner, loser } = sidesOf(made, n)
    await admins[n % admins.length]?.api.reportLoss({
      body: { id_clan_ganador: winner, id_clan_perdedor: loser, id_etapa: stage.id, id_juego: stage.juego },
      headers: { 'idempotency-key': randomUUID() },
    })
  })
  const browser = await connectLive(product.url)
  const ids = new Set(made.map(({ id }) => id))
  for (const id of ids) await browser.subscribe(rooms.etapa(id))
  const count = counter(
    taker,
    made.flatMap(({ clans: [loser] }) => loser ?? []),
  )
  browser.on('ladder:changed', ({ etapa, clanes }) => ids.has(etapa) && count(clanes))
  await firstReports(taker, stages)
  return { taker, close: browser.close }
}
