import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api } from '../../../lib/api'
import type { Discussion } from '../../../ui/discussion/discussion'
import { threadQuery } from './query'
import { withComment, withoutComment } from './thread'

/** The comments of an announcement as a `Discussion`: functions that edit, delete and report a comment and update the query cache. */
export function useDiscussion(anuncio: number): Discussion {
  const client = useQueryClient()
  return useMemo(() => {
    const { queryKey } = threadQuery(anuncio)
    return {
      noun: 'comentario',
      moderatorsEdit: false,
      mentions: false,
      async update(id, contenido) {
        const { data, message } = await api.updateComment({ params: { id }, body: { contenido } })
        client.setQueryData(queryKey, (thread) => thread && withComment(thread, data))
        return { message }
      },
      remove: (id) => api.deleteComment({ params: { id } }),
      report: (id, motivo) => api.reportComment({ params: { id }, body: { motivo } }),
      forget: (id) => void client.setQueryData(queryKey, (thread) => thread && withoutComment(thread, id)),
      refetch: () => void client.invalidateQueries({ queryKey }),
    }
  }, [client, anuncio])
}
