import type { Comment } from '@trinchera/contract/anuncios'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../lib/api'
import { live } from '../../../lib/queries'
import { fetchThread, type Thread } from './thread'

/** An announcement's comments, from the first page shown to the last one. At first only the newest are shown. */
export const threadQuery = (anuncio: number) =>
  queryOptions({
    queryKey: [live, 'comentarios', anuncio],
    queryFn: ({ signal, client }) => {
      const page = async (pagina: number, por_pagina: number): Promise<{ comments: Comment[]; total: number }> => {
        const { data, meta } = await api.listComments({
          params: { id: anuncio },
          query: { pagina, por_pagina },
          signal,
        })
        return { comments: data, total: meta?.total ?? data.length }
      }
      return fetchThread(page, client.getQueryData<Thread>([live, 'comentarios', anuncio])?.first)
    },
  })
