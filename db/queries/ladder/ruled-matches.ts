import type { Match } from '@trinchera/contract/ladder'
import type { Db } from '../../database'
import { presentMatch, selectMatches } from '../../presenters'

/**
 * Which rulings to read: of a kind, on matches in which every list of `clans` has one side, given from `desde` to before `hasta` (ISO
 * 8601).
 */
export interface RulingScope {
  tipo?: 'anular' | 'falso' | 'trampa' | undefined
  clans: readonly (readonly number[])[]
  desde: string | null
  hasta: string | null
}

/** Matches with a ruling in force, newest ruling first, up to `most` (docs/rules.md#Publication of rulings). */
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
