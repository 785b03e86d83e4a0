// What a ruling on the first match of a long stage costs: `npx tsx bench/replay.ts [matches] [clans]`, by default 100,000 matches of 200 clans with rosters of five.
// It is folded in a process with the heap of a small server, while this one reports another match of the stage every 20 ms. On SQLite, and on the PostgreSQL of
// TEST_DATABASE_URL if it is set.
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { openDatabase, type Database, type Dialect } from '@trinchera/db/database'
import { foldEtapa } from '@trinchera/db/fold-etapa'
import { foldMedals } from '@trinchera/db/fold-medals'
import { prepareReplay } from '@trinchera/db/prepare-replay'
import { insertClan } from '@trinchera/db/queries/clanes/clanes'
import { markForReplay } from '@trinchera/db/queries/ladder/log'
import { insertPlayer } from '@trinchera/db/queries/players/players'
import { insertRuling } from '@trinchera/db/queries/rulings/rulings'
import { prepareMedals, type TellMedals } from '@trinchera/db/replay-medals'
import { gatherStatistics, openTestDatabase, testDialects } from '@trinchera/db/testing'
import { tellMedals } from '@trinchera/effects/medallas'
import type { EffectServices } from '@trinchera/effects/services'
import { mainThreadMs, ownCpuMs } from './curves/cost'
import { isMain } from './lib/product'
import { digits, tell, type Row } from './lib/rounds'
import { storeReport } from './lib/store-report'

const heapMb = 512
const rosterSize = 5
const turns = 3
const reportEveryMs = 20
const rowsAtOnce = 2000
const now = new Date(Date.UTC(2026, 0, 1)).toISOString()

/** `heldMs`: CPU of the thread that did the longest transaction, for which other writers wait; what collects memory beside it is left out. */
const outcome = z.object({
  ms: z.number(),
  medalsMs: z.number(),
  cpuMs: z.number(),
  heldMs: z.number(),
  mb: z.number(),
})
type Outcome = z.infer<typeof outcome>

const services: EffectServices = { live: { emit() {} }, jobs: { enqueue() {} }, now: () => new Date(now) }

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

/** As the worker does both jobs: the table first, then the medals. */
async function runChild(url: string, etapa: number): Promise<void> {
  let heldMs = 0
  const database = withMeasuredTransactions(openDatabase({ url }), (ms) => (heldMs = Math.max(heldMs, ms)))
  const [began, before] = [performance.now(), ownCpuMs()]
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
  const mb = process.resourceUsage().maxRSS / 1024
  console.log(JSON.stringify({ ms, medalsMs, cpuMs: ownCpuMs() - before, heldMs, mb }))
}

function inChild(url: string, etapa: number): Promise<Outcome> {
  const file = fileURLToPath(import.meta.url)
  const args = [`--max-old-space-size=${heapMb}`, '--import', 'tsx', file, 'child', url, String(etapa)]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text))
  return new Promise((resolve, reject) => {
    child.on('close', (code) =>
      code === 0 ? resolve(outcome.parse(JSON.parse(said))) : reject(new Error(`a replay ended with ${code}`)),
    )
  })
}

/** The longest that a report took while `work` ran, ms. */
async function stallDuring<T>(
  report: () => Promise<unknown>,
  work: () => Promise<T>,
): Promise<{ result: T; stallMs: number }> {
  const end = new AbortController()
  let stallMs = 0
  const reporting = async () => {
    while (!end.signal.aborted) {
      const began = performance.now()
      await report()
      stallMs = Math.max(stallMs, performance.now() - began)
      await pause(reportEveryMs)
    }
  }
  const reports = reporting()
  const result = await work()
  end.abort()
  await reports
  return { result, stallMs }
}

