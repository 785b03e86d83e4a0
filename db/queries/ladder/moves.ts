import { sql } from 'kysely'
import type { ClanMove, Match } from '@trinchera/contract/ladder'
import { movedIn, type LastMove } from '@trinchera/rules/ladder/shifts'
import type { Db } from '../../database'
import { presentMatch, selectMatches } from '../../presenters'
import { etapaHistory } from '../../etapa-history'
import { clanesOfEtapa } from '../clanes/clanes'

/**
 * `seq` of an etapa's last match before `since`; 0 if there is none. The query searches backwards from the end of the log, because the match
 * is usually recent. `|| ''` keeps SQLite from using the index of dates, with which it would read and sort all earlier matches.
 */
async function lastBefore(db: Db, etapa: number, since: string): Promise<number> {
  const row = await db
    .selectFrom('matches')
    .where('id_etapa', '=', etapa)
    .where(sql<string>`fecha || ''`, '<', since)
    .orderBy('seq', 'desc')
    .select('seq')
    .limit(1)
    .executeTakeFirst()
  return row?.seq ?? 0
}

/** The matches of an etapa since the time `since` that count and are in the ladder table. `after`: `seq` of a log entry before `since`. */
async function countedMatches(db: Db, etapa: number, since: string, after: number) {
  const rows = await selectMatches(db)
    .where('matches.id_etapa', '=', etapa)
    .where('matches.seq', '>', after)
    .where('matches.fecha', '>=', since)
    .where('o.match_id', 'is not', null)
    .where((eb) => eb.or([eb('r.tipo', 'is', null), eb('r.tipo', '=', 'trampa')]))
    .execute()
  return rows.map(presentMatch)
}

/** Number of these matches that each clan won (`ganador`) or lost (`perdedor`), by clan id. */
function countBy(matches: readonly Match[], side: 'ganador' | 'perdedor'): ReadonlyMap<number, number> {
  const counts = new Map<number, number>()
  for (const match of matches) counts.set(match[side].id, (counts.get(match[side].id) ?? 0) + 1)
  return counts
}

/**
 * Places of an etapa's clans. `before`: the place at `since` of each clan that has moved since then; `lastChange`: the last move of each
 * clan; the parameter `after`: `seq` of an entry before `since`.
 */
async function placesSince(db: Db, etapa: number, since: string, after: number) {
  const before = new Map<number, number>()
  let lastChange = new Map<number, LastMove>()
  for await (const block of (await etapaHistory(db, etapa)).from(after)) {
    if (!lastChange.size) lastChange = new Map(block.moved())
    for (const { seq, at, id_clan, antes } of movedIn(block)) {
      lastChange.set(id_clan, { seq, at })
      if (seq > after && at >= since && !before.has(id_clan)) before.set(id_clan, antes)
    }
  }
  return { before, lastChange }
}

/**
 * The place at `since` and now of each clan of an etapa, and its wins and losses in between, in the order of the ladder table. Clans that
 * have never moved and have not played since are left out.
 */
export async function movesSince(db: Db, etapa: number, since: string): Promise<ClanMove[]> {
  const clans = await clanesOfEtapa(db, etapa)
  const after = await lastBefore(db, etapa, since)
  const matches = await countedMatches(db, etapa, since, after)
  const { before, lastChange } = await placesSince(db, etapa, since, after)

  const [won, lost] = [countBy(matches, 'ganador'), countBy(matches, 'perdedor')]
  return clans
    .map(({ id, nombre, ranking_actual }) => ({
      id,
      nombre,
      antes: before.get(id) ?? ranking_actual,
      despues: ranking_actual,
      triunfos: won.get(id) ?? 0,
      derrotas: lost.get(id) ?? 0,
      ultimo_cambio: lastChange.get(id)?.at ?? null,
    }))
    .filter(({ triunfos, derrotas, ultimo_cambio }) => ultimo_cambio !== null || triunfos + derrotas > 0)
}

/** The matches of an etapa with exactly this date that changed the place of their winner. */
export async function matchesMoving(db: Db, etapa: number, fecha: string): Promise<Match[]> {
  const rows = await selectMatches(db)
    .where('matches.id_etapa', '=', etapa)
    .where('matches.fecha', '=', fecha)
    .where('o.match_id', 'is not', null)
    .execute()
  return rows.map(presentMatch).filter(({ ganador }) => ganador.antes !== ganador.despues)
}
