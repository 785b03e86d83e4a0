import { paths } from '@trinchera/contract/site-paths'
import type { Db } from '@trinchera/db/database'
import { anuncioById } from '@trinchera/db/queries/anuncios/anuncios'
import type { StoredComment } from '@trinchera/db/queries/anuncios/comments'
import { membersOfBoth } from '@trinchera/db/queries/retos/messages'
import { retoById } from '@trinchera/db/queries/retos/retos'
import type { SessionInfo } from '../../http/handler'
import { RuleError } from '../../http/rule-error'

/** What a comment is about, for the notice to its author: an anuncio, or a reto. */
export async function discussionOf(
  db: Db,
  { id_anuncio, id_reto }: StoredComment,
): Promise<{ titulo: string; enlace: string | null }> {
  if (id_anuncio !== null)
    return { titulo: (await anuncioById(db, id_anuncio))?.titulo ?? '', enlace: paths.anuncio(id_anuncio) }
  const reto = id_reto === null ? null : await retoById(db, id_reto)
  if (!reto) return { titulo: '', enlace: null }
  return { titulo: `${reto.retador.nombre} contra ${reto.retado.nombre}`, enlace: paths.reto(reto.id) }
}

/** Throws 404 unless the session may read the discussion: everybody that of an anuncio, members of both clans that of a reto. */
export async function requireReader(db: Db, session: SessionInfo, { id_reto }: StoredComment): Promise<void> {
  if (id_reto !== null && !(await membersOfBoth(db, id_reto)).includes(session.id))
    throw new RuleError(404, 'Ese comentario no existe')
}
