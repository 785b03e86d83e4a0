import type { Match } from '@trinchera/contract/ladder'
import type { CaseDetail, MatchCase } from '@trinchera/contract/rulings'
import { earlierCases } from '@trinchera/rules/limits'
import { rangos } from '@trinchera/rules/permissions'
import { matchesSearch } from '@trinchera/rules/search'
import type { Db } from '../../database'
import { rangoOf } from '../../rango'
import { presentMatch, selectMatches } from '../../presenters'
import { claimsOf } from './claims'
import { matchById, type Page } from '../ladder/tops'

export interface CaseFilters {
  estado?: 'todas' | 'reclamadas' | 'falladas' | undefined
  etapa?: number | undefined
  busqueda?: string | undefined
}

/** Ids of clans with `wanted` in their name, ignoring case and accents. Compared here, because neither database can do so for Spanish. */
async function clansNamed(db: Db, wanted: string): Promise<number[]> {
  const clans = await db.selectFrom('clans').select(['id', 'nombre']).execute()
  return clans.filter(({ nombre }) => matchesSearch(nombre, wanted)).map(({ id }) => id)
}

const largestId = 2_147_483_647

/** Query for the matches that pass these filters, unsorted. */
async function selectCases(db: Db, { estado, etapa, busqueda }: CaseFilters) {
  let query = selectMatches(db)
  if (etapa !== undefined) query = query.where('matches.id_etapa', '=', etapa)
  if (estado === 'falladas') query = query.where('r.tipo', 'is not', null)
  if (estado === 'reclamadas') {
    const claims = await db.selectFrom('match_claims').where('settled_at', 'is', null).select('id_match').execute()
    query = query.where('matches.id', 'in', [0, ...claims.map(({ id_match }) => id_match)]) // 0, no match's id, because SQL allows no empty list
  }
  if (!busqueda) return query
  const clans = await clansNamed(db, busqueda)
  const id = /^\d{1,10}$/.test(busqueda) ? Number(busqueda) : 0
  return query.where((eb) =>
    eb.or([
      ...(clans.length
        ? [eb('matches.id_clan_ganador', 'in', clans), eb('matches.id_clan_perdedor', 'in', clans)]
        : []),
      eb('matches.id', '=', id <= largestId ? id : 0),
    ]),
  )
}

async function withClaims(db: Db, rows: readonly Parameters<typeof presentMatch>[0][]): Promise<MatchCase[]> {
  const claims = await claimsOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({ ...presentMatch(row), reclamos: claims.get(row.id) ?? [] }))
}

/**
 * Matches with their claims, newest first, as moderators see them: one page, or all if `page` is missing. `busqueda`: part of a clan's
 * name, ignoring case, or a match id.
 */
export async function matchCases(
  db: Db,
  filters: CaseFilters,
  page?: Page,
): Promise<{ cases: MatchCase[]; total: number }> {
  const query = await selectCases(db, filters)
  const sorted = query.orderBy('matches.fecha', 'desc').orderBy('matches.id', 'desc')
  const rows = await (page
    ? sorted.limit(page.por_pagina).offset((page.pagina - 1) * page.por_pagina)
    : sorted
  ).execute()
  const cases = await withClaims(db, rows)
  if (!page) return { cases, total: cases.length }
  const { total } = await query
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { cases, total }
}

const gone = 'Cuenta eliminada'
const height = ({ rango }: { rango: string }) => rangos.findIndex((known) => known === rango)

async function rostersOf(db: Db, match: number) {
  const rows = await db
    .selectFrom('match_roster as s')
    .leftJoin('players as p', 'p.id', 's.player_id')
    .where('s.match_id', '=', match)
    .select(['s.id_clan', 's.player_id', 's.rango', 'p.username', 'p.closed_at'])
    .execute()
  return rows
    .map(({ id_clan, player_id, rango, username, closed_at }) => ({
      id_clan,
      id: player_id,
      username: username ?? gone,
      rango: rangoOf(rango),
      activo: username !== null && closed_at === null,
    }))
    .sort((a, b) => height(a) - height(b) || a.username.localeCompare(b.username, 'es') || a.id - b.id)
}