/** A stage whose clans have played `matches` matches, none of them folded yet. `roster`: players of a clan in each match; 0: none is stored. */
export async function longStage(database: Database, matches: number, clans: number, roster = 0): Promise<number> {
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
    const person = (name: string) =>
      insertPlayer(trx, {
        username: `Jefe ${juego.id} ${name}`,
        email: `jefe${juego.id}-${name}@trinchera.test`,
        password_hash: null,
        volute: null,
        created_at: now,
      })
    const ids: number[] = []
    for (let n = 1; n <= clans; n++) {
      const id_clan = await insertClan(trx, {
        nombre: `Compañía ${n}`,
        tag: `C${n}`,
        id_etapa: etapa.id,
        id_lider: await person(`${n}`),
        imagen: null,
        created_at: now,
      })
      for (let member = 2; member <= roster; member++)
        await trx
          .insertInto('memberships')
          .values({
            id_clan,
            player_id: await person(`${n}m${member}`),
            id_etapa: etapa.id,
            rango: 'Miembro',
            joined_at: now,
          })
          .execute()
      ids.push(id_clan)
    }
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
    if (roster)
      await trx
        .insertInto('match_roster')
        .columns(['match_id', 'id_clan', 'player_id', 'rango'])
        .expression((eb) =>
          eb
            .selectFrom('matches as m')
            .innerJoin('memberships as s', (join) =>
              join.on((on) =>
                on.or([
                  on('s.id_clan', '=', on.ref('m.id_clan_ganador')),
                  on('s.id_clan', '=', on.ref('m.id_clan_perdedor')),
                ]),
              ),
            )
            .where('m.id_etapa', '=', etapa.id)
            .select(['m.id', 's.id_clan', 's.player_id', 's.rango']),
        )
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

async function replaysOn(dialect: Dialect, matches: number, clans: number): Promise<Row[]> {
  const database = await openTestDatabase(dialect)
  const etapa = await longStage(database, matches, clans, rosterSize)
  await gatherStatistics(database)
  const [one = 0, other = 0] = (
    await database.db.selectFrom('clans').where('id_etapa', '=', etapa).select('id').limit(2).execute()
  ).map(({ id }) => id)
  await inChild(database.url, etapa) // the first fold of the stage, and all of its medals
  const told: { result: Outcome; stallMs: number }[] = []
  for (let turn = 1; turn <= turns; turn++) {
    await annul(database, etapa, turn)
    told.push(
      await stallDuring(
        () => storeReport(database, etapa, one, other, { folded: false }),
        () => inChild(database.url, etapa),
      ),
    )
  }
  await database.drop()
  const what = `a ruling on the first of ${matches} matches of ${clans} clans, on ${dialect}`
  const row = (told_: string, goal: string, of: (turn: (typeof told)[number]) => number, measured: string): Row => ({
    what: `${what}: ${told_}`,
    floor: 'none: as measured',
    goal,
    ratios: told.map(of),
    measured,
  })
  const worst = (of: (result: Outcome) => number) => digits(Math.max(...told.map(({ result }) => of(result))))
  return [
    row(
      'until its table is stored',
      '≤ 5',
      ({ result }) => result.ms / 1000,
      `s; medals ${worst(({ medalsMs }) => medalsMs / 1000)} s more; ${worst(({ cpuMs }) => cpuMs / 1000)} s of CPU with them`,
    ),
    row(
      'longest wait of a report meanwhile',
      '≤ 100',
      ({ stallMs }) => stallMs,
      `ms; one every ${reportEveryMs} ms, to the end of the medals; the longest transaction takes ${worst(({ heldMs }) => heldMs)} ms of CPU`,
    ),
    row('most memory', `≤ ${heapMb}`, ({ result }) => result.mb, 'MB'),
  ]
}

export async function replays(matches: number, clans: number): Promise<Row[]> {
  const rows: Row[] = []
  for (const dialect of testDialects) rows.push(...(await replaysOn(dialect, matches, clans)))
  return rows
}

if (isMain(import.meta.url)) {
  const [first = '100000', second = '200', third] = process.argv.slice(2)
  if (first === 'child') await runChild(second, Number(third))
  else for (const row of await replays(Number(first), Number(second))) tell(row)
}
