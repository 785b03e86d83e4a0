import type { Comment } from '@trinchera/contract/anuncios'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../lib/api'
import { live } from '../../../lib/queries'
import { fetchThread, type Thread } from './thread'

/** Query of an announcement's comments, from the first loaded page to the last page. Initially only the newest comments are loaded. */
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
