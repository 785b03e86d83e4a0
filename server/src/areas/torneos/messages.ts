import { torneoMessage, type TorneoMessage } from '@trinchera/contract/torneo-partidas'
import type { Db } from '@trinchera/db/database'
import { messagesOf } from '@trinchera/db/queries/anuncios/messages'
import { conversationOf } from '@trinchera/db/queries/torneos/messages'
import { storedTorneo } from '@trinchera/db/queries/torneos/stored-torneos'
import { staffMay } from '@trinchera/rules/permissions'
import type { SessionInfo } from '../../http/handler'
import { found, RuleError } from '../../http/rule-error'
import type { Services } from '../../services'
import { emitTorneoMessage } from '../comentarios/discussion'
import { writeMessage } from '../comentarios/write-message'
import { noPartida, noTorneo } from './missing'

const organises = (session: SessionInfo) => staffMay(session, 'torneos.manage')

/** Throws 404 if the match does not exist or has no clans yet, 403 if the player is in neither clan and is not an organiser. */
async function requireTalker(db: Db, session: SessionInfo, id: number, partida: number): Promise<void> {
  found(await storedTorneo(db, id), noTorneo)
  const { clans, members } = await conversationOf(db, id, partida)
  if (!clans.length && !organises(session)) throw new RuleError(404, noPartida)
  if (!members.includes(session.id) && !organises(session))
    throw new RuleError(403, 'La conversación es de los dos clanes y la organización')
}

/** The messages that the two clans and the organisers wrote about a match of a torneo. */
export async function readMessages(
  { database: { db } }: Services,
  session: SessionInfo,
  id: number,
  partida: number,
): Promise<TorneoMessage[]> {
  await requireTalker(db, session, id, partida)
  return messagesOf(
    db,
    { id_torneo: id, partida },
    { id: session.id, moderates: staffMay(session, 'comments.moderate') },
  )
}

export const sendMessage = (
  services: Services,
  session: SessionInfo,
  { id, partida }: { id: number; partida: number },
  written: string,
  key: string | undefined,
): Promise<TorneoMessage> =>
  writeMessage(services, session, {
    about: { id_torneo: id, partida },
    written,
    key,
    restore: (stored) => torneoMessage.parse(JSON.parse(stored)),
    require: (trx) => requireTalker(trx, session, id, partida),
    emit: (trx, onCommit, mensaje) =>
      emitTorneoMessage(trx, onCommit, services, { id: mensaje.id, id_torneo: id, partida, mensaje }),
  })
