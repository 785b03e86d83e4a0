import type { sendSolicitud as sendRoute, Solicitud } from '@trinchera/contract/invitaciones'
import type { BodyOf } from '@trinchera/contract/route'
import { paths } from '@trinchera/contract/site-paths'
import { isUniqueViolation, type Db } from '@trinchera/db/database'
import { notify, notifyLeaders } from '@trinchera/effects/notices'
import { lockAccount } from '@trinchera/db/queries/players/accounts'
import { lockClan } from '@trinchera/db/queries/clanes/clanes'
import { closeOffer, expiredBefore, pendingOffer, type OfferOutcome } from '@trinchera/db/queries/clanes/offers'
import { insertSolicitud, solicitudById } from '@trinchera/db/queries/clanes/solicitudes'
import type { SessionInfo } from '../../http/handler'
import { fieldError, found, RuleError } from '../../http/rule-error'
import type { Services } from '../../services'
import { broadcastClan } from '../clanes/broadcast-clan'
import { clanTransaction } from '../clanes/clan-transaction'
import { joinClan, requireFree, requireJoinable, requireRecruiting } from './join-clan'
import { broadcastSolicitudes } from '@trinchera/effects/offers'

const noSolicitud = 'Esa solicitud no existe'
const closedMessages: Record<OfferOutcome, string> = {
  aceptada: 'Esa solicitud ya se aceptó',
  rechazada: 'Esa solicitud ya se rechazó',
  retirada: 'El jugador retiró esa solicitud',
  vencida: 'Esa solicitud venció',
}

const requireSolicitud = async (db: Db, services: Services, id: number) =>
  found(await solicitudById(db, id, services.now()), noSolicitud)

function requirePending({ estado }: Solicitud): void {
  if (estado !== 'pendiente') throw new RuleError(400, closedMessages[estado])
}

const alreadyRequested = () => new RuleError(409, 'Ya pediste entrar a este clan')

async function requireNonePending(trx: Db, clan: number, player: number, now: Date) {
  const pending = await pendingOffer(trx, 'solicitudes', clan, player)
  if (pending && pending.fecha_envio > expiredBefore(now)) throw alreadyRequested()
  if (pending) await closeOffer(trx, 'solicitudes', pending.id, 'vencida', now.toISOString())
  const invited = await pendingOffer(trx, 'invitaciones', clan, player)
  if (invited && invited.fecha_envio > expiredBefore(now))
    throw new RuleError(409, 'Ese clan ya te invitó: acepta la invitación')
}

/**
 * Stores a player's request to join a clan and notifies the clan's leaders. Throws 403 if the account is not validated, 400 if the clan
 * takes no requests or the player has a clan in the etapa, 409 if the player already asked or is invited.
 */
export async function sendSolicitud(
  services: Services,
  session: SessionInfo,
  { clan_id, mensaje }: BodyOf<typeof sendRoute>,
): Promise<Solicitud> {
  if (!session.validado) throw new RuleError(403, 'Valida tu cuenta antes de pedir entrar a un clan')
  try {
    return await services.database.transaction(async (trx, onCommit) => {
      const clan = found(await lockClan(trx, clan_id), 'Ese clan no existe')
      requireRecruiting(clan)
      await requireFree(trx, session.id, clan.id_etapa, 'own')
      if (!clan.acepta_solicitudes) throw fieldError(400, 'clan_id', 'Ese clan no recibe solicitudes')
      if (!(await lockAccount(trx, session.id))) throw new RuleError(401, 'Inicia sesión para continuar')
      await requireNonePending(trx, clan_id, session.id, services.now())
      const id = await insertSolicitud(trx, {
        player_id: session.id,
        clan_id,
        id_etapa: clan.id_etapa,
        mensaje,
        fecha_envio: services.now().toISOString(),
      })
      await notifyLeaders(trx, onCommit, services, [clan_id], {
        tipo: 'solicitud',
        texto: `${session.username} pide entrar a ${clan.nombre}.`,
        id_solicitud: id,
      })
      await broadcastSolicitudes(trx, onCommit, services, 'request:received', [id])
      return requireSolicitud(trx, services, id)
    })
  } catch (error) {
    throw isUniqueViolation(error) ? alreadyRequested() : error
  }
}

/**
 * Accepts (`accept`) or rejects a player's request to join a clan. Throws 403 if the session may not recruit for the clan, 400 if the
 * request is no longer pending or the player cannot join.
 */
export async function answerSolicitud(
  services: Services,
  session: SessionInfo,
  id: number,
  accept: boolean,
): Promise<Solicitud> {
  const { clan_id } = await requireSolicitud(services.database.db, services, id)
  return clanTransaction(
    services,
    session,
    clan_id,
    'recruit',
    async ({ trx, onCommit, rights: { clan }, now, audit }) => {
      const { player_id, player } = await requireSolicitud(trx, services, id)
      requirePending(await requireSolicitud(trx, services, id))
      if (accept) await requireJoinable(trx, clan, player_id, 'other')
      else await lockAccount(trx, player_id) // locked in this case too, because deleting an account deletes its requests under this lock
      await closeOffer(trx, 'solicitudes', id, accept ? 'aceptada' : 'rechazada', now)
      if (accept) await joinClan(trx, onCommit, services, clan, player_id)
      await audit(accept ? 'clan.aceptar-solicitud' : 'clan.rechazar-solicitud', null, {
        jugador: player_id,
        username: player,
      })
      const texto = accept
        ? `Te aceptaron en ${clan.nombre}: ya eres del clan.`
        : `${clan.nombre} no aceptó tu solicitud.`
      await notify(trx, onCommit, services, [player_id], {
        tipo: 'solicitud-respondida',
        texto,
        enlace: paths.clan(clan.id),
      })
      await broadcastSolicitudes(trx, onCommit, services, 'request:answered', [id])
      if (accept) await broadcastClan(trx, onCommit, services, clan.id, { inTable: false, now })
      return requireSolicitud(trx, services, id)
    },
  )
}

/** Withdraws a player's own request to join a clan. Throws 403 if it is another player's, 400 if it is no longer pending. */
export function withdrawSolicitud(services: Services, session: SessionInfo, id: number): Promise<Solicitud> {
  return services.database.transaction(async (trx, onCommit) => {
    const { player_id, clan_id } = await requireSolicitud(trx, services, id)
    if (player_id !== session.id) throw new RuleError(403, 'Esa solicitud no es tuya')
    await lockClan(trx, clan_id)
    requirePending(await requireSolicitud(trx, services, id))
    await closeOffer(trx, 'solicitudes', id, 'retirada', services.now().toISOString())
    await broadcastSolicitudes(trx, onCommit, services, 'request:withdrawn', [id])
    return requireSolicitud(trx, services, id)
  })
}
