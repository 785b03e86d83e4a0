import type { Invitacion, sendInvitacion as route } from '@trinchera/contract/invitaciones'
import type { BodyOf } from '@trinchera/contract/route'
import { paths } from '@trinchera/contract/site-paths'
import { isUniqueViolation, type Db } from '@trinchera/db/database'
import { notify } from '@trinchera/effects/notices'
import { lockAccount } from '@trinchera/db/queries/players/accounts'
import { insertInvitacion, invitacionById } from '@trinchera/db/queries/clanes/invitaciones'
import { closeOffer, expiredBefore, pendingOffer } from '@trinchera/db/queries/clanes/offers'
import type { SessionInfo } from '../../http/handler'
import { fieldError, found, RuleError } from '../../http/rule-error'
import type { Services } from '../../services'
import { clanTransaction } from '../clanes/clan-transaction'
import { refuseAnother } from '../clanes/clan-rights'
import { notValidated, requireFree, requireRecruiting } from './join-clan'
import { broadcastInvitaciones } from '@trinchera/effects/offers'

type Body = BodyOf<typeof route>

const alreadyInvited = () => new RuleError(409, 'Ese jugador ya tiene una invitación pendiente de este clan')

/** Throws 409 if the player is already invited to the clan or has asked to join. Expires an invitation older than 14 days. */
async function requireNonePending(trx: Db, clan: number, player: number, now: Date) {
  const pending = await pendingOffer(trx, 'invitaciones', clan, player)
  if (pending && pending.fecha_envio > expiredBefore(now)) throw alreadyInvited()
  if (pending) await closeOffer(trx, 'invitaciones', pending.id, 'vencida', now.toISOString())
  const solicitud = await pendingOffer(trx, 'solicitudes', clan, player)
  if (solicitud && solicitud.fecha_envio > expiredBefore(now))
    throw new RuleError(409, 'Ese jugador pidió entrar al clan: acepta su solicitud')
}

/**
 * Invites a player to a clan and notifies the player. Throws 403 if the sender may not invite, 400 if the player cannot join, 409 if the
 * player is already invited or has asked to join.
 */
export async function sendInvitacion(
  services: Services,
  session: SessionInfo,
  { player_id, clan_id, id_etapa, reclutador_id }: Body,
): Promise<Invitacion> {
  refuseAnother(session, reclutador_id)
  try {
    return await clanTransaction(
      services,
      session,
      clan_id,
      'recruit',
      async ({ trx, onCommit, rights: { clan }, now, audit }) => {
        if (clan.id_etapa !== id_etapa) throw fieldError(400, 'id_etapa', 'Ese clan no es de esa etapa')
        requireRecruiting(clan)
        await requireFree(trx, player_id, id_etapa, 'other')
        const account = await lockAccount(trx, player_id)
        if (!account) throw fieldError(400, 'player_id', 'Ese jugador no existe')
        if (!account.validado) throw fieldError(400, 'player_id', notValidated)
        await requireNonePending(trx, clan_id, player_id, services.now())
        const id = await insertInvitacion(trx, {
          player_id,
          clan_id,
          id_etapa,
          reclutador_id: session.id,
          fecha_envio: now,
        })
        await audit('clan.invitar', null, { jugador: player_id })
        const names = { clan: clan.nombre, etapa: clan.etapa, quien: session.username }
        await notify(trx, onCommit, services, [player_id], {
          tipo: 'invitacion',
          texto: `${clan.nombre} te invita a entrar al clan en ${clan.etapa}.`,
          enlace: paths.miCuenta,
          letter: { kind: 'invitacion', names },
          id_invitacion: id,
        })
        await broadcastInvitaciones(trx, onCommit, services, 'invitation:received', [id])
        return found(await invitacionById(trx, id, services.now()), 'Esa invitación no existe')
      },
    )
  } catch (error) {
    throw isUniqueViolation(error) ? alreadyInvited() : error
  }
}
