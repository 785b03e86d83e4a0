// Measures what a ruling on the first match of a long etapa costs. A child process with the heap of a small server calculates the ladder
// table again, while this process reports another match every 20 ms. Runs on SQLite and also, if TEST_DATABASE_URL is set, on PostgreSQL.
import { setTimeout as pause } from 'node:timers/promises'
import type { Database, Dialect } from '@trinchera/db/database'
import { markForReplay } from '@trinchera/db/queries/ladder/log'
import { insertRuling } from '@trinchera/db/queries/rulings/rulings'
import { createRandom } from '@trinchera/db/seed/random'
import { gatherStatistics, openTestDatabase, testDialects } from '@trinchera/db/testing'
import { forked, heard } from './lib/processes'
import { replayed, type Replayed } from './lib/messages'
import { digits, small, type Row } from './lib/rounds'
import { etapaOf, storeReport, type BenchEtapa } from './lib/etapa'

const matches = small ? 2000 : 100_000
const clans = 200
/** Number of members of each clan. */
const members = 5
const heapMb = 512
const turns = 3
const reportEveryMs = 20
const rowsAtOnce = 2000

/** Calculates the etapa's ladder table and medals from its log of matches and rulings, in a child process; resolves with the cost. */
const fold = async (url: string, etapa: number): Promise<Replayed> =>
  replayed.parse(await heard(forked('lib/replay.ts', [url, String(etapa)], [`--max-old-space-size=${heapMb}`])))

/** Runs `work` and sends reports until it ends. Resolves with the result of `work` and the longest time that a report took, ms. */
async function withReports(report: () => Promise<unknown>, work: () => Promise<Replayed>) {
  const end = new AbortController()
  let stallMs = 0
  const reporting = (async () => {
    while (!end.signal.aborted) {
      const began = performance.now()
      await report()
      stallMs = Math.max(stallMs, performance.now() - began)
      await pause(reportEveryMs)
    }
  })()
  const result = await work()
  end.abort()
  await reporting
  return { ...result, stallMs }
}

/** Creates an etapa with `matches` matches between random clans, not counted in its ladder table yet, with all members in each roster. */
async function longEtapa(database: Database): Promise<BenchEtapa> {
  const etapa = await etapaOf(database, clans, { members })
  await database.transaction(async (trx) => {
    const random = createRandom('replay')
    const row = (seq: number) => {
      const winner = random.int(0, clans - 1)
      return {
        id_etapa: etapa.id,
        seq,
        id_clan_ganador: etapa.clans[winner] ?? 0,
        id_clan_perdedor: etapa.clans[(winner + random.int(1, clans - 1)) % clans] ?? 0,
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
    await trx.updateTable('etapas').set({ seq: matches }).where('id', '=', etapa.id).execute()
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
  })
  return etapa
}

/** Stores a ruling that annuls the match with that `seq`. The match must not have a ruling yet. */
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
      created_at: new Date().toISOString(),
    })
    await markForReplay(trx, etapa, seq)
  })

async function replayOn(dialect: Dialect): Promise<Row[]> {
  const database = await openTestDatabase(dialect)
  const { id, clans: playing } = await longEtapa(database)
  await gatherStatistics(database)
  await fold(database.url, id) // the first calculation of the whole ladder table and all medals is not measured
  const told: (Replayed & { stallMs: number })[] = []
  for (let turn = 1; turn <= turns; turn++) {
    await annul(database, id, turn)
    const report = () => storeReport(database, id, playing[0] ?? 0, playing[1] ?? 0, { folded: false })
    told.push(await withReports(report, () => fold(database.url, id)))
  }
  await database.drop()
  const row = (what: string, goal: string, figure: (turn: (typeof told)[number]) => number, measured: string): Row => ({
    what: `ruling on the first of ${matches} matches of ${clans} clans, on ${dialect}: ${what}`,
    floor: null,
    goal,
    values: told.map(figure),
    measured,
  })
  const worst = (figure: (turn: Replayed) => number) => digits(Math.max(...told.map(figure)))
  return [
    row(
      'until its table is stored',
      '≤ 5',
      ({ ms }) => ms / 1000,
      `s; medals ${worst(({ medalsMs }) => medalsMs / 1000)} s more; ${worst(({ cpuMs }) => cpuMs / 1000)} s of CPU with them`,
    ),
    row(
      'longest wait of a report meanwhile',
      '≤ 100',
      ({ stallMs }) => stallMs,
      `ms; one every ${reportEveryMs} ms, to the end of the medals; the longest transaction takes ${worst(({ heldMs }) => heldMs)} ms of CPU`,
    ),
    row('most memory', `≤ ${heapMb}`, ({ mb }) => mb, 'MB'),
  ]
}

export async function replay(): Promise<Row[]> {
  const rows: Row[] = []
  for (const dialect of testDialects) rows.push(...(await replayOn(dialect)))
  return rows
}
