import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api } from '../../lib/api'
import type { Discussion } from '../../ui/discussion/discussion'
import { temaKey } from './topic-queries'
import { withMensaje, withoutMensaje, type TemaPage } from './topic-page'

/** The posts of a topic as a `Discussion`: functions that edit, delete and report a post and update the query cache. */
export function useDiscussion(tema: number): Discussion {
  const client = useQueryClient()
  return useMemo(() => {
    const queryKey = temaKey(tema)
    return {
      noun: 'mensaje',
      moderatorsEdit: true,
      mentions: true,
      async update(id, contenido) {
        const { data, message } = await api.updateMensaje({ params: { id }, body: { contenido } })
        client.setQueriesData<TemaPage>({ queryKey }, (page) => page && withMensaje(page, data))
        return { message }
      },
      remove: (id) => api.deleteMensaje({ params: { id } }),
      report: (id, motivo) => api.reportMensaje({ params: { id }, body: { motivo } }),
      forget: (id) => void client.setQueriesData<TemaPage>({ queryKey }, (page) => page && withoutMensaje(page, id)),
      refetch: () => void client.invalidateQueries({ queryKey }),
    }
  }, [client, tema])
}
