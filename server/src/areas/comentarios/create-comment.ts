import { comment as commentSchema, type Comment, type createComment as route } from '@trinchera/contract/anuncios'
import type { BodyOf } from '@trinchera/contract/route'
import { paths } from '@trinchera/contract/site-paths'
import type { Db, OnCommit } from '@trinchera/db/database'
import { lockAnuncio, type StoredAnuncio } from '@trinchera/db/queries/anuncios/anuncios'
import { insertComment } from '@trinchera/db/queries/anuncios/comments'
import { hasUnreadNotice } from '@trinchera/db/queries/notices/notices'
import type { SessionInfo } from '../../http/handler'
import { notify } from '@trinchera/effects/notices'
import { repliedOnce } from '../../http/replied-once'
import { found, RuleError } from '../../http/rule-error'
import type { Services } from '../../services'
import { refuseSuspended } from '../../accounts/suspended'
import { commentText } from './comment-text'
import { broadcastComment } from './discussion'

/** Notifies the author of an anuncio of a new comment, unless the author still has an unread notice about comments on this anuncio. */
async function notifyAuthor(
  trx: Db,
  onCommit: OnCommit,
  services: Services,
  { id, titulo, id_creador }: StoredAnuncio,
  commenter: number,
) {
  if (id_creador === null || id_creador === commenter) return
  const notice = {
    tipo: 'comentario' as const,
    texto: `Hay comentarios nuevos en tu anuncio «${titulo}».`,
    enlace: paths.anuncio(id),
  }
  if (!(await hasUnreadNotice(trx, { player_id: id_creador, ...notice })))
    await notify(trx, onCommit, services, [id_creador], notice)
}

/**
 * Adds a comment to an anuncio. If `key` (the `Idempotency-Key`) repeats an earlier request of the player, returns the earlier comment.
 * Locks the anuncio, so that nobody can delete it meanwhile.
 */
export async function createComment(
  services: Services,
  session: SessionInfo,
  { contenido, player, idAnuncio }: BodyOf<typeof route>,
  key: string | undefined,
): Promise<Comment> {
  if (player && player !== session.id) throw new RuleError(403, 'No puedes comentar en nombre de otro jugador')
  const comentario = await commentText(contenido)
  const now = services.now()
  const asked = ['comentario', idAnuncio, contenido]
  const restore = (stored: string) => commentSchema.parse(JSON.parse(stored))
  return services.database.transaction((trx, onCommit) =>
    repliedOnce(trx, session, { key, asked, noun: 'comentario', now, restore }, async () => {
      await refuseSuspended(trx, session.id, 'comentarios', now)
      const anuncio = found(await lockAnuncio(trx, idAnuncio), 'Ese anuncio no existe')
      const id = await insertComment(trx, {
        id_anuncio: anuncio.id,
        id_creador: session.id,
        creador: session.username,
        comentario,
        created_at: now.toISOString(),
      })
      await notifyAuthor(trx, onCommit, services, anuncio, session.id)
      return broadcastComment(trx, onCommit, services, 'comment:created', id)
    }),
  )
}
