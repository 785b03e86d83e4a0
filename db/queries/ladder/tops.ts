import { sql } from 'kysely'
import { movedOf, type Moved } from '@trinchera/rules/ladder/shifts'
import { lastMatchesSize, topListSize } from '@trinchera/rules/limits'
import type { Match, PlaceChange, TopClan, TopPlayer } from '@trinchera/contract/ladder'
import type { Db } from '../../database'
import { effectiveWinner, presentMatch, selectClanRows, selectMatches } from '../../presenters'
import { etapaHistory, type EtapaHistory } from '../../etapa-history'
import type { EtapaBlock } from './blocks'
import { totalsHold } from './totals'

/**
 * The best clans of all active etapas: sorted by place, among equals most wins first, then oldest first (docs/rules.md#Top 5 clans). Only
 * the first `topListSize` places of each etapa can be among them, so only those places are read.
 */
export async function topClanes(db: Db): Promise<TopClan[]> {
  const rows = await selectClanRows(db)
    .innerJoin('etapas', 'etapas.id', 'clans.id_etapa')
    .innerJoin('juegos', 'juegos.id', 'etapas.id_juego')
    .where('etapas.activo', '=', 1)
    .where('etapas.archived_at', 'is', null)
    .whereRef('standings.id_etapa', '=', 'etapas.id')
    .where('standings.ranking_actual', '>', 0)
    .where('standings.ranking_actual', '<=', topListSize)
    .select(['etapas.nombre as etapa_nombre', 'juegos.id as juego_id', 'juegos.nombre as juego_nombre'])
    .orderBy('standings.ranking_actual')
    .orderBy('standings.triunfos', 'desc')
    .orderBy('clans.created_at')
    .limit(topListSize)
    .execute()
  return rows.map(({ etapa_nombre, juego_id, juego_nombre, ...clan }) => ({
    ...clan,
    etapa: { id: clan.id_etapa, nombre: etapa_nombre, juego: { id: juego_id, nombre: juego_nombre } },
  }))
}

/**
 * The players with most wins, among equals with fewest losses first (docs/rules.md#Top 5 players). Read from the players' totals, which
 * have an index in this order. If the totals are incomplete, as for minutes after an update, the records of all etapas are added up
 * instead.
 */
export async function topPlayers(db: Db): Promise<TopPlayer[]> {
  if (!(await totalsHold(db))) return recordsOf(db).having(sql`sum(r.victorias)`, '>', 0).limit(topListSize).execute()
  return db
    .selectFrom('player_totals as t')
    .innerJoin('players as p', 'p.id', 't.player_id')
    .where('p.closed_at', 'is', null)
    .where('p.estadisticas', '=', 1)
    .where('t.victorias', '>', 0)
    .select(['p.id', 'p.username', 'p.imagen', 't.victorias', 't.derrotas'])
    .orderBy('t.victorias', 'desc')
    .orderBy('t.derrotas')
    .orderBy('t.player_id')
    .limit(topListSize)
    .execute()
}

/** All players with a record (wins and losses): most wins first, among equals fewest losses first. */
export const playerRecords = (db: Db): Promise<TopPlayer[]> => recordsOf(db).execute()

const recordsOf = (db: Db) =>
  db
    .selectFrom('player_records as r')
    .innerJoin('players as p', 'p.id', 'r.player_id')
    .where('p.closed_at', 'is', null)
    .where('p.estadisticas', '=', 1)
    .groupBy(['p.id', 'p.username', 'p.imagen'])
    .select([
      'p.id',
      'p.username',
      'p.imagen',
      sql<number>`sum(r.victorias)`.as('victorias'),
      sql<number>`sum(r.derrotas)`.as('derrotas'),
    ])
    .orderBy('victorias', 'desc')
    .orderBy('derrotas')
    .orderBy('p.id')