/** The rosters of both clans of a match, as stored when the match was reported, the winner's first. */
export async function plantelesOf(db: Db, { id, ganador, perdedor }: Match): Promise<CaseDetail['planteles']> {
  const roster = await rostersOf(db, id)
  return [ganador, perdedor].map(({ id: id_clan, nombre }) => ({
    id_clan,
    nombre,
    jugadores: roster.filter((row) => row.id_clan === id_clan).map(({ id_clan: _clan, ...player }) => player),
  }))
}

async function rulingsOf(db: Db, match: number): Promise<CaseDetail['fallos']> {
  const rows = await db
    .selectFrom('rulings as r')
    .leftJoin('players as p', 'p.id', 'r.ruled_by')
    .where('r.match_id', '=', match)
    .orderBy('r.id', 'desc')
    .select(['r.tipo', 'r.motivo', 'p.username', 'r.created_at', 'r.lifted_at'])
    .execute()
  return rows.map(({ tipo, motivo, username, created_at, lifted_at }) => ({
    tipo,
    motivo,
    quien: username ?? gone,
    fecha: created_at,
    levantado: lifted_at,
  }))
}

/** The latest other matches of either clan that had a ruling (even if lifted) or a claim (even if settled), newest first. */
async function earlierCasesOf(db: Db, { id, ganador, perdedor }: Match): Promise<MatchCase[]> {
  const clans = [ganador.id, perdedor.id]
  const rows = await selectMatches(db)
    .where('matches.id', '!=', id)
    .where((eb) => eb.or([eb('matches.id_clan_ganador', 'in', clans), eb('matches.id_clan_perdedor', 'in', clans)]))
    .where((eb) =>
      eb.or([
        eb('matches.id', 'in', db.selectFrom('rulings').select('match_id')),
        eb('matches.id', 'in', db.selectFrom('match_claims').select('id_match')),
      ]),
    )
    .orderBy('matches.fecha', 'desc')
    .orderBy('matches.id', 'desc')
    .limit(earlierCases)
    .execute()
  return withClaims(db, rows)
}

/** The latest suspensions of the players on the rosters of a match, even those that were lifted or have ended. */
async function rosterSuspensions(db: Db, match: number): Promise<CaseDetail['suspensiones']> {
  return db
    .selectFrom('suspensions as s')
    .innerJoin('players as p', 'p.id', 's.player_id')
    .where('s.player_id', 'in', db.selectFrom('match_roster').where('match_id', '=', match).select('player_id'))
    .orderBy('s.id', 'desc')
    .limit(earlierCases)
    .select(['s.id', 's.player_id', 'p.username', 's.alcance', 's.created_at as fecha', 's.hasta', 's.motivo'])
    .execute()
}

/** One match with its claims, rosters and rulings, and earlier cases and suspensions of its clans; null if there is no such match. */
export async function caseDetail(db: Db, id: number): Promise<CaseDetail | null> {
  const match = await matchById(db, id)
  if (!match) return null
  return {
    ...match,
    reclamos: (await claimsOf(db, [id])).get(id) ?? [],
    planteles: await plantelesOf(db, match),
    fallos: await rulingsOf(db, id),
    casos_previos: await earlierCasesOf(db, match),
    suspensiones: await rosterSuspensions(db, id),
  }
}

export async function wasOnRoster(db: Db, match: number, clan: number, player: number): Promise<boolean> {
  return Boolean(
    await db
      .selectFrom('match_roster')
      .where('match_id', '=', match)
      .where('id_clan', '=', clan)
      .where('player_id', '=', player)
      .select('player_id')
      .executeTakeFirst(),
  )
}
