import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { api, messageOf } from '../../../lib/api'
import { toast } from '../../../ui/toast/toast'
import { storeOutgoing, readOutgoing, type Outgoing } from './outgoing'
import { threadQuery } from '../queries'
import { withComment } from './thread'

let lastKey = 0

/** Sends comments as optimistic updates: `outgoing` are those shown before the server has stored them, failed ones included. */
export function useSendComment(anuncio: number, player: number) {
  const client = useQueryClient()
  const [outgoing, setOutgoing] = useState(() => readOutgoing(anuncio, player))
  // Stored synchronously, not after the next render: a call that ends the session navigates away at once.
  const latest = useRef(outgoing)
  function set(next: Outgoing[]) {
    latest.current = next
    storeOutgoing(anuncio, player, next)
    setOutgoing(next)
  }
  useEffect(() => {
    latest.current = outgoing
  }, [outgoing])
  const discard = (key: string) => set(latest.current.filter((other) => other.key !== key))

  async function post({ key, html }: Outgoing) {
    try {
      const { data, message } = await api.createComment({ body: { contenido: html, player, idAnuncio: anuncio } })
      discard(key)
      client.setQueryData(threadQuery(anuncio).queryKey, (thread) => thread && withComment(thread, data))
      toast.success(message)
    } catch (error) {
      const failed = messageOf(error, 'No hay conexión con el servidor')
      set(latest.current.map((other) => (other.key === key ? { ...other, failed } : other)))
      toast.error(failed)
    }
  }

  return {
    outgoing,
    discard,
    send(html: string) {
      const comment = { key: `${Date.now()}-${++lastKey}`, html }
      set([...latest.current, comment])
      void post(comment)
    },
    retry({ key, html }: Outgoing) {
      set(latest.current.map((other) => (other.key === key ? { key, html } : other)))
      void post({ key, html })
    },
  }
}
