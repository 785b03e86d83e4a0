import { isDeepStrictEqual } from 'node:util'
import type { Etapa, updateEtapa as route } from '@trinchera/contract/etapas'
import type { BodyOf } from '@trinchera/contract/route'
import type { Db } from '@trinchera/db/database'
import {
  deleteEtapa,
  etapaById,
  etapaIsUsed,
  insertEtapa,
  updateEtapa as storeEtapa,
  type EtapaFields,
} from '@trinchera/db/queries/ladder/etapas'
import { juegoById } from '@trinchera/db/queries/ladder/juegos'
import { lockEtapa } from '@trinchera/db/queries/ladder/log'
import { bumpLadderVersion } from '@trinchera/db/queries/ladder/projection'
import { emitLadderChanged } from '@trinchera/effects/ladder'
import { bumpVersion } from '@trinchera/db/queries/site/versions'
import type { SessionInfo } from '../../http/handler'
import { fieldError, found, RuleError } from '../../http/rule-error'
import type { Services } from '../../services'
import { refuseConflictingEdit } from '../../http/edit-conflict'
import { etapaLabel } from '../../staff/labels'
import { staffTransaction } from '../../staff/staff-transaction'

async function requireJuego(trx: Db, id: number) {
  if (!(await juegoById(trx, id))) throw fieldError(400, 'id_juego', 'Ese juego no existe')
}

/** Returns an etapa and locks it, so that it gets no more clans or matches. Throws 404 if there is none, 409 if it is archived. */
export async function requireChangeable(trx: Db, id: number): Promise<Etapa> {
  await lockEtapa(trx, id)
  const etapa = found(await etapaById(trx, id), 'Esa etapa no existe')
  if (etapa.archivada) throw new RuleError(409, 'La etapa está cerrada para siempre: ya no cambia')
  await bumpVersion(trx, 'juegos')
  return etapa
}

/** Creates an etapa without clans. Throws 400 if the juego does not exist. */
export function createEtapa(services: Services, session: SessionInfo, fields: EtapaFields): Promise<Etapa> {
  return staffTransaction(services, session, async (trx, audit) => {
    await bumpVersion(trx, 'juegos') // must come first: it locks the list of juegos, so that the juego cannot be deleted meanwhile
    await requireJuego(trx, fields.id_juego)
    const id = await insertEtapa(trx, fields, services.now().toISOString())
    const etapa = found(await etapaById(trx, id), 'Esa etapa no existe')
    await audit('etapa.crear', etapaLabel(etapa), null, fields)
    return etapa
  })
}

/**
 * Updates the given fields of an etapa. Throws 409 if it is archived or somebody else changed a field in the meantime (`antes`), 400 if the
 * juego or mode would change but the etapa already has clans or matches.
 */
export function updateEtapa(
  services: Services,
  session: SessionInfo,
  id: number,
  { antes, ...changes }: BodyOf<typeof route>,
): Promise<Etapa> {
  return staffTransaction(services, session, async (trx, audit, onCommit) => {
    const { nombre, juego, activo, multijugador } = await requireChangeable(trx, id)
    const before: EtapaFields = { nombre, id_juego: juego.id, activo, multijugador }
    refuseConflictingEdit({ ...before }, antes, { id_juego: juego.nombre })
    const given = Object.entries(changes).filter(([, value]) => value !== undefined)
    const after: EtapaFields = { ...before, ...Object.fromEntries(given) }
    if (after.id_juego !== before.id_juego) await requireJuego(trx, after.id_juego)
    const isMoved = after.id_juego !== before.id_juego || after.multijugador !== before.multijugador
    if (isMoved && (await etapaIsUsed(trx, id)))
      throw new RuleError(400, 'La etapa ya tiene clanes o partidas: ni el juego ni la modalidad se cambian')
    if (isDeepStrictEqual(after, before)) return found(await etapaById(trx, id), 'Esa etapa no existe')
    await storeEtapa(trx, id, after)
    const version = await bumpLadderVersion(trx, id, services.now().toISOString())
    // contains no rows; clients request the whole ladder table when they see the new version
    onCommit(() => emitLadderChanged(services.live, { etapa: id, version, clanes: [] }))
    const etapa = found(await etapaById(trx, id), 'Esa etapa no existe')
    const onlyOpened = isDeepStrictEqual({ ...after, activo }, before)
    await audit(
      onlyOpened ? (after.activo ? 'etapa.abrir' : 'etapa.pausar') : 'etapa.modificar',
      etapaLabel(etapa),
      before,
      after,
    )
    return etapa
  })
}

/** Deletes an etapa. Throws 400 if it has clans or matches, 409 if it is archived. */
export function removeEtapa(services: Services, session: SessionInfo, id: number): Promise<void> {
  return staffTransaction(services, session, async (trx, audit) => {
    const etapa = await requireChangeable(trx, id)
    if (await etapaIsUsed(trx, id)) throw new RuleError(400, 'La etapa tiene clanes o partidas: no se puede eliminar')
    await deleteEtapa(trx, id)
    await audit('etapa.eliminar', etapaLabel(etapa), etapa, null)
  })
}