/**
 * The latest matches, of one etapa or of all, except those annulled or ruled false. Sorted by id instead of date, because a server clock
 * that was ahead for a while has stored dates in the future.
 */
export async function lastMatches(db: Db, etapa?: number): Promise<Match[]> {
  let query = selectMatches(db).where((eb) => eb.or([eb('r.tipo', 'is', null), eb('r.tipo', '=', 'trampa')]))
  if (etapa !== undefined) query = query.where('matches.id_etapa', '=', etapa)
  const rows = await query.orderBy('matches.id', 'desc').limit(lastMatchesSize).execute()
  return rows.map(presentMatch)
}

export interface Page {
  pagina: number
  por_pagina: number
}

/** Maximum number of ids per SQL statement. SQLite allows 32,766 parameters. */
const mostIds = 5000

const byNewest = (a: { id: number; fecha: string }, b: { id: number; fecha: string }) =>
  a.fecha < b.fecha ? 1 : a.fecha > b.fecha ? -1 : b.id - a.id

const newestFirst = (db: Db) => selectMatches(db).orderBy('matches.fecha', 'desc').orderBy('matches.id', 'desc')

/**
 * The matches with these ids, newest first. The ids must be found by a query of their own: `selectMatches` has eight joins, PostgreSQL does
 * not plan more than eight together, and with one more it would read all matches of the site.
 */
export async function matchesByIds(db: Db, ids: readonly number[]): Promise<Match[]> {
  const found: Match[] = []
  for (let from = 0; from < ids.length; from += mostIds) {
    const some = ids.slice(from, from + mostIds)
    found.push(...(await newestFirst(db).where('matches.id', 'in', some).execute()).map(presentMatch))
  }
  return ids.length > mostIds ? found.sort(byNewest) : found
}

type Side = 'id_clan_ganador' | 'id_clan_perdedor'

