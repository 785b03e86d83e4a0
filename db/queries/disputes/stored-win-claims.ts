import type { MatchMap } from '@trinchera/contract/ladder'
import type { Db } from '../../database'
import { presentMaps } from '../../presenters'
import type { WinClaimsTable } from '../../schema/disputes'

/** The fields of a win claim that decide which actions on it are allowed. */
export type StoredWinClaim = Pick<
  WinClaimsTable,
  | 'id_etapa'
  | 'id_clan_ganador'
  | 'id_clan_perdedor'
  | 'jugada'
  | 'quien'
  | 'estado'
  | 'responde_hasta'
  | 'respuesta_quien'
  | 'settled_at'
> & { id: number; mapas: MatchMap[] }

const facts = [
  'id',
  'id_etapa',
  'id_clan_ganador',
  'id_clan_perdedor',
  'jugada',
  'quien',
  'mapas',
  'estado',
  'responde_hasta',
  'respuesta_quien',
  'settled_at',
] as const

export async function storedWinClaim(db: Db, id: number): Promise<StoredWinClaim | null> {
  const row = await db.selectFrom('victorias').where('id', '=', id).select(facts).executeTakeFirst()
  return row ? { ...row, mapas: presentMaps(row.mapas) } : null
}

/** The open win claim between two clans of an etapa, whichever of them claims the win; null if there is none. */
export async function openWinClaimBetween(
  db: Db,
  etapa: number,
  one: number,
  other: number,
): Promise<StoredWinClaim | null> {
  const row = await db
    .selectFrom('victorias')
    .where('id_etapa', '=', etapa)
    .where('id_clan_ganador', 'in', [one, other])
    .where('id_clan_perdedor', 'in', [one, other])
    .where('settled_at', 'is', null)
    .select(facts)
    .executeTakeFirst()
  return row ? { ...row, mapas: presentMaps(row.mapas) } : null
}

export type NewWinClaim = Pick<
  WinClaimsTable,
  | 'id_etapa'
  | 'id_clan_ganador'
  | 'id_clan_perdedor'
  | 'jugada'
  | 'texto'
  | 'player_id'
  | 'quien'
  | 'fecha'
  | 'responde_hasta'
> & { mapas: readonly MatchMap[] }

export async function insertWinClaim(trx: Db, { mapas, ...winClaim }: NewWinClaim): Promise<number> {
  const { id } = await trx
    .insertInto('victorias')
    .values({ ...winClaim, estado: 'abierta', mapas: mapas.length ? JSON.stringify(mapas) : null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The fields of a win claim that the rival's reply or the staff's decision sets. */
export type WinClaimChange = Partial<
  Pick<
    WinClaimsTable,
    | 'estado'
    | 'respuesta_quien'
    | 'respuesta_texto'
    | 'respuesta_fecha'
    | 'settled_at'
    | 'settled_by'
    | 'motivo'
    | 'id_match'
  >
>

/** Changes a win claim; does nothing if it is settled. Lock its etapa first. */
export async function changeWinClaim(trx: Db, id: number, change: WinClaimChange): Promise<void> {
  await trx.updateTable('victorias').set(change).where('id', '=', id).where('settled_at', 'is', null).execute()
}

/** Stores a clan's vote in the Leaders' Assembly about a win claim, replacing the clan's earlier vote. */
export async function storeVote(
  trx: Db,
  vote: { id_victoria: number; id_clan: number; player_id: number; quien: string; voto: 'si' | 'no'; fecha: string },
): Promise<void> {
  const { player_id, quien, voto, fecha } = vote
  await trx
    .insertInto('victoria_votos')
    .values(vote)
    .onConflict((conflict) =>
      conflict.columns(['id_victoria', 'id_clan']).doUpdateSet({ player_id, quien, voto, fecha }),
    )
    .execute()
}
