import type { Tema } from '@trinchera/contract/foro'
import type { cleanForo as cleanRoute, updateTema as updateRoute } from '@trinchera/contract/foro-moderacion'
import type { BodyOf, DataOf } from '@trinchera/contract/route'
import { rooms } from '@trinchera/contract/socket'
import type { Db } from '@trinchera/db/database'
import { storedPlayer } from '@trinchera/db/queries/admin/players'
import { deleteWritten } from '@trinchera/db/queries/foro/authors'
import { mensajeById } from '@trinchera/db/queries/foro/mensajes'
import { storeWords } from '@trinchera/db/queries/foro/search'
import {
  changeTema,
  deleteTemaRow,
  lockTema,
  recountTema,
  temaExists,
  type StoredTema,
} from '@trinchera/db/queries/foro/stored-temas'
import { temaById } from '@trinchera/db/queries/foro/temas'
import { bumpVersion } from '@trinchera/db/queries/site/versions'
import { notify } from '@trinchera/effects/notices'
import { isStaffTarget, staffMay } from '@trinchera/rules/permissions'
import type { SessionInfo } from '../../http/handler'
import { refuseConflictingEdit } from '../../http/edit-conflict'
import { fieldError, found, RuleError } from '../../http/rule-error'
import { plainLine } from '../../html/visible-text'
import type { Services } from '../../services'
import { broadcastPendingWork } from '../../staff/broadcast-pending-work'
import { staffTransaction } from '../../staff/staff-transaction'
import { requireSuspendable, suspendWithin } from '../admin/suspend-player'
import { broadcastTema } from './broadcast-foro'
import { requireSeccion, tituloOf } from './create-tema'

const none = 'Ese tema no existe'

/** The fields of a request that differ from the stored topic, in their stored form. */
async function changesOf(trx: Db, before: StoredTema, body: BodyOf<typeof updateRoute>) {
  if (body.id_seccion !== undefined) await requireSeccion(trx, body.id_seccion)
  const wanted = {
    ...(body.fijado === undefined ? {} : { fijado: body.fijado ? 1 : 0 }),
    ...(body.cerrado === undefined ? {} : { cerrado: body.cerrado ? 1 : 0 }),
    ...(body.id_seccion === undefined ? {} : { id_seccion: body.id_seccion }),
    ...(body.titulo === undefined ? {} : { titulo: tituloOf(body.titulo) }),
  }
  const stored = new Map<string, unknown>(Object.entries(before))
  return Object.fromEntries(Object.entries(wanted).filter(([field, value]) => stored.get(field) !== value))
}

/** Pins, closes, moves or renames a topic. Throws 404 if there is none, 409 if somebody else has changed its title in the meantime. */
export function updateTema(
  services: Services,
  session: SessionInfo,
  id: number,
  body: BodyOf<typeof updateRoute>,
): Promise<Tema> {
  return staffTransaction(services, session, async (trx, audit, onCommit) => {
    const before = found(await lockTema(trx, id), none)
    refuseConflictingEdit({ titulo: before.titulo }, body.antes)
    const changes = await changesOf(trx, before, body)
    if (Object.keys(changes).length > 0) {
      const stored = new Map<string, unknown>(Object.entries(before))
      const former = Object.fromEntries(Object.keys(changes).map((field) => [field, stored.get(field)]))
      await audit('tema.modificar', `el tema «${before.titulo}»`, former, changes)
      await changeTema(trx, id, changes)
      const first = 'titulo' in changes ? await mensajeById(trx, before.primero) : null
      if (first)
        await storeWords(trx, services.database.dialect, first.id, {
          titulo: String(changes['titulo']),
          contenido: first.contenido,
        })
      await broadcastTema(trx, onCommit, services, id)
    }
    return found(await temaById(trx, id, { id: session.id, moderates: true }), none)
  })
}

/** Deletes a topic with all its posts as a moderator and notifies its author. */
export function deleteTema(services: Services, session: SessionInfo, id: number): Promise<void> {
  return staffTransaction(services, session, async (trx, audit, onCommit) => {
    const { titulo, id_creador } = found(await lockTema(trx, id), none)
    const first = await temaById(trx, id, { id: session.id, moderates: true })
    await audit('tema.eliminar', `el tema «${titulo}»`, { titulo, respuestas: first?.respuestas ?? 0 }, null)
    await deleteTemaRow(trx, id)
    await bumpVersion(trx, 'foro')
    if (id_creador !== null && id_creador !== session.id)
      await notify(trx, onCommit, services, [id_creador], {
        tipo: 'comentario',
        texto: `La administración eliminó tu tema «${titulo}».`,
        enlace: null,
      })
    onCommit(() => services.live.emit(rooms.foro, 'topic:changed', { id, tema: null }))
    onCommit(() => broadcastPendingWork(services))
  })
}

/**
 * Deletes all posts and topics that the given players have written since `desde`. If `hasta` is not null, also suspends these players from
 * commenting until then. Players who are staff are skipped. Returns how many posts, topics and players were affected.
 */
export function cleanForo(
  services: Services,
  session: SessionInfo,
  { jugadores, hasta, ...body }: BodyOf<typeof cleanRoute>,
): Promise<DataOf<typeof cleanRoute>> {
  const motivo = plainLine(body.motivo)
  if (!motivo) throw fieldError(400, 'motivo', 'Escribe el motivo')
  if (hasta !== null && !staffMay(session, 'players.suspend'))
    throw new RuleError(403, 'Solo quien puede suspender jugadores los suspende: borra sin suspender')
  const desde = new Date(body.desde).toISOString() // to UTC in the stored format, because times are compared as text
  const at = services.now().toISOString()
  return staffTransaction(services, session, async (trx, audit, onCommit) => {
    await bumpVersion(trx, 'foro')
    const done = { mensajes: 0, temas: 0, cuentas: 0 }
    const touched = new Set<number>()
    for (const player_id of [...new Set(jugadores)].toSorted((a, b) => a - b)) {
      const player = await storedPlayer(trx, player_id)
      if (!player || isStaffTarget({ rol: player.rol, admin: Boolean(player.admin) })) continue
      const { temas, mensajes } = await deleteWritten(trx, player_id, desde)
      if (!temas.length && !mensajes.length) continue
      done.cuentas++
      done.temas += temas.length
      done.mensajes += mensajes.length
      for (const id of temas) onCommit(() => services.live.emit(rooms.foro, 'topic:changed', { id, tema: null }))
      for (const { id, id_tema } of mensajes) {
        touched.add(id_tema)
        onCommit(() => services.live.emit(rooms.tema(id_tema), 'post:removed', { id_tema, id }))
      }
      if (hasta === null) continue
      const wanted = { player_id, alcance: 'comentarios' as const, hasta, motivo }
      await requireSuspendable(trx, session, wanted, at)
      await suspendWithin({ trx, audit, onCommit }, services, session, wanted, at)
    }
    for (const id of touched) {
      if (!(await temaExists(trx, id))) continue
      await recountTema(trx, id)
      await broadcastTema(trx, onCommit, services, id)
    }
    await audit('foro.limpiar', `el foro desde ${desde}`, null, { ...done, jugadores, motivo })
    onCommit(() => broadcastPendingWork(services))
    return done
  })
}
