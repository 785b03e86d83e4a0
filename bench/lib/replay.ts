// A process that calculates an etapa's ladder table and then its medals from the log of matches and rulings, as the worker does in two
// jobs: `replay.ts DATABASE ETAPA`. It sends its parent the time, CPU and memory that both took.
import { readFileSync } from 'node:fs'
import { openDatabase, type Database } from '@trinchera/db/database'
import { foldEtapa } from '@trinchera/db/fold-etapa'
import { foldMedals } from '@trinchera/db/fold-medals'
import { prepareReplay } from '@trinchera/db/prepare-replay'
import { prepareMedals, type TellMedals } from '@trinchera/db/replay-medals'
import { tellMedals } from '@trinchera/effects/medallas'
import type { EffectServices } from '@trinchera/effects/services'
import type { Replayed } from './messages'

const [url = '', id] = process.argv.slice(2)
const etapa = Number(id)
const now = new Date().toISOString()
const services: EffectServices = { live: { emit() {} }, jobs: { enqueue() {} }, now: () => new Date(now) }

/** CPU ms that the main thread of this process has used so far, with a resolution of a nanosecond. */
const mainThreadMs = () => Number(readFileSync('/proc/self/schedstat', 'utf8').split(' ')[0]) / 1e6

/** Wraps a database so that `tell` is called after each transaction with the CPU ms that the transaction took. */
const withMeasuredTransactions = (database: Database, tell: (ms: number) => void): Database => ({
  ...database,
  transaction: (work) => {
    let began = 0
    return database
      .transaction((trx, onCommit) => {
        began = mainThreadMs()
        return work(trx, onCommit)
      })
      .finally(() => tell(mainThreadMs() - began))
  },
})

let heldMs = 0
const database = withMeasuredTransactions(openDatabase({ url }), (ms) => (heldMs = Math.max(heldMs, ms)))
const [began, before] = [performance.now(), process.cpuUsage()]
const prepared = await prepareReplay(database, etapa)
await database.transaction((trx) => foldEtapa(trx, etapa, now, prepared))
const ms = performance.now() - began
const told: TellMedals = (trx, onCommit, changes) => tellMedals(trx, onCommit, services, changes)
const medals = await prepareMedals(database, etapa, new Date(now), told)
await database.transaction(async (trx, onCommit) => {
  const folded = await foldMedals(trx, etapa, new Date(now), medals)
  if (folded) await told(trx, onCommit, folded)
})
const medalsMs = performance.now() - began - ms
await database.close()
const { user, system } = process.cpuUsage(before)
const mb = process.resourceUsage().maxRSS / 1024
process.send?.({ ms, medalsMs, cpuMs: (user + system) / 1000, heldMs, mb } satisfies Replayed)
process.disconnect()
