import type { Comment } from '@trinchera/contract/anuncios'
import { paths } from '@trinchera/contract/site-paths'
import { rooms, type BracketMessage, type ChallengeMessage } from '@trinchera/contract/socket'
import type { Db, OnCommit } from '@trinchera/db/database'
import { anuncioById } from '@trinchera/db/queries/anuncios/anuncios'
import { commentById, type StoredComment } from '@trinchera/db/queries/anuncios/comments'
import { messageById } from '@trinchera/db/queries/anuncios/messages'
import { answersAfter } from '@trinchera/db/queries/foro/mensajes'
import { lockTema } from '@trinchera/db/queries/foro/stored-temas'
import { temaById } from '@trinchera/db/queries/foro/temas'
import { membersOfBoth } from '@trinchera/db/queries/retos/messages'
import { retoById } from '@trinchera/db/queries/retos/retos'
import { bumpVersion } from '@trinchera/db/queries/site/versions'
import { conversationOf } from '@trinchera/db/queries/torneos/messages'
import { storedTorneo } from '@trinchera/db/queries/torneos/stored-torneos'
import { slugOf } from '@trinchera/rules/foro'
import { staffMay } from '@trinchera/rules/permissions'
import type { SessionInfo } from '../../http/handler'
import { RuleError } from '../../http/rule-error'
import type { Services } from '../../services'
import { broadcastMensaje, broadcastMensajeGone } from '../foro/broadcast-foro'

type Needs = Pick<Services, 'live'>
type About = Pick<StoredComment, 'id' | 'id_anuncio' | 'id_reto' | 'id_torneo' | 'partida' | 'id_tema'>

/** Where a comment was written: an anuncio, forum topic, reto or torneo match. */
interface Discussion {
  /** The title and URL path of the discussion, for a notice to the author of the comment. */
  describe(db: Db): Promise<{ titulo: string; enlace: string | null }>
  /** The ids of the players who may read the discussion; null if everybody may. */
  readers(db: Db): Promise<number[] | null>
  /** Informs the readers' clients that the comment was deleted or hidden. */
  gone(trx: Db, onCommit: OnCommit, needs: Needs): Promise<void>
  /** Sends a comment that was hidden and is visible again to the readers' clients, like a new comment. */
  shown(trx: Db, onCommit: OnCommit, needs: Needs): Promise<void>
  /** Throws 409 if the comment cannot be deleted because posts of other players depend on it. */
  mayDelete?(db: Db): Promise<void>
}

const ofAnuncio = (id: number, idAnuncio: number): Discussion => ({
  describe: async (db) => ({
    titulo: (await anuncioById(db, idAnuncio))?.titulo ?? '',
    enlace: paths.anuncio(idAnuncio),
  }),
  readers: async () => null,
  async gone(trx, onCommit, { live }) {
    await bumpVersion(trx, 'anuncios')
    onCommit(() => live.emit(rooms.anuncio(idAnuncio), 'comment:removed', { idAnuncio, id }))
  },
  shown: async (trx, onCommit, needs) => void (await broadcastComment(trx, onCommit, needs, 'comment:created', id)),
})

const ofReto = (id: number, id_reto: number): Discussion => ({
  async describe(db) {
    const reto = await retoById(db, id_reto)
    if (!reto) return { titulo: '', enlace: null }
    return { titulo: `${reto.retador.nombre} contra ${reto.retado.nombre}`, enlace: paths.reto(reto.id) }
  },
  readers: (db) => membersOfBoth(db, id_reto),
  gone: (trx, onCommit, needs) => emitRetoMessage(trx, onCommit, needs, { id, id_reto, mensaje: null }),
  shown: async (trx, onCommit, needs) =>
    emitRetoMessage(trx, onCommit, needs, { id, id_reto, mensaje: await messageById(trx, id, { id_reto }) }),
})

