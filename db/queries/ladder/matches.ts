import type { Db } from '../../database'
import type { MatchesTable, RulingsTable } from '../../schema/ladder'

/** A match as needed for reporting and ruling. */
export interface MatchFacts {
  id: number
  id_etapa: number
  seq: number
  id_clan_ganador: number
  id_clan_perdedor: number
  fecha: string
}

export async function matchFacts(db: Db, id: number): Promise<MatchFacts | null> {
  const row = await db
    .selectFrom('matches')
    .where('id', '=', id)
    .select(['id', 'id_etapa', 'seq', 'id_clan_ganador', 'id_clan_perdedor', 'fecha'])
    .executeTakeFirst()
  return row ?? null
}

/** The ruling in force on a match. */
export async function standingRuling(
  db: Db,
  match: number,
): Promise<{
  id: number
  tipo: RulingsTable['tipo']
  motivo: string
  id_clan: number | null
  seq: number | null
} | null> {
  const row = await db
    .selectFrom('rulings')
    .where('match_id', '=', match)
    .where('lifted_at', 'is', null)
    .select(['id', 'tipo', 'motivo', 'id_clan', 'seq'])
    .executeTakeFirst()
  return row ?? null
}

/** Stores a match with both current rosters; returns its id. */
export async function insertMatch(trx: Db, match: Omit<MatchesTable, 'id'>): Promise<number> {
  const { id } = await trx.insertInto('matches').values(match).returning('id').executeTakeFirstOrThrow()
  await trx
    .insertInto('match_roster')
    .columns(['match_id', 'id_clan', 'player_id', 'rango'])
    .expression((eb) =>
      eb
        .selectFrom('memberships')
        .where('id_clan', 'in', [match.id_clan_ganador, match.id_clan_perdedor])
        .select((e) => [e.val(id).as('match_id'), 'id_clan', 'player_id', 'rango']),
    )
    .execute()
  return id
}

/** Time of this player's last report of the same loss; null if never. */
export async function lastSameReport(db: Db, reporter: number, winner: number, loser: number): Promise<string | null> {
  const row = await db
    .selectFrom('matches')
    .where('id_reportero', '=', reporter)
    .where('id_clan_ganador', '=', winner)
    .where('id_clan_perdedor', '=', loser)
    .orderBy('fecha', 'desc')
    .select('fecha')
    .executeTakeFirst()
  return row?.fecha ?? null
}

/**
 * Reserves an idempotency key. `fresh`: this transaction has to store its reply; otherwise the stored use. A concurrent
 * request with the same key waits here until the first ends.
 */
export async function reserveIdempotencyKey(
  trx: Db,
  claim: { player_id: number; key: string; body_hash: string; now: string; expired: string },
): Promise<{ fresh: true } | { fresh: false; body_hash: string; reply: string | null }> {
  const { player_id, key, body_hash, now, expired } = claim
  await trx
    .deleteFrom('idempotency_keys')
    .where('player_id', '=', player_id)
    .where('key', '=', key)
    .where('created_at', '<', expired)
    .execute()
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('idempotency_keys')
    .values({ player_id, key, body_hash, created_at: now, reply: null })
    .onConflict((conflict) => conflict.columns(['player_id', 'key']).doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows === 1n) return { fresh: true }
  const row = await trx
    .selectFrom('idempotency_keys')
    .where('player_id', '=', player_id)
    .where('key', '=', key)
    .select(['body_hash', 'reply'])
    .executeTakeFirstOrThrow()
  return { fresh: false, ...row }
}

/** Stores the reply for a key, as JSON. */
export async function storeIdempotentReply(trx: Db, player_id: number, key: string, reply: string): Promise<void> {
  await trx
    .updateTable('idempotency_keys')
    .set({ reply })
    .where('player_id', '=', player_id)
    .where('key', '=', key)
    .execute()
}

export async function insertRuling(
  trx: Db,
  ruling: Omit<RulingsTable, 'id' | 'lifted_at' | 'lifted_by'>,
): Promise<void> {
  await trx
    .insertInto('rulings')
    .values({ ...ruling, lifted_at: null, lifted_by: null })
    .execute()
}

export async function liftRuling(trx: Db, id: number, by: number, now: string): Promise<void> {
  await trx.updateTable('rulings').set({ lifted_at: now, lifted_by: by }).where('id', '=', id).execute()
}
