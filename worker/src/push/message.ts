import { createHash } from 'node:crypto'
import type { NoticeTipo } from '@trinchera/contract/notificaciones'
import { noticeTipo } from '@trinchera/contract/notificaciones'
import type { PushMessage } from '@trinchera/contract/push'
import type { DeliveryContent } from '@trinchera/db/queries/push/deliveries'
import { shortened } from '@trinchera/rules/letters'
import { pushActions } from '@trinchera/rules/push'
import { pushToken } from '@trinchera/runtime/push-token'
import { noticeSubjects } from '../mail/letters'

/** Maximum number of characters of a push's text. Systems show fewer, and push services accept no more than 4 KB for the whole push. */
const mostText = 300

const titleOf = (tipo: NoticeTipo) => noticeSubjects[tipo]

type MessageContent = Pick<
  DeliveryContent,
  'push_id' | 'device_id' | 'clase' | 'tipo' | 'texto' | 'enlace' | 'tag' | 'notice_id'
> &
  Parameters<typeof pushActions>[0]

/** Builds the message of a push. `unread`: number of the player's unread notices. `dates`: number of dates to choose from in a reto. */
export function messageOf(
  content: MessageContent,
  { unread, dates, secret }: { unread: number; dates: number; secret: string },
): PushMessage {
  const { push_id, device_id, clase, tipo, texto, enlace, tag, notice_id } = content
  if (clase === 'cierre') return { clase, tags: [tag], sin_leer: unread }
  const acciones = notice_id === null ? [] : pushActions(content, dates)
  return {
    clase,
    id: push_id,
    aviso: notice_id,
    titulo: titleOf(noticeTipo.parse(tipo)),
    texto: shortened(texto, mostText),
    enlace,
    tag,
    acciones,
    token: acciones.length ? pushToken(secret, push_id, device_id) : null,
    sin_leer: unread,
  }
}

/** The `Topic` header of a push. Hashed, because push services accept only 32 characters of a limited set (RFC 8030, section 5.4). */
export const topicOf = ({ clase, tag }: Pick<DeliveryContent, 'clase' | 'tag'>) =>
  createHash('sha256').update(`${clase} ${tag}`).digest('base64url').slice(0, 32)
