import { rolsWith } from '@trinchera/rules/permissions'
import { matchOf } from '@trinchera/rules/torneo/bracket'
import type { Db } from '../../database'
import { staffOf } from '../disputes/assembly'
import { bracketState } from './acts'
import { storedTorneo } from './stored-torneos'

/** Who takes part in the conversation about a torneo's match: the ids of its two clans, of their current members, and of the organisers. */
export async function conversationOf(
  db: Db,
  torneo: number,
  partida: number,
): Promise<{ clans: number[]; members: number[]; organisers: number[] }> {
  const stored = await storedTorneo(db, torneo)
  const state = stored && bracketState(stored)
  const match = state && matchOf(state, partida)
  const clans = match ? [match.a, match.b].filter((id) => id !== null) : []
  const rows = clans.length
    ? await db.selectFrom('memberships').where('id_clan', 'in', clans).select('player_id').execute()
    : []
  return {
    clans,
    members: rows.map(({ player_id }) => player_id),
    organisers: await staffOf(db, rolsWith('torneos.manage')),
  }
}
