import { mensaje as mensajeSchema, type createMensaje as route, type Mensaje } from '@trinchera/contract/foro'
import type { BodyOf } from '@trinchera/contract/route'
import { rooms } from '@trinchera/contract/socket'
import type { Db } from '@trinchera/db/database'
import { insertComment, lockComment } from '@trinchera/db/queries/anuncios/comments'
import { answersAfter, firstAfter, mensajeById } from '@trinchera/db/queries/foro/mensajes'
import { storeWords } from '@trinchera/db/queries/foro/search'
import { lecturaOf, storeRead } from '@trinchera/db/queries/foro/lecturas'
import { addToTema, lockTema, type StoredTema } from '@trinchera/db/queries/foro/stored-temas'
import { staffMay } from '@trinchera/rules/permissions'
import { refuseSuspended } from '../../accounts/suspended'
import type { SessionInfo } from '../../http/handler'
import { repliedOnce } from '../../http/replied-once'
import { fieldError, found, RuleError } from '../../http/rule-error'
import type { Services } from '../../services'
import { commentText } from '../comentarios/comment-text'
import { broadcastTema } from './broadcast-foro'
import { mentionsIn, notifyOfMensaje } from './notices'
import { requireMayWrite } from './trust'

const moderates = (session: SessionInfo) => staffMay(session, 'comments.moderate')

/** Returns a topic and locks it. Throws 404 if the player cannot see such a topic, 403 if it is closed and the player is no moderator. */
export async function requireOpenTema(trx: Db, session: SessionInfo, id: number): Promise<StoredTema> {
  const tema = found(await lockTema(trx, id), 'Ese tema no existe')
  if (tema.oculto && tema.id_creador !== session.id && !moderates(session))
    throw new RuleError(404, 'Ese tema no existe')
  if (tema.cerrado && !moderates(session))
    throw new RuleError(403, 'El tema está cerrado: ya no se puede escribir en él')
  return tema
}

/** The id of the quoted post's author, or null. Throws 400 if the quoted post is not in the topic or is hidden. */
async function quotedAuthor(trx: Db, tema: number, cita: number | null | undefined): Promise<number | null> {
  if (!cita) return null
  const quoted = await lockComment(trx, cita)
  if (!quoted || quoted.id_tema !== tema || quoted.hidden_at !== null)
    throw fieldError(400, 'cita', 'El mensaje que citas ya no está en este tema')
  return quoted.id_creador
}

/**
 * Adds a post to a topic. If `key` (the `Idempotency-Key`) repeats an earlier request of the player, returns the earlier post. `meanwhile`:
 * number of posts by others since the last post that the player had seen (`visto`).
 */
export async function createMensaje(
  services: Services,
  session: SessionInfo,
  id: number,
  body: BodyOf<typeof route>,
  key: string | undefined,
): Promise<{ mensaje: Mensaje; meanwhile: number }> {
  const contenido = await commentText(body.contenido, 'post')
  const { cita = null, visto } = body
  const now = services.now()
  const restore = (stored: string) => mensajeSchema.parse(JSON.parse(stored))
  let meanwhile = 0
  const mensaje = await services.database.transaction((trx, onCommit) =>
    repliedOnce(
      trx,
      session,
      { key, asked: ['mensaje', id, cita, body.contenido], noun: 'mensaje', now, restore },
      async () => {
        await refuseSuspended(trx, session.id, 'comentarios', now)
        const tema = await requireOpenTema(trx, session, id)
        const quoted = await quotedAuthor(trx, id, cita)
        const mentioned = await mentionsIn(trx, contenido)
        await requireMayWrite(trx, services, session, { html: body.contenido, opens: false }, now)
        meanwhile = visto ? await answersAfter(trx, id, visto, session.id) : 0
        const { hasta } = await lecturaOf(trx, session.id, id)
        const hadReadAll = (await firstAfter(trx, id, hasta)) === null
        const created = await insertComment(trx, {
          id_tema: id,
          cita,
          id_creador: session.id,
          creador: session.username,
          comentario: contenido,
          created_at: now.toISOString(),
        })
        await addToTema(trx, id, created)
        await storeWords(trx, services.database.dialect, created, { contenido })
        if (hadReadAll) await storeRead(trx, session.id, id, created)
        await notifyOfMensaje(trx, onCommit, services, session, { tema, mensaje: created, mentioned, quoted })
        const stored = await mensajeById(trx, created)
        if (!stored) throw new Error(`post ${created} is not there after it was stored`)
        onCommit(() => services.live.emit(rooms.tema(id), 'post:created', { id_tema: id, mensaje: stored }))
        await broadcastTema(trx, onCommit, services, id)
        return stored
      },
    ),
  )
  return { mensaje, meanwhile }
}
