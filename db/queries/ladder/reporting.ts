import type { MatchMap } from '@trinchera/contract/ladder'
import type { Rango } from '@trinchera/rules/permissions'
import type { Db } from '../../database'
import { rangoOf } from '../../rango'
import type { MatchesTable } from '../../schema/ladder'

/** A player's rank in a clan; null if the player is not a member or the clan is deleted. */
export async function rangoInLivingClan(db: Db, clan: number, player: number): Promise<Rango | null> {
  const row = await db
    .selectFrom('memberships')
    .innerJoin('clans', 'clans.id', 'memberships.id_clan')
    .where('memberships.id_clan', '=', clan)
    .where('memberships.player_id', '=', player)
    .where('clans.deleted_at', 'is', null)
    .select('memberships.rango')
    .executeTakeFirst()
  return row ? rangoOf(row.rango) : null
}

/** The fields that decide whether an etapa takes reports; null if there is no such etapa. */
export async function etapaForReport(
  db: Db,
  id: number,
): Promise<{ id_juego: number; activo: number; archived_at: string | null } | null> {
  const row = await db
    .selectFrom('etapas')
    .where('id', '=', id)
    .select(['id_juego', 'activo', 'archived_at'])
    .executeTakeFirst()
  return row ?? null
}

/** Number of these clans that belong to the etapa and are not deleted. */
export async function countLivingClans(db: Db, etapa: number, ids: readonly number[]): Promise<number> {
  const rows = await db
    .selectFrom('clans')
    .where('id', 'in', ids)
    .where('id_etapa', '=', etapa)
    .where('deleted_at', 'is', null)
    .select('id')
    .execute()
  return rows.length
}

/** A match to be stored. `jugada`: when it was played (ISO 8601), by default the time of the report (`fecha`). */
export type NewMatch = Omit<MatchesTable, 'id' | 'jugada' | 'mapas' | 'id_reto'> & {
  id_reto?: number | null
  jugada?: string | undefined
  mapas?: readonly MatchMap[] | undefined
}

/** Stores a match and, as its rosters, the current members of both clans; returns the match's id. */
export async function insertMatch(trx: Db, { jugada, mapas, id_reto = null, ...match }: NewMatch): Promise<number> {
  const { id } = await trx
    .insertInto('matches')
    .values({
      ...match,
      jugada: jugada ?? match.fecha,
      mapas: mapas?.length ? JSON.stringify(mapas) : null,
      id_reto,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('match_roster')
    .columns(['match_id', 'id_clan', 'player_id', 'rango'])
    .expression((eb) =>
      eb
        .selectFrom('memberships')
        .where('id_clan', 'in', [match.id_clan_ganador, match.id_clan_perdedor])
        .where('player_id', 'not in', eb.selectFrom('bloqueos').select('player_id'))
        .select((e) => [e.val(id).as('match_id'), 'id_clan', 'player_id', 'rango']),
    )
    .execute()
  return id
}

/** Time of the last report in which this player reported that `loser` lost to `winner`; null if there is none. */
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
 * Reserves an idempotency key, with which a repeated request gets the reply of the first one. `fresh`: the key is new, and this transaction
 * must store the reply; otherwise `reply` is the stored one. A concurrent request with the same key waits here until the first one ends.
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

/** Stores the reply (JSON) that repeated requests with this idempotency key will get. */
export async function storeIdempotentReply(trx: Db, player_id: number, key: string, reply: string): Promise<void> {
  await trx
    .updateTable('idempotency_keys')
    .set({ reply })
    .where('player_id', '=', player_id)
    .where('key', '=', key)
    .execute()
}
