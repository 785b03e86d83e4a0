// What a ruling costs a long stage: `npx tsx bench/replay.ts [matches] [clans]`, by default 100,000 matches of 200 clans, on a SQLite file of its own.
// Each fold runs in a process with the heap of a small server, while this one writes to another stage; the floor reads the same rows and folds them
// without storing anything.
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { keepCheckpoints } from '@trinchera/db/checkpoints'
import { openDatabase, type Database } from '@trinchera/db/database'
import { foldEtapa } from '@trinchera/db/fold-etapa'
import { foldMedals } from '@trinchera/db/fold-medals'
import { prepareReplay } from '@trinchera/db/prepare-replay'
import { insertClan } from '@trinchera/db/queries/clanes/clanes'
import { logPages, markForReplay } from '@trinchera/db/queries/ladder/log'
import { insertPlayer } from '@trinchera/db/queries/players/players'
import { insertRuling } from '@trinchera/db/queries/rulings/rulings'
import { bumpVersion } from '@trinchera/db/queries/site/versions'
import { prepareMedals } from '@trinchera/db/replay-medals'
import { openTestDatabase } from '@trinchera/db/testing'
import { passEntry } from '@trinchera/rules/ladder'
import { pagedEntries } from '@trinchera/rules/ladder/log'
import { emptyLadder } from '@trinchera/rules/ladder/table'
import { mainThreadMs, ownCpuMs } from './curves/cost'
import { isMain } from './lib/product'
import { digits, inTurns, median, tell, type Row } from './lib/rounds'

const heapMb = 512
const rowsAtOnce = 2000
const now = new Date(Date.UTC(2026, 0, 1)).toISOString()

/** Reads a stage's log and folds it, bare. */
async function scanAndFold(database: Database, etapa: number): Promise<void> {
  const state = emptyLadder()
  const toEntries = pagedEntries()
  for await (const page of logPages(database.db, etapa)) for (const entry of toEntries(page)) passEntry(state, entry)
}

/** `heldMs`: CPU of the thread that did the longest transaction, for which other writers wait; what collects memory beside it is left out. */
const outcome = z.object({ ms: z.number(), cpuMs: z.number(), heldMs: z.number(), mb: z.number() })
type Outcome = z.infer<typeof outcome>

/** The database, telling the CPU ms of each of its transactions. */
const withMeasuredTransactions = (database: Database, tell: (ms: number) => void): Database => ({
  ...database,
  transaction: (work) => {
    let began = 0
    return database
      .transaction((trx, onCommit) => {
        began = mainThreadMs(process.pid)
        return work(trx, onCommit)
      })
      .finally(() => tell(mainThreadMs(process.pid) - began))
  },
})

/** The child's work: one fold, its duration, its processor time and the most memory it had. */
async function runChild(work: string, url: string, etapa: number): Promise<void> {
  let heldMs = 0
  const database = withMeasuredTransactions(openDatabase({ url }), (ms) => (heldMs = Math.max(heldMs, ms)))
  const started = performance.now()
  const before = ownCpuMs()
  if (work === 'fold') {
    const prepared = await prepareReplay(database, etapa)
    await database.transaction((trx) => foldEtapa(trx, etapa, now, prepared))
    await keepCheckpoints(database, etapa, prepared)
  } else if (work === 'medals') {
    const prepared = await prepareMedals(database, etapa, new Date(now), async () => {})
    await database.transaction((trx) => foldMedals(trx, etapa, new Date(now), prepared))
  } else await scanAndFold(database, etapa)
  const ms = performance.now() - started
  const cpuMs = ownCpuMs() - before
  await database.close()
  console.log(JSON.stringify({ ms, cpuMs, heldMs, mb: process.resourceUsage().maxRSS / 1024 }))
}

function inChild(work: 'fold' | 'medals' | 'floor', url: string, etapa: number): Promise<Outcome> {
  const file = fileURLToPath(import.meta.url)
  const args = [`--max-old-space-size=${heapMb}`, '--import', 'tsx', file, work, url, String(etapa)]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text))
  return new Promise((resolve, reject) => {
    child.on('close', (code) =>
      code === 0 ? resolve(outcome.parse(JSON.parse(said))) : reject(new Error(`a ${work} ended with ${code}`)),
    )
  })
}

