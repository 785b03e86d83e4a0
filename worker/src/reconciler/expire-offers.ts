import type { Db } from '@trinchera/db/database'
import { etapasWithExpired, expiredBefore, expireOld } from '@trinchera/db/queries/clanes/offers'
import { lockEtapa } from '@trinchera/db/queries/ladder/log'
import { broadcastInvitaciones, broadcastSolicitudes } from '@trinchera/effects/offers'
import type { WorkerContext } from '../context'
import { eachInTransaction } from './each-row'

/**
 * Ends invitations and requests to join a clan that nobody accepted or declined within 14 days, one etapa per transaction
 * (docs/behaviour/clans.md#Lapse of an invitacion).
 */
export async function expireOffers(context: WorkerContext): Promise<void> {
  const { db } = context.database
  const at = context.now()
  const before = expiredBefore(at)
  const expire = async (trx: Db, table: 'invitaciones' | 'solicitudes', etapa: number) => {
    await lockEtapa(trx, etapa) // the etapa is locked before its invitations and requests, in the same order as when a player accepts one
    return expireOld(trx, table, etapa, before, at.toISOString())
  }
  const invitaciones = await etapasWithExpired(db, 'invitaciones', before)
  await eachInTransaction(context, 'invitaciones de la etapa', invitaciones, async (trx, onCommit, etapa) => {
    const ids = await expire(trx, 'invitaciones', etapa)
    await broadcastInvitaciones(trx, onCommit, context, 'invitation:withdrawn', ids)
  })
  const solicitudes = await etapasWithExpired(db, 'solicitudes', before)
  await eachInTransaction(context, 'solicitudes de la etapa', solicitudes, async (trx, onCommit, etapa) => {
    const ids = await expire(trx, 'solicitudes', etapa)
    await broadcastSolicitudes(trx, onCommit, context, 'request:withdrawn', ids)
  })
}
