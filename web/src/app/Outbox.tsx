import { paths } from '@trinchera/contract/site-paths'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { withComment } from '../features/anuncios/comments/thread'
import { threadQuery } from '../features/anuncios/comments/query'
import { messagesQuery } from '../features/retos/queries'
import { onOutbox, type Sent } from '../lib/outbox'
import { torneoMessagesQuery } from '../lib/torneo-queries'
import type { Writing } from '../lib/waiting'
import { mergeMessage } from '../ui/conversation/messages'
import { addPictures, sendPictures } from '../ui/match/evidence-uploads'
import { caughtUpText } from '../ui/state/waiting-text'
import { toast } from '../ui/toast/toast'

const placeOf = (writing: Writing): string => {
  switch (writing.kind) {
    case 'reporte':
      return paths.reportes
    case 'comentario':
      return paths.anuncio(writing.anuncio)
    case 'mensaje':
      return paths.reto(writing.reto)
    case 'mensaje-foro':
      return paths.tema(writing.tema, writing.slug)
    case 'mensaje-torneo':
      return paths.torneoPartida(writing.torneo, writing.partida)
  }
}

/**
 * When a write from the outbox (stored while offline) has been sent, shows it on the open screens and in a message
 * (docs/behaviour/screens.md#Written offline). Loaded only for logged-in users.
 */
export default function Outbox() {
  const client = useQueryClient()
  useEffect(() => {
    function show(sent: Sent) {
      const { waiting, message } = sent
      if (sent.kind === 'comentario') {
        const { queryKey } = threadQuery(sent.data.idAnuncio)
        client.setQueryData(queryKey, (thread) => thread && withComment(thread, sent.data))
        if (!waiting.waited) toast.success(message)
      }
      if (sent.kind === 'mensaje') {
        const { queryKey } = messagesQuery(sent.data.id_reto)
        client.setQueryData(queryKey, (list) => list && mergeMessage(list, sent.data.id, sent.data))
      }
      if (sent.kind === 'mensaje-foro') {
        // Imported here because otherwise only the forum's screens load this code.
        void import('../features/foro/stored-post').then(({ showStoredPost }) => showStoredPost(client, sent.data))
        if (!waiting.waited) toast.success(message)
      }
      if (sent.kind === 'mensaje-torneo') {
        const { queryKey } = torneoMessagesQuery(sent.data.id_torneo, sent.data.partida)
        client.setQueryData(queryKey, (list) => list && mergeMessage(list, sent.data.id, sent.data))
      }
      if (sent.kind === 'reporte' && waiting.writing.kind === 'reporte') {
        addPictures(sent.data.id, waiting.writing.pictures)
        void sendPictures(sent.data.id)
      }
    }
    onOutbox({
      sent: show,
      refused: ({ refused, writing }) =>
        toast.error(refused ?? '', { to: placeOf(writing), label: 'Ver lo que escribiste' }),
      caughtUp: (sent) => toast.success(caughtUpText(sent.map(({ waiting }) => waiting.writing))),
    })
  }, [client])
  return null
}
