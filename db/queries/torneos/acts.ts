import type { BracketPlan, TorneoAct } from '@trinchera/rules/torneo'
import { bracketOf, championOf, isBracketOver, type BracketState } from '@trinchera/rules/torneo/bracket'
import type { Db } from '../../database'
import type { StoredTorneo } from './stored-torneos'

/** The draw of the clans, which creates the bracket and is the first entry in the bracket's log. */
export interface DrawAct {
  tipo: 'sorteo'
  fecha: string
  plan: BracketPlan
}
export type StoredAct = DrawAct | TorneoAct

/** State of a torneo's bracket; null until the bracket is drawn. */
export function bracketState({ situacion }: Pick<StoredTorneo, 'situacion'>): BracketState | null {
  const state: BracketState | null = situacion === null ? null : JSON.parse(situacion)
  return state
}

const firstDeadline = (state: BracketState): string | null =>
  bracketOf(state)
    .flatMap(({ partidas }) => partidas.flatMap(({ objeta_hasta }) => objeta_hasta ?? []))
    .toSorted()[0] ?? null

/**
 * Adds an act (such as a report or decision) to the log of a torneo's bracket and stores the resulting state; returns the torneo's new
 * version. `by`: the player who did it, null if a deadline passed. Lock the torneo first.
 */
export async function storeAct(
  trx: Db,
  { id, version }: Pick<StoredTorneo, 'id' | 'version'>,
  act: StoredAct,
  state: BracketState,
  by: { id: number; username: string } | null,
): Promise<number> {
  const next = version + 1
  const campeon = championOf(state)
  await trx
    .insertInto('torneo_actos')
    .values({
      id_torneo: id,
      version: next,
      quien: by?.username ?? null,
      player_id: by?.id ?? null,
      acto: JSON.stringify(act),
    })
    .execute()
  await trx
    .updateTable('torneos')
    .set({
      version: next,
      situacion: JSON.stringify(state),
      campeon,
      desierto: Number(campeon === null && isBracketOver(state)),
      objeta_hasta: firstDeadline(state),
    })
    .where('id', '=', id)
    .execute()
  return next
}

/** The acts (reports, decisions…) in the log of a torneo's bracket, oldest first. `quien`: the player's name, null if a deadline passed. */
export async function actsOf(db: Db, torneo: number): Promise<{ quien: string | null; act: StoredAct }[]> {
  const rows = await db
    .selectFrom('torneo_actos')
    .where('id_torneo', '=', torneo)
    .orderBy('version')
    .select(['quien', 'acto'])
    .execute()
  return rows.map(({ quien, acto }) => {
    const act: StoredAct = JSON.parse(acto)
    return { quien, act }
  })
}

/** The player who last reported a result of this match, with the name at that time; null if none. `id`: null if the account is deleted. */
export async function reporterOf(
  db: Db,
  torneo: number,
  partida: number,
): Promise<{ id: number | null; username: string } | null> {
  const rows = await db
    .selectFrom('torneo_actos')
    .where('id_torneo', '=', torneo)
    .orderBy('version', 'desc')
    .select(['player_id', 'quien', 'acto'])
    .execute()
  for (const { player_id, quien, acto } of rows) {
    const act: StoredAct = JSON.parse(acto)
    if (act.tipo === 'resultado' && act.partida === partida && quien !== null) return { id: player_id, username: quien }
  }
  return null
}

/** Ids of torneos in which the time to object to a reported result is over at `now` (ISO 8601). */
export async function torneosToClose(db: Db, now: string, most: number): Promise<number[]> {
  const rows = await db
    .selectFrom('torneos')
    .where('objeta_hasta', '<=', now)
    .where('cancelado_at', 'is', null)
    .orderBy('objeta_hasta')
    .limit(most)
    .select('id')
    .execute()
  return rows.map(({ id }) => id)
}
