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
import type { SessionInfo } from '../../handler'
import { found } from '../../rule-error'
import type { Services } from '../../services'
import { refuseConflictingEdit } from '../../edit-conflict'
import { staffTransaction } from '../../staff-transaction'

const noTorneo = 'Ese torneo no existe'
const oneForm = (instant: string) => new Date(instant).toISOString() // so that times compare as text
const named = ({ id, nombre }: { id: number; nombre: string }) => `torneo ${id} (${nombre})`
const fieldsOf = ({ nombre, descripcion, inicio }: TorneoFields): TorneoFields => ({ nombre, descripcion, inicio })

/** Once stored, every open screen that shows tournaments hears of it. */
const tell = ({ live }: Services, onCommit: OnCommit, id: number, torneo: Torneo | null) =>
  onCommit(() => live.emit(rooms.publico, 'tournament:changed', { id, torneo }))

export function createTorneo(services: Services, session: SessionInfo, fields: TorneoFields): Promise<Torneo> {
  return staffTransaction(services, session, async (trx, note, onCommit) => {
    const torneo = await insertTorneo(trx, { ...fields, inicio: oneForm(fields.inicio) }, services.now().toISOString())
    await note('torneo.crear', named(torneo), null, fieldsOf(torneo))
    tell(services, onCommit, torneo.id, torneo)
    return torneo
  })
}

export function updateTorneo(
  services: Services,
  session: SessionInfo,
  id: number,
  { antes, ...changes }: BodyOf<typeof route>,
): Promise<Torneo> {
  return staffTransaction(services, session, async (trx, note, onCommit) => {
    const torneo = found(await lockTorneo(trx, id), noTorneo)
    const before = fieldsOf(torneo)
    refuseConflictingEdit(
      { ...before },
      antes && { ...antes, ...(antes.inicio === undefined ? {} : { inicio: oneForm(antes.inicio) }) },
      { inicio: formatDateTime(torneo.inicio) },
    )
    const after: TorneoFields = {
      nombre: changes.nombre ?? before.nombre,
      descripcion: changes.descripcion ?? before.descripcion,
      inicio: changes.inicio === undefined ? before.inicio : oneForm(changes.inicio),
    }
    if (isDeepStrictEqual(after, before)) return torneo
    await storeTorneo(trx, id, after)
    await note('torneo.modificar', named(torneo), before, after)
    const changed = { ...torneo, ...after }
    tell(services, onCommit, id, changed)
    return changed
  })
}

export function removeTorneo(services: Services, session: SessionInfo, id: number): Promise<void> {
  return staffTransaction(services, session, async (trx, note, onCommit) => {
    const torneo = found(await lockTorneo(trx, id), noTorneo)
    await deleteTorneo(trx, id)
    await note('torneo.eliminar', named(torneo), fieldsOf(torneo), null)
    tell(services, onCommit, id, null)
  })
}
