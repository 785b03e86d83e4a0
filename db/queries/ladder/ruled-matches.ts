import type { Match } from '@trinchera/contract/ladder'
import type { Db } from '../../database'
import { presentMatch, selectMatches } from '../../presenters'

/**
 * Which rulings to read: rulings of the kind `tipo`, made from `desde` until just before `hasta` (ISO 8601), on matches in which each list
 * of `clans` contains one of the two clans.
 */
export interface RulingScope {
  tipo?: 'anular' | 'falso' | 'trampa' | undefined
  clans: readonly (readonly number[])[]
  desde: string | null
  hasta: string | null
}

/** Matches with a ruling in force, newest ruling first, at most `most` (docs/rules.md#Publication of rulings). */
export async function ruledMatches(db: Db, { tipo, clans, desde, hasta }: RulingScope, most: number): Promise<Match[]> {
  let query = selectMatches(db).where('r.tipo', 'is not', null)
  if (tipo) query = query.where('r.tipo', '=', tipo)
  if (desde) query = query.where('r.created_at', '>=', desde)
  if (hasta) query = query.where('r.created_at', '<', hasta)
  for (const ids of clans)
    query = query.where((eb) =>
      eb.or([eb('matches.id_clan_ganador', 'in', [...ids]), eb('matches.id_clan_perdedor', 'in', [...ids])]),
    )
  const rows = await query.orderBy('r.created_at', 'desc').orderBy('matches.id', 'desc').limit(most).execute()
  return rows.map(presentMatch)
}
