import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { api, messageOf } from '../../../lib/api'
import { toast } from '../../../ui/toast/toast'
import { keepOutgoing, readOutgoing, type Outgoing } from './outgoing'
import { threadQuery } from '../queries'
import { withComment } from './thread'

let keys = 0

/** Sends comments: each is in its place at once, and stays there with its text until it has arrived. */
export function useSend(anuncio: number, player: number) {
  const client = useQueryClient()
  const [outgoing, setOutgoing] = useState(() => readOutgoing(anuncio, player))
  // What is kept must be so before the next line runs: a session that has ended leaves the page at once.
  const all = useRef(outgoing)
  function set(next: Outgoing[]) {
    all.current = next
    keepOutgoing(anuncio, player, next)
    setOutgoing(next)
  }
  useEffect(() => {
    all.current = outgoing
  }, [outgoing])
  const forget = (key: string) => set(all.current.filter((other) => other.key !== key))

  async function carry({ key, html }: Outgoing) {
    try {
      const { data, message } = await api.createComment({ body: { contenido: html, player, idAnuncio: anuncio } })
      forget(key)
      client.setQueryData(threadQuery(anuncio).queryKey, (thread) => thread && withComment(thread, data))
      toast.success(message)
    } catch (error) {
      const failed = messageOf(error, 'No hay conexión con el servidor')
      set(all.current.map((other) => (other.key === key ? { ...other, failed } : other)))
      toast.error(failed)
    }
  }

  return {
    outgoing,
    forget,
    send(html: string) {
      const one = { key: `${Date.now()}-${++keys}`, html }
      set([...all.current, one])
      void carry(one)
    },
    retry(one: Outgoing) {
      set(all.current.map((other) => (other.key === one.key ? { key: one.key, html: one.html } : other)))
      void carry(one)
    },
  }
}