const ofTorneo = (id: number, id_torneo: number, partida: number): Discussion => ({
  describe: async (db) => ({
    titulo: (await storedTorneo(db, id_torneo))?.nombre ?? '',
    enlace: paths.torneoPartida(id_torneo, partida),
  }),
  readers: async (db) => (await conversationOf(db, id_torneo, partida)).members,
  gone: (trx, onCommit, needs) => emitTorneoMessage(trx, onCommit, needs, { id, id_torneo, partida, mensaje: null }),
  shown: async (trx, onCommit, needs) =>
    emitTorneoMessage(trx, onCommit, needs, {
      id,
      id_torneo,
      partida,
      mensaje: await messageById(trx, id, { id_torneo, partida }),
    }),
})

const ofTema = (id: number, id_tema: number): Discussion => ({
  async describe(db) {
    const tema = await temaById(db, id_tema, { id: 0, moderates: true })
    if (!tema) return { titulo: '', enlace: null }
    return { titulo: tema.titulo, enlace: paths.mensaje(tema.id, slugOf(tema.titulo), id) }
  },
  readers: async () => null,
  gone: (trx, onCommit, needs) => broadcastMensajeGone(trx, onCommit, needs, { id, id_tema }),
  shown: (trx, onCommit, needs) => broadcastMensaje(trx, onCommit, needs, 'post:created', id),
  async mayDelete(db) {
    const tema = await lockTema(db, id_tema)
    if (tema?.primero === id && (await answersAfter(db, id_tema, id, null)) > 0)
      throw new RuleError(409, 'Ese mensaje abre un tema con respuestas: ocúltalo, o borra el tema entero')
  },
})

export function discussionOf({ id, id_anuncio, id_reto, id_torneo, partida, id_tema }: About): Discussion {
  if (id_anuncio !== null) return ofAnuncio(id, id_anuncio)
  if (id_tema !== null) return ofTema(id, id_tema)
  if (id_reto !== null) return ofReto(id, id_reto)
  if (id_torneo !== null && partida !== null) return ofTorneo(id, id_torneo, partida)
  throw new Error(`comment ${id} is about nothing`)
}

/**
 * Throws 404 if the player may not read a comment's discussion. Everybody may read anuncios and forum topics; only members of the two clans
 * may read the messages of a reto or a torneo's match, and of the latter also staff who manage torneos.
 */
export async function requireReader(db: Db, session: SessionInfo, about: About): Promise<void> {
  if (about.id_torneo !== null && staffMay(session, 'torneos.manage')) return
  const readers = await discussionOf(about).readers(db)
  if (readers && !readers.includes(session.id)) throw new RuleError(404, 'Ese comentario no existe')
}

/** Returns a comment and, after the commit, sends it to the readers of its anuncio unless the comment is hidden. */
export async function broadcastComment(
  trx: Db,
  onCommit: OnCommit,
  { live }: Needs,
  event: 'comment:created' | 'comment:updated',
  id: number,
): Promise<Comment> {
  const comment = await commentById(trx, id)
  if (!comment) throw new Error(`comment ${id} is not there after it was stored`)
  const { idAnuncio, oculto } = comment
  if (event === 'comment:created') await bumpVersion(trx, 'anuncios') // the cards of anuncios show the number of comments
  if (!oculto) onCommit(() => live.emit(rooms.anuncio(idAnuncio), event, { idAnuncio, comment }))
  return comment
}

/** Sends a message of a reto to the members of both clans. If the message was deleted or hidden, its `mensaje` is null. */
export async function emitRetoMessage(
  trx: Db,
  onCommit: OnCommit,
  { live }: Needs,
  message: ChallengeMessage,
): Promise<void> {
  const to = (await membersOfBoth(trx, message.id_reto)).map(rooms.jugador)
  if (to.length) onCommit(() => live.emit(to, 'challenge:message', message))
}

/** Sends a message about a torneo's match to both clans' members and the organisers. If it was deleted or hidden, its `mensaje` is null. */
export async function emitTorneoMessage(
  trx: Db,
  onCommit: OnCommit,
  { live }: Needs,
  message: BracketMessage,
): Promise<void> {
  const { members, organisers } = await conversationOf(trx, message.id_torneo, message.partida)
  const to = [...new Set([...members, ...organisers])].map(rooms.jugador)
  if (to.length) onCommit(() => live.emit(to, 'bracket:message', message))
}
