import { isDeepStrictEqual } from 'node:util'
import { opciones as schema, type Opciones, type updateOpciones as route } from '@trinchera/contract/opciones'
import type { BodyOf } from '@trinchera/contract/route'
import { rooms } from '@trinchera/contract/socket'
import { readOpciones, storeOpciones } from '@trinchera/db/queries/site/opciones'
import { bumpVersion } from '@trinchera/db/queries/site/versions'
import type { SessionInfo } from '../../handler'
import type { Services } from '../../services'
import { refuseConflictingEdit } from '../../edit-conflict'
import { staffTransaction } from '../../staff-transaction'
import { refuseRepeated } from './refuse-repeated'

/** What an editor had of each part, in the form in which it is stored; left as it came where it was never one. */
const asStored = (antes: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(antes).map(([part, value]) => [
      part,
      Object.entries(schema.partial().safeParse({ [part]: value }).data ?? {})[0]?.[1] ?? value,
    ]),
  )

const only = (opciones: Partial<Opciones>, names: readonly string[]): Partial<Opciones> =>
  Object.fromEntries(Object.entries(opciones).filter(([part]) => names.includes(part)))

/** The site's options changed by parts; every open screen is given the parts that are different. */
export function updateOpciones(
  services: Services,
  session: SessionInfo,
  { antes, ...given }: BodyOf<typeof route>,
): Promise<Opciones> {
  return staffTransaction(services, session, async (trx, note, onCommit) => {
    await bumpVersion(trx, 'opciones') // first: of two who edit at once the second sees what the first stored
    const before = await readOpciones(trx)
    refuseConflictingEdit(before, antes && asStored(antes))
    refuseRepeated(given)
    const stored = new Map<string, unknown>(Object.entries(before))
    const changed = Object.entries(given).flatMap(([part, value]) =>
      value === undefined || isDeepStrictEqual(value, stored.get(part)) ? [] : [part],
    )
    if (!changed.length) return before
    const changes = only(given, changed)
    await storeOpciones(trx, changes)
    await note('opciones.modificar', `opciones (${changed.join(', ')})`, only(before, changed), changes)
    onCommit(() => services.live.emit(rooms.publico, 'options:changed', { opciones: changes }))
    return readOpciones(trx)
  })
}
