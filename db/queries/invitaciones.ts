import type { Invitacion } from '@trinchera/contract/invitaciones'
import { invitacionMs } from '@trinchera/rules/limits'
import type { Db } from '../database'

/** A pending invitation lapses by itself after 14 days (the contract, section 4), whether or not anything has noted it. */
const lapsedBefore = (now: Date) => new Date(now.getTime() - invitacionMs).toISOString()

/** A player's invitations, newest first: those still pending at `now`, or with `all` the past ones too. */
export async function invitacionesOf(db: Db, player: number, { all, now }: { all: boolean; now: Date }): Promise<Invitacion[]> {
  const lapsed = lapsedBefore(now)
  let query = db
    .selectFrom('invitaciones as i')
    .innerJoin('clans', 'clans.id', 'i.clan_id')
    .innerJoin('etapas', 'etapas.id', 'i.id_etapa')
    .where('i.player_id', '=', player)
    .select(['i.id', 'i.player_id', 'i.clan_id', 'clans.nombre as clan', 'etapas.nombre as etapa', 'i.id_etapa', 'i.estado', 'i.fecha_envio'])
    .orderBy('i.fecha_envio', 'desc')
    .orderBy('i.id', 'desc')
  if (!all) query = query.where('i.estado', '=', 'pendiente').where('i.fecha_envio', '>', lapsed)
  const rows = await query.execute()
  return rows.map((row) => (row.estado === 'pendiente' && row.fecha_envio <= lapsed ? { ...row, estado: 'vencida' as const } : row))
}
