import { paths } from '@trinchera/contract/site-paths'
import type { Db, OnCommit } from '@trinchera/db/database'
import {
  deleteEnrolment,
  enrolmentsOf,
  openTorneosOf,
  placed,
  storePlaceTold,
  type Enrolment,
} from '@trinchera/db/queries/torneos/inscripciones'
import { lockForActs, type StoredTorneo } from '@trinchera/db/queries/torneos/stored-torneos'
import { checkinPhase, torneoEstado } from '@trinchera/rules/torneo-estado'
import { notifyReporters } from './notices'
import type { EffectServices } from './services'
import { actOnTorneo, broadcastTorneo } from './torneos'

/** True if the torneo's bracket is not drawn yet and its check-in has ended at `now` (ms since 1970). */
const isCheckinOver = (torneo: StoredTorneo, now: number): boolean =>
  checkinPhase({ ...torneo, estado: torneoEstado(torneo, now) }, now) === 'cerrado'

/** Notifies reserve clans, each only once, that they have got a place in the torneo. */
export async function tellOfPlaces(
  trx: Db,
  onCommit: OnCommit,
  services: EffectServices,
  torneo: StoredTorneo,
  clans: readonly Enrolment[],
): Promise<void> {
  const untold = clans.filter(({ cupo_avisado_at }) => cupo_avisado_at === null)
  if (!untold.length) return
  for (const { id_clan, nombre } of untold)
    await notifyReporters(trx, onCommit, services, [id_clan], {
      tipo: 'torneo',
      texto: `${torneo.nombre}. Se liberó un cupo: ${nombre} deja de ser reserva`,
      enlace: paths.torneo(torneo.id),
    })
  const ids = untold.map(({ id_clan }) => id_clan)
  await storePlaceTold(trx, torneo.id, ids, services.now().toISOString())
}

/** Reserve clans that got a place when check-in ended and have not been notified of it. Empty before check-in ends. */
export async function risenAtCheckin(db: Db, torneo: StoredTorneo, now: number): Promise<Enrolment[]> {
  if (!isCheckinOver(torneo, now)) return []
  const enrolled = await enrolmentsOf(db, torneo.id)
  const first = placed(enrolled, torneo.cupos, false)
  return placed(enrolled, torneo.cupos, true).filter((one) => !first.includes(one) && one.cupo_avisado_at === null)
}

/**
 * Withdraws a clan from a torneo whose bracket is not drawn yet, and notifies the reserve clan that gets its place. Returns false, and does
 * nothing, if the clan was not enrolled. Lock the torneo first.
 */
export async function leaveUndrawn(
  trx: Db,
  onCommit: OnCommit,
  services: EffectServices,
  torneo: StoredTorneo,
  clan: number,
): Promise<boolean> {
  const { id, cupos } = torneo
  const enrolled = await enrolmentsOf(trx, id)
  if (!(await deleteEnrolment(trx, id, clan))) return false
  const over = isCheckinOver(torneo, services.now().getTime())
  const first = placed(enrolled, cupos, false)
  const left = enrolled.filter(({ id_clan }) => id_clan !== clan)
  const risen = placed(left, cupos, over).filter((one) => !first.includes(one))
  await tellOfPlaces(trx, onCommit, services, torneo, risen)
  await broadcastTorneo(trx, onCommit, services, id)
  return true
}

/** Withdraws a clan that ends from its torneos. Call this in the transaction that ends the clan, after locking its etapa. */
export async function leaveTorneos(
  trx: Db,
  onCommit: OnCommit,
  services: EffectServices,
  clan: number,
  motivo: string,
): Promise<void> {
  for (const id of await openTorneosOf(trx, clan)) {
    const stored = await lockForActs(trx, id)
    if (!stored) continue
    const act = { tipo: 'retirar', retirado: clan, motivo, id_clan: clan, fecha: services.now().toISOString() } as const
    if (stored.version > 0)
      await actOnTorneo(trx, onCommit, services, stored, act, null) // refused if the clan is already out, or is the last one
    else await leaveUndrawn(trx, onCommit, services, stored, clan)
  }
}
