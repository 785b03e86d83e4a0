import { isDeepStrictEqual } from 'node:util'
import { opciones as schema, type Opciones, type updateOpciones as route } from '@trinchera/contract/opciones'
import type { BodyOf } from '@trinchera/contract/route'
import { rooms } from '@trinchera/contract/socket'
import { paths } from '@trinchera/contract/site-paths'
import type { Db, OnCommit } from '@trinchera/db/database'
import { seccionesInUse } from '@trinchera/db/queries/foro/secciones'
import { insertNotices, unreadCountsOf } from '@trinchera/db/queries/notices/notices'
import { playersWithSession } from '@trinchera/db/queries/players/sessions'
import { storePolicy } from '@trinchera/db/queries/privacy/policies'
import { readOpciones, storeOpciones } from '@trinchera/db/queries/site/opciones'
import { bumpVersion } from '@trinchera/db/queries/site/versions'
import { siteDay } from '@trinchera/rules/chile-time'
import type { SessionInfo } from '../../http/handler'
import { fieldError } from '../../http/rule-error'
import type { Services } from '../../services'
import { refuseConflictingEdit } from '../../http/edit-conflict'
import { outsideServices } from '../privacidad/outside-services'
import { privacyContent } from '../privacidad/privacy-page'
import { staffTransaction } from '../../staff/staff-transaction'
import { readTexto } from '@trinchera/db/queries/site/textos'
import { withLimits } from '@trinchera/rules/textos/limites'
import { refuseDuplicates } from './refuse-duplicates'

/** The opciones as the editor loaded them, in their stored form so that they can be compared. Invalid parts stay as they are. */
const toStored = (antes: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(antes).map(([part, value]) => [
      part,
      Object.entries(schema.partial().safeParse({ [part]: value }).data ?? {})[0]?.[1] ?? value,
    ]),
  )

/**
 * The version of the privacy page that an edit of the opciones asks for, in force from today on; undefined if it is the present one. Stores
 * the content of the present version, and notifies everybody who has a session (docs/behaviour/privacy.md#Versions). Throws 400 unless it
 * is the next version, with a line that says what changed.
 */
async function nextPolicy(
  trx: Db,
  onCommit: OnCommit,
  { config, live, now }: Services,
  before: Opciones,
  { version, cambio }: Pick<Opciones['politica'], 'version' | 'cambio'>,
): Promise<Opciones['politica'] | undefined> {
  const { politica } = before
  if (version === politica.version && cambio === politica.cambio) return undefined
  if (version !== politica.version + 1)
    throw fieldError(
      400,
      'politica.version',
      `La versión que rige es la ${politica.version}: la siguiente es la ${politica.version + 1}, y no se vuelve atrás`,
    )
  if (!cambio) throw fieldError(400, 'politica.cambio', 'Escribe en una línea qué cambió')
  const hasta = siteDay(now())
  const { contenido: extra } = withLimits((await readTexto(trx, 'privacidad_extra')).contenido)
  const contenido = { ...privacyContent(before, outsideServices(config)), extra }
  await storePolicy(trx, { ...politica, hasta, contenido: JSON.stringify(contenido) })
  const players = await playersWithSession(trx, now().toISOString())
  const texto = `La página de privacidad tiene una versión nueva: ${cambio}`
  const stored = await insertNotices(
    trx,
    players.map((player_id) => ({ player_id, tipo: 'privacidad', texto, enlace: paths.privacidad })),
    now(),
  )
  const unread = await unreadCountsOf(trx, players)
  for (const { player_id, notice } of stored)
    onCommit(() =>
      live.emit(rooms.jugador(player_id), 'notice:created', { notice, sin_leer: unread.get(player_id) ?? 0 }),
    )
  return { version, desde: hasta, cambio }
}

/** Throws 400 if the edit of the opciones removes a section of the forum that has topics. */
async function refuseLosingTopics(trx: Db, secciones: Opciones['foro']): Promise<void> {
  const kept = new Set(secciones.map(({ id }) => id))
  const lost = [...(await seccionesInUse(trx))].some((id) => !kept.has(id))
  if (lost) throw fieldError(400, 'foro', 'Esa sección tiene temas: muévelos a otra antes de quitarla')
}

const only = (opciones: Partial<Opciones>, names: readonly string[]): Partial<Opciones> =>
  Object.fromEntries(Object.entries(opciones).filter(([part]) => names.includes(part)))

/**
 * Updates the given parts of the opciones and sends the changed parts to all clients. Throws 400 for duplicates or if a removed section of
 * the forum has topics, 409 if somebody else changed a given part in the meantime (`antes`).
 */
export function updateOpciones(
  services: Services,
  session: SessionInfo,
  { antes, politica, ...edited }: BodyOf<typeof route>,
): Promise<Opciones> {
  return staffTransaction(services, session, async (trx, audit, onCommit) => {
    await bumpVersion(trx, 'opciones') // must come first: it locks the opciones, so that a concurrent edit then sees what this one stored
    const before = await readOpciones(trx)
    refuseConflictingEdit(before, antes && toStored(antes))
    const next = politica && (await nextPolicy(trx, onCommit, services, before, politica))
    const given: Partial<Opciones> = { ...edited, ...(next ? { politica: next } : {}) }
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