/** The longest that a write to something else took while `work` ran, ms. */
async function stallDuring<T>(
  database: Database,
  work: () => Promise<T>,
): Promise<{ result: T; stallMs: number; busy: number }> {
  const end = new AbortController()
  let stallMs = 0
  let busy = 0
  const write = async () => {
    for (;;) {
      const started = performance.now()
      await bumpVersion(database.db, 'anuncios').catch(() => busy++)
      stallMs = Math.max(stallMs, performance.now() - started)
      if (end.signal.aborted) return
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  }
  const writes = write()
  const result = await work()
  end.abort()
  await writes
  return { result, stallMs, busy }
}

/** A stage whose clans have played `matches` matches, none of them folded yet. */
export async function longStage(database: Database, matches: number, clans: number): Promise<number> {
  return database.transaction(async (trx) => {
    const juego = await trx
      .insertInto('juegos')
      .values({ nombre: `Medido ${randomUUID()}`, nombre_folded: randomUUID() })
      .returning('id')
      .executeTakeFirstOrThrow()
    const etapa = await trx
      .insertInto('etapas')
      .values({
        id_juego: juego.id,
        nombre: 'Medida',
        activo: 1,
        multijugador: 1,
        created_at: now,
        archived_at: null,
        stale_from: null,
        seq: matches,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const ids: number[] = []
    for (let n = 1; n <= clans; n++)
      ids.push(
        await insertClan(trx, {
          nombre: `Compañía ${n}`,
          tag: `C${n}`,
          id_etapa: etapa.id,
          id_lider: await insertPlayer(trx, {
            username: `Jefe ${juego.id} ${n}`,
            email: `jefe${juego.id}-${n}@trinchera.test`,
            password_hash: null,
            volute: null,
            created_at: now,
          }),
          imagen: null,
          created_at: now,
        }),
      )
    let drawn = 7
    const next = (below: number) => {
      drawn = (Math.imul(drawn, 1_664_525) + 1_013_904_223) >>> 0
      return Math.floor((drawn / 4_294_967_296) * below)
    }
    const row = (seq: number) => {
      const winner = next(clans)
      return {
        id_etapa: etapa.id,
        seq,
        id_clan_ganador: ids[winner] ?? 0,
        id_clan_perdedor: ids[(winner + 1 + next(clans - 1)) % clans] ?? 0,
        comentario: '',
        id_reportero: null,
        reportado_por: 'x',
        fecha: new Date(Date.UTC(2020, 0, 1) + seq * 60_000).toISOString(),
        jugada: null,
        mapas: null,
        id_reto: null,
      }
    }
    for (let seq = 1; seq <= matches; seq += rowsAtOnce)
      await trx
        .insertInto('matches')
        .values(Array.from({ length: Math.min(rowsAtOnce, matches - seq + 1) }, (_, at) => row(seq + at)))
        .execute()
    return etapa.id
  })
}

/** Annuls the match at a `seq` that has no ruling yet. */
const annul = (database: Database, etapa: number, seq: number) =>
  database.transaction(async (trx) => {
    const match = await trx
      .selectFrom('matches')
      .where('id_etapa', '=', etapa)
      .where('seq', '=', seq)
      .select('id')
      .executeTakeFirstOrThrow()
    await insertRuling(trx, {
      match_id: match.id,
      id_etapa: etapa,
      tipo: 'anular',
      seq: null,
      id_clan: null,
      motivo: 'x',
      ruled_by: 1,
      created_at: now,
    })
    await markForReplay(trx, etapa, seq)
  })

export async function replays(matches: number, clans: number): Promise<Row[]> {
  const database = await openTestDatabase('sqlite')
  const etapa = await longStage(database, matches, clans)
  const told = ({
    result: { ms, cpuMs, heldMs, mb },
    stallMs,
    busy,
  }: {
    result: Outcome
    stallMs: number
    busy: number
  }) =>
    `${digits(ms / 1000)} s, ${digits(cpuMs)} ms of CPU, ${digits(heldMs)} of them in its longest transaction, ${digits(mb)} MB at most, another write waits ${digits(stallMs)} ms at most, ${busy} fail`
  const what = `${matches} matches of ${clans} clans`
  const first = await inChild('fold', database.url, etapa)
  console.log(`${what}: folded from nothing in ${told({ result: first, stallMs: 0, busy: 0 })}`)
  let seq = matches
  const late = async () => {
    await annul(database, etapa, (seq -= 10))
    return stallDuring(database, () => inChild('fold', database.url, etapa))
  }
  console.log(`${what}: the first ruling, before there are checkpoints, in ${told(await late())}`)
  const turns = await inTurns(
    async () => ({ result: await inChild('floor', database.url, etapa), stallMs: 0, busy: 0 }),
    late,
    3,
  )
  const given = await stallDuring(database, () => inChild('medals', database.url, etapa))
  console.log(`${what}: all of its medals given in ${told(given)}`)
  await annul(database, etapa, 1)
  const early = await stallDuring(database, () => inChild('fold', database.url, etapa))
  console.log(`${what}: a ruling on the first in ${told(early)}`)
  const medals = await stallDuring(database, () => inChild('medals', database.url, etapa))
  console.log(`${what}: the medals after it in ${told(medals)}`)
  await database.drop()
  const worst = turns.toSorted((a, b) => b.product.stallMs - a.product.stallMs)[0]
  return [
    {
      what: `replay of ${what} after a ruling on one of the last`,
      floor: 'SQL scan and bare fold',
      goal: '≤ 4',
      ratios: turns.map(({ floor, product }) => product.result.ms / floor.result.ms),
      measured: `${digits(median(turns.map(({ product }) => product.result.ms)))} / ${digits(median(turns.map(({ floor }) => floor.result.ms)))} ms; ${worst ? told(worst.product) : ''}`,
    },
  ]
}

if (isMain(import.meta.url)) {
  const [first = '100000', second = '200', third] = process.argv.slice(2)
  if (third) await runChild(first, second, Number(third))
  else for (const row of await replays(Number(first), Number(second))) tell(row)
}
