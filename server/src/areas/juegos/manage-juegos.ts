import type { Juego, updateJuego as route } from '@trinchera/contract/juegos'
import type { BodyOf } from '@trinchera/contract/route'
import type { Db } from '@trinchera/db/database'
import {
  deleteJuego,
  insertJuego,
  isJuegoNameTaken,
  juegoById,
  juegoHasEtapas,
  renameJuego,
} from '@trinchera/db/queries/ladder/juegos'
import { bumpVersion } from '@trinchera/db/queries/site/versions'
import type { SessionInfo } from '../../http/handler'
import { fieldError, found, RuleError } from '../../http/rule-error'
import type { Services } from '../../services'
import { refuseConflictingEdit } from '../../http/edit-conflict'
import { juegoLabel } from '../../staff/labels'
import { staffTransaction } from '../../staff/staff-transaction'

async function requireFreeName(trx: Db, nombre: string, except?: number) {
  if (await isJuegoNameTaken(trx, nombre, except)) throw fieldError(409, 'nombre', 'Ya hay un juego con ese nombre')
}

export function createJuego(services: Services, session: SessionInfo, nombre: string): Promise<Juego> {
  return staffTransaction(services, session, async (trx, audit) => {
    await bumpVersion(trx, 'juegos') // must come first: it locks all juegos and etapas, so that the checks below stay valid until the commit
    await requireFreeName(trx, nombre)
    const juego = await insertJuego(trx, nombre)
    await audit('juego.crear', juegoLabel(juego), null, juego)
    return juego
  })
}

export function updateJuego(
  services: Services,
  session: SessionInfo,
  id: number,
  { nombre, antes }: BodyOf<typeof route>,
): Promise<Juego> {
  return staffTransaction(services, session, async (trx, audit) => {
    await bumpVersion(trx, 'juegos')
    const before = found(await juegoById(trx, id), 'Ese juego no existe')
    refuseConflictingEdit({ nombre: before.nombre }, antes)
    if (nombre === undefined || nombre === before.nombre) return before
    await requireFreeName(trx, nombre, id)
    await renameJuego(trx, id, nombre)
    await audit('juego.modificar', juegoLabel({ id, nombre }), before, { id, nombre })
    return { id, nombre }
  })
}

/** Deletes a juego. Throws 400 if it has etapas. */
export function removeJuego(services: Services, session: SessionInfo, id: number): Promise<void> {
  return staffTransaction(services, session, async (trx, audit) => {
    await bumpVersion(trx, 'juegos')
    const before = found(await juegoById(trx, id), 'Ese juego no existe')
    if (await juegoHasEtapas(trx, id)) throw new RuleError(400, 'El juego tiene etapas: primero hay que eliminarlas')
    await deleteJuego(trx, id)
    await audit('juego.eliminar', juegoLabel(before), before, null)
  })
}
