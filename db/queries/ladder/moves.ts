import { sql } from 'kysely'
import type { ClanMove, Match } from '@trinchera/contract/ladder'
import { movedIn, type LastMove } from '@trinchera/rules/ladder/shifts'
import type { Db } from '../../database'
import { presentMatch, selectMatches } from '../../presenters'
import { stageHistory } from '../../stage-history'
import { clanesOfEtapa } from '../clanes/clanes'

/**
 * The `seq` of a stage's last match before an instant; 0 if there is none. Searched from the end of the log, where recent matches are. `||
 * ''` stops SQLite from using the index of dates, with which it would read and sort all earlier matches.
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

/** The matches of a stage since an instant that count and are folded. `after`: a `seq` before all of them. */
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

/** How many of these matches each clan has won or lost. */
function countBy(matches: readonly Match[], side: 'ganador' | 'perdedor'): ReadonlyMap<number, number> {
  const counts = new Map<number, number>()
  for (const match of matches) counts.set(match[side].id, (counts.get(match[side].id) ?? 0) + 1)
  return counts
}

/**
 * For the clans that have moved since an instant, their place before it; and the last move of each clan of the stage. `after`: a `seq`
 * before all entries since the instant.
 */
async function placesSince(db: Db, etapa: number, since: string, after: number) {
  const before = new Map<number, number>()
  let lastChange = new Map<number, LastMove>()
  for await (const block of (await stageHistory(db, etapa)).from(after)) {
    if (!lastChange.size) lastChange = new Map(block.moved())
    for (const { seq, at, id_clan, antes } of movedIn(block)) {
      lastChange.set(id_clan, { seq, at })
      if (seq > after && at >= since && !before.has(id_clan)) before.set(id_clan, antes)
    }
  }
  return { before, lastChange }
}

/**
 * Moves, wins and losses of each clan of a stage since an instant, in the order of the table. Clans that have never moved and did not play
 * are left out.
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

/** The matches of a stage at exactly this instant that changed the place of their winner. */
export async function matchesMoving(db: Db, etapa: number, fecha: string): Promise<Match[]> {
  const rows = await selectMatches(db)
    .where('matches.id_etapa', '=', etapa)
    .where('matches.fecha', '=', fecha)
    .where('o.match_id', 'is not', null)
    .execute()
  return rows.map(presentMatch).filter(({ ganador }) => ganador.antes !== ganador.despues)
}
