import { isDeepStrictEqual } from 'node:util'
import { opciones as schema, type Opciones, type updateOpciones as route } from '@trinchera/contract/opciones'
import type { BodyOf } from '@trinchera/contract/route'
import { rooms } from '@trinchera/contract/socket'
import type { Db } from '@trinchera/db/database'
import { seccionesInUse } from '@trinchera/db/queries/foro/secciones'
import { readOpciones, storeOpciones } from '@trinchera/db/queries/site/opciones'
import { bumpVersion } from '@trinchera/db/queries/site/versions'
import type { SessionInfo } from '../../http/handler'
import { fieldError } from '../../http/rule-error'
import type { Services } from '../../services'
import { refuseConflictingEdit } from '../../http/edit-conflict'
import { staffTransaction } from '../../staff/staff-transaction'
import { refuseDuplicates } from './refuse-duplicates'

/** The options as the editor loaded them, in their stored form so that they can be compared. Invalid parts stay as they are. */
const toStored = (antes: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(antes).map(([part, value]) => [
      part,
      Object.entries(schema.partial().safeParse({ [part]: value }).data ?? {})[0]?.[1] ?? value,
    ]),
  )

/** Throws 400 if the edit removes a section of the forum that has topics. */
async function refuseLosingTopics(trx: Db, secciones: Opciones['foro']): Promise<void> {
  const kept = new Set(secciones.map(({ id }) => id))
  const lost = [...(await seccionesInUse(trx))].some((id) => !kept.has(id))
  if (lost) throw fieldError(400, 'foro', 'Esa sección tiene temas: muévelos a otra antes de quitarla')
}

const only = (opciones: Partial<Opciones>, names: readonly string[]): Partial<Opciones> =>
  Object.fromEntries(Object.entries(opciones).filter(([part]) => names.includes(part)))

/**
 * Updates the given parts of the options and sends the changed parts to all clients. Throws 400 for duplicates or if a removed section of
 * the forum has topics, 409 if somebody else changed a given part in the meantime (`antes`).
 */
export function updateOpciones(
  services: Services,
  session: SessionInfo,
  { antes, ...given }: BodyOf<typeof route>,
): Promise<Opciones> {
  return staffTransaction(services, session, async (trx, audit, onCommit) => {
    await bumpVersion(trx, 'opciones') // must come first: it locks the options, so that a concurrent edit then sees what this one stored
    const before = await readOpciones(trx)
    refuseConflictingEdit(before, antes && toStored(antes))
    refuseDuplicates(given)
    if (given.foro) await refuseLosingTopics(trx, given.foro)
    const stored = new Map<string, unknown>(Object.entries(before))
    const changed = Object.entries(given).flatMap(([part, value]) =>
      value === undefined || isDeepStrictEqual(value, stored.get(part)) ? [] : [part],
    )
    if (!changed.length) return before
    const changes = only(given, changed)
    await storeOpciones(trx, changes)
    await audit('opciones.modificar', `opciones (${changed.join(', ')})`, only(before, changed), changes)
    onCommit(() => services.live.emit(rooms.publico, 'options:changed', { opciones: changes }))
    return readOpciones(trx)
  })
}