/** The latest matches that a clan won or lost (`side`). The query reads only the end of the index of that side. */
const latestOf = (db: Db, side: Side, clan: number, most: number) =>
  db
    .selectFrom('matches')
    .where(side, '=', clan)
    .orderBy('fecha', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .select(['id', 'fecha'])
    .execute()

/** Ids of the matches on one page of the list of a clan's matches. */
async function pageOfClan(db: Db, clan: number, { pagina, por_pagina }: Page): Promise<number[]> {
  const upTo = pagina * por_pagina
  const won = await latestOf(db, 'id_clan_ganador', clan, upTo)
  const lost = await latestOf(db, 'id_clan_perdedor', clan, upTo)
  const latest = [...won, ...lost].sort(byNewest)
  return latest.slice(upTo - por_pagina, upTo).map(({ id }) => id)
}

const countOf = async (db: Db, side: Side, clan: number): Promise<number> => {
  const { total } = await db
    .selectFrom('matches')
    .where(side, '=', clan)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** All matches of a clan, even annulled ones, newest first: one page, or all if `page` is missing. */
export async function clanMatches(db: Db, clan: number, page?: Page): Promise<{ matches: Match[]; total: number }> {
  const total = (await countOf(db, 'id_clan_ganador', clan)) + (await countOf(db, 'id_clan_perdedor', clan))
  if (page) {
    const isBeyond = (page.pagina - 1) * page.por_pagina >= total
    return { matches: isBeyond ? [] : await matchesByIds(db, await pageOfClan(db, clan, page)), total }
  }
  const rows = await newestFirst(db)
    .where((eb) => eb.or([eb('matches.id_clan_ganador', '=', clan), eb('matches.id_clan_perdedor', '=', clan)]))
    .execute()
  return { matches: rows.map(presentMatch), total }
}

export async function matchById(db: Db, id: number): Promise<Match | null> {
  const row = await selectMatches(db).where('matches.id', '=', id).executeTakeFirst()
  return row ? presentMatch(row) : null
}

/** Name of the rival in each match of a clan, by `seq` of the match, for the log entries `from` to `until`. */
async function rivalsOf(db: Db, clan: number, { from, until }: { from: number; until: number }) {
  const rivals = new Map<number, string>()
  for (const [own, other] of [
    ['id_clan_ganador', 'id_clan_perdedor'],
    ['id_clan_perdedor', 'id_clan_ganador'],
  ] as const) {
    const rows = await db
      .selectFrom('matches as m')
      .innerJoin('clans as rival', 'rival.id', `m.${other}`)
      .where(`m.${own}`, '=', clan)
      .where('m.seq', '>=', from)
      .where('m.seq', '<=', until)
      .select(['m.seq', 'rival.nombre'])
      .execute()
    for (const { seq, nombre } of rows) rivals.set(seq, nombre)
  }
  return rivals
}

/**
 * A clan's latest `most` changes of place, oldest first. If the clan did not move in a block of the history, the search continues in the
 * block of its previous move.
 */
async function latestMoves(history: EtapaHistory, clan: number, most: number): Promise<Moved[]> {
  const newestFirst: Moved[] = []
  let before: number | undefined = Infinity
  while (before !== undefined) {
    const blocks: AsyncIterable<EtapaBlock> = history.back(before)
    before = undefined
    for await (const block of blocks) {
      const moved = movedOf(block, clan)
      newestFirst.push(...moved.reverse())
      if (newestFirst.length >= most) break
      if (moved.length) continue
      before = block.moved().get(clan)?.seq
      break
    }
  }
  return newestFirst.slice(0, most).reverse()
}

/** The latest `most` (default: all) changes of a clan's place, oldest first. `rival`: opponent in the match that caused it, or null. */
export async function placesOf(db: Db, clan: number, most = Infinity): Promise<PlaceChange[]> {
  const of = await db.selectFrom('clans').where('id', '=', clan).select('id_etapa').executeTakeFirst()
  if (!of) return []
  const moved = await latestMoves(await etapaHistory(db, of.id_etapa), clan, most)
  const [first, last] = [moved.at(0), moved.at(-1)]
  const rivals = first && last && (await rivalsOf(db, clan, { from: first.seq, until: last.seq }))
  return moved.map(({ seq, at, ranking, antes }) => ({ fecha: at, ranking, antes, rival: rivals?.get(seq) ?? null }))
}

/** Query for the matches between two clans that count. */
const meetings = (db: Db, a: number, b: number) =>
  db
    .selectFrom('matches as m')
    .leftJoin('rulings as r', (join) => join.onRef('r.match_id', '=', 'm.id').on('r.lifted_at', 'is', null))
    .where((eb) =>
      eb.or([
        eb.and([eb('m.id_clan_ganador', '=', a), eb('m.id_clan_perdedor', '=', b)]),
        eb.and([eb('m.id_clan_ganador', '=', b), eb('m.id_clan_perdedor', '=', a)]),
      ]),
    )
    .where((eb) => eb.or([eb('r.tipo', 'is', null), eb('r.tipo', '=', 'trampa')]))

/** How many matches that count `a` won against `b`, and `b` against `a` (`wins`), and the latest `most` of these, newest first. */
export async function matchesBetween(
  db: Db,
  a: number,
  b: number,
  most: number,
): Promise<{ wins: [number, number]; latest: Match[] }> {
  const counted = await meetings(db, a, b)
    .groupBy(effectiveWinner)
    .select((eb) => [effectiveWinner.as('winner'), eb.fn.countAll<number>().as('count')])
    .execute()
  const wins = (clan: number) => counted.find(({ winner }) => winner === clan)?.count ?? 0
  const latest = await meetings(db, a, b)
    .orderBy('m.fecha', 'desc')
    .orderBy('m.id', 'desc')
    .limit(most)
    .select('m.id')
    .execute()
  const ids = latest.map(({ id }) => id)
  return { wins: [wins(a), wins(b)], latest: await matchesByIds(db, ids) }
}
