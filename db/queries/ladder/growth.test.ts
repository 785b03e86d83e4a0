import { CompiledQuery, sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import type { OnQuery } from '../../database'
import { gatherStatistics, openTestDatabase, scansOf, testDialects, type TestDatabase } from '../../testing'
import { letteredEtapa } from '../../testing/lettered-etapa'
import { streamsNow } from '../streams/streams'
import { etapaById } from './etapas'
import { listOpenEtapas } from './open-etapas'
import { topClanes, topPlayers } from './tops'

const accounts = 20_000
const clansOfEtapa = 1000
const closedEtapas = 20
const etapaDay = '2026-01-01T00:00:00.000Z'

describe.each(testDialects)('on %s with many accounts, clans and matches', (dialect) => {
  let database: TestDatabase
  afterEach(() => database.drop())

  /** What a query reads in full: tables on PostgreSQL, steps of the query plan on SQLite. */
  async function scannedBy({ sql: text, parameters }: Parameters<OnQuery>[2]): Promise<string[]> {
    if (dialect === 'sqlite') return scansOf(database.url, { sql: text, parameters })
    const { rows } = await database.db.executeQuery<{ 'QUERY PLAN': string }>(
      CompiledQuery.raw(`explain ${text}`, [...parameters]),
    )
    return rows.flatMap((row) => /Seq Scan on \w+/.exec(row['QUERY PLAN'])?.[0] ?? [])
  }

  it('what each page begins with goes through none of them', async () => {
    let asked: Parameters<OnQuery>[2][] = []
    database = await openTestDatabase(dialect, { onQuery: (_ms, _failure, query) => void asked.push(query) })
    const { db } = database
    const etapa = await letteredEtapa(database, 'AB')
    await etapa.play('AB')
    await etapa.fold()
    const { clan = 0, match = 0 } =
      (
        await sql<{ clan: number; match: number }>`select
          (select max(id) from clans) as clan, (select max(id) from matches) as match`.execute(db)
      ).rows[0] ?? {}
    const numbers = sql`with recursive counted(n) as (select 1 union all select n + 1 from counted where n < ${sql.lit(accounts)})`
    const name = (what: string) => sql`${sql.lit(what)} || cast(n as text)`
    const day = sql.lit(etapaDay)
    const etapaId = sql.lit(etapa.id)
    await sql`insert into etapas (id_juego, nombre, activo, multijugador, created_at, archived_at)
      ${numbers} select (select max(id) from juegos), ${name('etapa')}, 0, 1, ${day}, ${day} from counted where n <= ${sql.lit(closedEtapas)}`.execute(
      db,
    )
    await sql`insert into players (username, username_folded, email, created_at, twitch)
      ${numbers} select ${name('recluta')}, ${name('recluta')}, ${name('r@')}, ${day}, case when n % 1000 = 0 then 'https://twitch.tv/canal' || cast(n as text) end
      from counted`.execute(db)
    await sql`insert into player_records (id_etapa, player_id, victorias, derrotas)
      select ${etapaId}, id, id % 97, 3 from players where username like 'recluta%'`.execute(db)
    await sql`insert into player_totals (player_id, victorias, derrotas)
      select player_id, victorias, derrotas from player_records where player_id not in (select player_id from player_totals)`.execute(
      db,
    )
    await sql`insert into clans (id_etapa, nombre, nombre_folded, tag, tag_folded, created_at)
      ${numbers} select case when n <= ${sql.lit(clansOfEtapa)} then ${etapaId} else ${etapaId} + 1 + n % ${sql.lit(closedEtapas)} end,
        ${name('clan')}, ${name('clan')}, ${name('c')}, ${name('c')}, ${day} from counted`.execute(db)
    await sql`insert into standings (id_clan, id_etapa, ranking_actual, ultimo_ranking, mejor_ranking, triunfos, derrotas, juegos, racha_actual)
      select id, id_etapa, cast(substr(nombre, 5) as integer) + 1, 0, 0, 0, 0, 0, 0 from clans where nombre like 'clan%'`.execute(
      db,
    )
    await sql`insert into matches (id_etapa, seq, id_clan_ganador, id_clan_perdedor, comentario, reportado_por, fecha)
      ${numbers} select ${etapaId}, n + 1, ${sql.lit(clan)}, ${sql.lit(clan - 1)}, '', 'x', '20' || cast(10 + n % 15 as text) || '-01-01T00:00:00.000Z' from counted`.execute(
      db,
    )
    await sql`update etapas set seq = ${sql.lit(accounts + 1)}`.execute(db)
    await gatherStatistics(database)
    expect(match).toBeGreaterThan(0)

    asked = []
    const top = await topPlayers(db)
    const streams = await streamsNow(db)
    const etapas = [await etapaById(db, etapa.id), ...(await listOpenEtapas(db))]
    const clanes = await topClanes(db)
    expect(top.map(({ victorias }) => victorias)).toEqual([96, 96, 96, 96, 96])
    expect(streams.ofline.filter(({ jugador }) => jugador)).toHaveLength(accounts / 1000)
    expect(etapas.map((row) => row?.partidas)).toEqual([accounts + 1, accounts + 1])
    expect(clanes.map(({ ranking_actual }) => ranking_actual)).toEqual([1, 2, 3, 4, 5])

    const scans = (await Promise.all(asked.splice(0).map(scannedBy))).flat()
    const isLarge = (scan: string) =>
      /\b(players|p|player_records|r|player_totals|clans|standings|matches)\b/.test(scan) &&
      !/INDEX (players_twitch|players_youtube)$/.test(scan)
    const walked = /^SCAN t USING (COVERING )?INDEX player_totals_best$/ // reads the index in the wanted order, up to the limit
    expect(scans.filter((scan) => isLarge(scan) && !walked.test(scan))).toEqual([])
  })
})
