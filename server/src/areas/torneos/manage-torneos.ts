import { isDeepStrictEqual } from 'node:util'
import type { createTorneo as creation, Torneo, updateTorneo as route } from '@trinchera/contract/torneos'
import type { BodyOf } from '@trinchera/contract/route'
import { rooms } from '@trinchera/contract/socket'
import type { OnCommit } from '@trinchera/db/database'
import {
  deleteTorneo,
  insertTorneo,
  lockTorneo,
  plainFields,
  storeTorneo,
  type TorneoFields,
} from '@trinchera/db/queries/torneos/stored-torneos'
import { enrolmentsOf } from '@trinchera/db/queries/torneos/inscripciones'
import { torneoById } from '@trinchera/db/queries/site/torneos'
import { formatDateTime } from '@trinchera/rules/presentation'
import type { SessionInfo } from '../../http/handler'
import { fieldError, found, RuleError } from '../../http/rule-error'
import type { Services } from '../../services'
import { refuseConflictingEdit } from '../../http/edit-conflict'
import { noTorneo, torneoLabel } from './missing'
import { requireSound, toIso, withWritten } from './torneo-fields'
import { staffTransaction } from '../../staff/staff-transaction'

type Fields = Record<keyof TorneoFields, unknown>
const fieldsOf = (torneo: TorneoFields): TorneoFields => withWritten(torneo, {})
/** The fields that the audit log shows: all of them, or only name, description and start if the torneo has no bracket. */
const shownOf = (fields: TorneoFields): Partial<Fields> =>
  fields.formato === null
    ? { nombre: fields.nombre, descripcion: fields.descripcion, inicio: fields.inicio }
    : { ...fields }

/** Sends a torneo to all clients after the commit; `torneo` is null if it was deleted. */
const broadcast = ({ live }: Services, onCommit: OnCommit, id: number, torneo: Torneo | null) =>
  onCommit(() => live.emit([rooms.publico, rooms.torneo(id), rooms.discord], 'tournament:changed', { id, torneo }))

export function createTorneo(
  services: Services,
  session: SessionInfo,
  fields: BodyOf<typeof creation>,
): Promise<Torneo> {
  return staffTransaction(services, session, async (trx, audit, onCommit) => {
    const now = services.now().toISOString()
    const after = withWritten({ ...plainFields, nombre: '', descripcion: '', inicio: now }, fields)
    await requireSound(trx, after)
    const { id } = await insertTorneo(trx, after, now)
    const torneo = found(await torneoById(trx, id, now), noTorneo)
    await audit('torneo.crear', torneoLabel(torneo), null, shownOf(after))
    broadcast(services, onCommit, torneo.id, torneo)
    return torneo
  })
}

/** Updates fields of a torneo. Throws 409 if, after the draw, a field other than name, description or rules changes. */
export function updateTorneo(
  services: Services,
  session: SessionInfo,
  id: number,
  { antes, ...changes }: BodyOf<typeof route>,
): Promise<Torneo> {
  return staffTransaction(services, session, async (trx, audit, onCommit) => {
    const torneo = found(await lockTorneo(trx, id), noTorneo)
    const before = fieldsOf(torneo)
    refuseConflictingEdit(
      { ...before },
      antes && {
        ...antes,
        ...(antes.inicio === undefined ? {} : { inicio: toIso(antes.inicio) }),
        ...(antes.inscripcion_hasta ? { inscripcion_hasta: toIso(antes.inscripcion_hasta) } : {}),
      },
      { inicio: formatDateTime(torneo.inicio) },
    )
    const after = withWritten(before, changes)
    const texts = { nombre: after.nombre, descripcion: after.descripcion, reglas: after.reglas }
    if (torneo.version > 0 && !isDeepStrictEqual(after, { ...before, ...texts }))
      throw new RuleError(409, 'La llave ya se sorteó: solo cambian el nombre, la descripción y las reglas')
    if (after.id_etapa !== before.id_etapa && (await enrolmentsOf(trx, id)).length > 0)
      throw fieldError(409, 'id_etapa', 'Ya hay clanes inscritos: la etapa no cambia')
    if (torneo.version === 0) await requireSound(trx, after)
    const now = services.now().toISOString()
    if (isDeepStrictEqual(after, before)) return found(await torneoById(trx, id, now), noTorneo)
    await storeTorneo(trx, id, after)
    await audit('torneo.modificar', torneoLabel(torneo), shownOf(before), shownOf(after))
    const changed = found(await torneoById(trx, id, now), noTorneo)
    broadcast(services, onCommit, id, changed)
    return changed
  })
}

/** Deletes a torneo. Throws 409 if its bracket is already drawn. */
export function removeTorneo(services: Services, session: SessionInfo, id: number): Promise<void> {
  return staffTransaction(services, session, async (trx, audit, onCommit) => {
    const torneo = found(await lockTorneo(trx, id), noTorneo)
    if (torneo.version > 0) throw new RuleError(409, 'La llave ya se sorteó: se puede cancelar, no eliminar')
    await deleteTorneo(trx, id)
    await audit('torneo.eliminar', torneoLabel(torneo), shownOf(fieldsOf(torneo)), null)
    broadcast(services, onCommit, id, null)
  })
}
