import type { Inscrito } from '@trinchera/contract/torneo-inscritos'
import type { Db } from '@trinchera/db/database'
import { clanById } from '@trinchera/db/queries/clanes/clanes'
import { rangoInLivingClan } from '@trinchera/db/queries/ladder/reporting'
import { torneoPageOf } from '@trinchera/db/queries/torneos/bracket'
import {
  enrolmentsOf,
  inOtherTeams,
  isEnrolled,
  membersAmong,
  storeCheckin,
  storeEnrolment,
} from '@trinchera/db/queries/torneos/inscripciones'
import { lockTorneo, type StoredTorneo } from '@trinchera/db/queries/torneos/stored-torneos'
import { leaveUndrawn } from '@trinchera/effects/torneo-places'
import { broadcastTorneo } from '@trinchera/effects/torneos'
import { clanMay, type ClanAction } from '@trinchera/rules/permissions'
import { checkinRefusal, torneoEstado } from '@trinchera/rules/torneo-estado'
import type { SessionInfo } from '../../http/handler'
import { fieldError, found, RuleError } from '../../http/rule-error'
import type { Services } from '../../services'
import { noTorneo } from './missing'

const notOpen = {
  anunciado: 'Este torneo es solo una fecha: no tiene inscripción en el sitio',
  checkin: 'La inscripción ya cerró',
  'en-juego': 'El torneo ya se está jugando',
  terminado: 'El torneo ya terminó',
  cancelado: 'El torneo se canceló',
}

/** Throws 403 with the message `who` unless the clan exists and the session's player may perform `action` for the clan. */
async function requireFor(trx: Db, session: SessionInfo, clan: number, action: ClanAction, who: string) {
  if (!clanMay(await rangoInLivingClan(trx, clan, session.id), action)) throw new RuleError(403, who)
}
const leads = 'Lo deciden el líder o un co-líder del clan'

async function inscritoOf(trx: Db, torneo: number, clan: number, now: string): Promise<Inscrito> {
  const page = await torneoPageOf(trx, torneo, now)
  return found(
    page?.inscritos.find(({ id_clan }) => id_clan === clan),
    'Tu clan no está inscrito en este torneo',
  )
}

/** Throws 400 unless the roster has enough players, all members of the clan and none twice; 409 if one is in another team. */
async function requireRoster(
  trx: Db,
  { id, por_equipo }: Pick<StoredTorneo, 'id' | 'por_equipo'>,
  clan: number,
  plantel: readonly number[],
): Promise<void> {
  const least = por_equipo ?? 1
  if (new Set(plantel).size !== plantel.length) throw fieldError(400, 'plantel', 'Hay alguien dos veces en el plantel')
  const lacking = least - plantel.length
  if (lacking > 0)
    throw fieldError(400, 'plantel', `${lacking === 1 ? 'Falta 1' : `Faltan ${lacking}`} para un equipo de ${least}`)
  const members = new Set(await membersAmong(trx, clan, plantel))
  if (plantel.some((player) => !members.has(player)))
    throw fieldError(400, 'plantel', 'El plantel es de integrantes del clan: hay alguien que no lo es')
  const taken = await inOtherTeams(trx, id, clan, plantel)
  if (taken.length)
    throw fieldError(409, 'plantel', `Ya está en otro equipo: ${taken.map(({ username }) => username).join(', ')}`)
}

/** Enrols a clan in a torneo. For a clan that is already enrolled and has not checked in, replaces the roster. */
export function enrol(
  services: Services,
  session: SessionInfo,
  id: number,
  { id_clan, plantel }: { id_clan: number; plantel: readonly number[] },
): Promise<Inscrito> {
  const now = services.now()
  const fecha = now.toISOString()
  return services.database.transaction(async (trx, onCommit) => {
    const torneo = found(await lockTorneo(trx, id), noTorneo)
    await requireFor(trx, session, id_clan, 'edit', leads)
    const estado = torneoEstado(torneo, now.getTime())
    const enrolled = (await enrolmentsOf(trx, id)).find((one) => one.id_clan === id_clan)
    if (estado !== 'inscripcion' && !(estado === 'checkin' && enrolled && enrolled.checkin_at === null))
      throw new RuleError(409, notOpen[estado === 'checkin' && enrolled ? 'checkin' : estado])
    if (torneo.id_etapa !== null && (await clanById(trx, id_clan))?.id_etapa !== torneo.id_etapa)
      throw fieldError(400, 'id_clan', 'El torneo es de clanes de otra etapa')
    await requireRoster(trx, torneo, id_clan, plantel)
    await storeEnrolment(trx, { id_torneo: id, id_clan, fecha }, plantel)
    await broadcastTorneo(trx, onCommit, services, id)
    return inscritoOf(trx, id, id_clan, fecha)
  })
}

/** Withdraws a clan from a torneo before the bracket is drawn. The first clan on the waiting list gets the free place and a notice. */
export function withdraw(services: Services, session: SessionInfo, id: number, clan: number): Promise<void> {
  const now = services.now()
  return services.database.transaction(async (trx, onCommit) => {
    const torneo = found(await lockTorneo(trx, id), noTorneo)
    await requireFor(trx, session, clan, 'edit', leads)
    const estado = torneoEstado(torneo, now.getTime())
    if (estado !== 'inscripcion' && estado !== 'checkin')
      throw new RuleError(
        409,
        estado === 'en-juego' ? 'El torneo ya se está jugando: pide a la organización que los retire' : notOpen[estado],
      )
    if (!(await leaveUndrawn(trx, onCommit, services, torneo, clan)))
      throw new RuleError(404, 'Tu clan no está inscrito en este torneo')
  })
}

/** Records that a clan has checked in to a torneo. Throws 400 outside the time window before the start. */
export function checkIn(services: Services, session: SessionInfo, id: number, clan: number): Promise<Inscrito> {
  const now = services.now()
  const fecha = now.toISOString()
  return services.database.transaction(async (trx, onCommit) => {
    const torneo = found(await lockTorneo(trx, id), noTorneo)
    await requireFor(trx, session, clan, 'report', 'Lo dicen el líder, un co-líder o un capitán del clan')
    const refused = checkinRefusal(torneo, now.getTime())
    if (refused) throw new RuleError(400, refused)
    if (!(await isEnrolled(trx, id, clan))) throw new RuleError(404, 'Tu clan no está inscrito en este torneo')
    await storeCheckin(trx, id, clan, fecha)
    await broadcastTorneo(trx, onCommit, services, id)
    return inscritoOf(trx, id, clan, fecha)
  })
}
