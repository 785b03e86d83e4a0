import { isDeepStrictEqual } from 'node:util'
import type { Torneo, updateTorneo as route } from '@trinchera/contract/torneos'
import type { BodyOf } from '@trinchera/contract/route'
import { rooms } from '@trinchera/contract/socket'
import type { OnCommit } from '@trinchera/db/database'
import {
  deleteTorneo,
  insertTorneo,
  lockTorneo,
  storeTorneo,
  type TorneoFields,
} from '@trinchera/db/queries/site/torneos'
import { formatDateTime } from '@trinchera/rules/presentation'
import type { SessionInfo } from '../../http/handler'
import { found } from '../../http/rule-error'
import type { Services } from '../../services'
import { refuseConflictingEdit } from '../../http/edit-conflict'
import { staffTransaction } from '../../staff/staff-transaction'

const noTorneo = 'Ese torneo no existe'
const toIso = (instant: string) => new Date(instant).toISOString() // normalised, since times are compared as text
const torneoLabel = ({ id, nombre }: { id: number; nombre: string }) => `torneo ${id} (${nombre})`
const fieldsOf = ({ nombre, descripcion, inicio }: TorneoFields): TorneoFields => ({ nombre, descripcion, inicio })

/** Broadcasts a torneo after the commit; null: deleted. */
const broadcast = ({ live }: Services, onCommit: OnCommit, id: number, torneo: Torneo | null) =>
  onCommit(() => live.emit(rooms.publico, 'tournament:changed', { id, torneo }))

/** Creates a torneo. */
export function createTorneo(services: Services, session: SessionInfo, fields: TorneoFields): Promise<Torneo> {
  return staffTransaction(services, session, async (trx, audit, onCommit) => {
    const torneo = await insertTorneo(trx, { ...fields, inicio: toIso(fields.inicio) }, services.now().toISOString())
    await audit('torneo.crear', torneoLabel(torneo), null, fieldsOf(torneo))
    broadcast(services, onCommit, torneo.id, torneo)
    return torneo
  })
}

/** Updates the given fields of a torneo. */
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
      antes && { ...antes, ...(antes.inicio === undefined ? {} : { inicio: toIso(antes.inicio) }) },
      { inicio: formatDateTime(torneo.inicio) },
    )
    const after: TorneoFields = {
      nombre: changes.nombre ?? before.nombre,
      descripcion: changes.descripcion ?? before.descripcion,
      inicio: changes.inicio === undefined ? before.inicio : toIso(changes.inicio),
    }
    if (isDeepStrictEqual(after, before)) return torneo
    await storeTorneo(trx, id, after)
    await audit('torneo.modificar', torneoLabel(torneo), before, after)
    const changed = { ...torneo, ...after }
    broadcast(services, onCommit, id, changed)
    return changed
  })
}

/** Deletes a torneo. */
export function removeTorneo(services: Services, session: SessionInfo, id: number): Promise<void> {
  return staffTransaction(services, session, async (trx, audit, onCommit) => {
    const torneo = found(await lockTorneo(trx, id), noTorneo)
    await deleteTorneo(trx, id)
    await audit('torneo.eliminar', torneoLabel(torneo), fieldsOf(torneo), null)
    broadcast(services, onCommit, id, null)
  })
}
