import type { Match, MatchAnswer } from '@trinchera/contract/ladder'
import type { Db } from '../../database'
import { presentMatch, selectMatches } from '../../presenters'
import type { MatchAnswersTable } from '../../schema/disputes'

export async function insertAnswer(trx: Db, answer: MatchAnswersTable): Promise<void> {
  await trx.insertInto('match_answers').values(answer).execute()
}

/** How the winners of these matches replied to the reports (confirmed, rejected, …), by match id. */
export async function answersOf(db: Db, matches: readonly number[]): Promise<Map<number, MatchAnswer>> {
  if (!matches.length) return new Map()
  const rows = await db
    .selectFrom('match_answers')
    .where('match_id', 'in', [...matches])
    .selectAll()
    .execute()
  return new Map(rows.map(({ match_id, ...answer }) => [match_id, answer]))
}

/** Stores the winner's reply to a reported match. Returns false, and stores nothing, if the match does not wait for a reply. */
export async function storeAnswer(
  trx: Db,
  match: number,
  answer: Pick<MatchAnswersTable, 'estado' | 'quien' | 'fecha'>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('match_answers')
    .set(answer)
    .where('match_id', '=', match)
    .where('estado', '=', 'pendiente')
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/**
 * Matches that the winner has neither confirmed nor rejected before the deadline `hasta`, those with the earliest deadline first, each with
 * the player who reported it. `now`: ISO 8601.
 */
export async function overdueAnswers(
  db: Db,
  now: string,
  limit: number,
): Promise<{ id: number; id_etapa: number; id_reportero: number | null }[]> {
  return db
    .selectFrom('match_answers as a')
    .innerJoin('matches as m', 'm.id', 'a.match_id')
    .where('a.estado', '=', 'pendiente')
    .where('a.hasta', '<=', now)
    .orderBy('a.hasta')
    .limit(limit)
    .select(['m.id', 'm.id_etapa', 'm.id_reportero'])
    .execute()
}

interface AnswerScope {
  clanes: readonly number[]
  etapas: readonly number[]
}

/** Query for the matches of these clans in these etapas. An empty list means any clan or any etapa. */
function matchesIn(db: Db, { clanes, etapas }: AnswerScope) {
  let query = selectMatches(db)
  if (etapas.length) query = query.where('matches.id_etapa', 'in', [...etapas])
  if (clanes.length)
    query = query.where((eb) =>
      eb.or([eb('matches.id_clan_ganador', 'in', [...clanes]), eb('matches.id_clan_perdedor', 'in', [...clanes])]),
    )
  return query
}

/** Matches that the winner may still confirm or reject, those with the earliest deadline first. `now`: ISO 8601. */
export async function awaitedAnswers(db: Db, scope: AnswerScope, now: string, limit: number): Promise<Match[]> {
  const rows = await matchesIn(db, scope)
    .where('answer.estado', '=', 'pendiente')
    .where('answer.hasta', '>', now)
    .orderBy('answer.hasta')
    .orderBy('matches.id')
    .limit(limit)
    .execute()
  return rows.map(presentMatch)
}

/** Matches that the winner rejected and about which no ruling is in force, latest rejection first. */
export async function refusedAnswers(db: Db, scope: AnswerScope, limit: number): Promise<Match[]> {
  const rows = await matchesIn(db, scope)
    .where('answer.estado', '=', 'rechazada')
    .where('r.tipo', 'is', null)
    .orderBy('answer.fecha', 'desc')
    .orderBy('matches.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(presentMatch)
}
