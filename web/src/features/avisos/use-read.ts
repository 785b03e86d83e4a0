import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, messageOf } from '../../lib/api'
import { noticesQuery, unreadQuery } from '../../lib/queries'
import { toast } from '../../ui/toast/toast'
import { marked, unreadAmong } from './notices'

/** Marks notices as read, all of them for null: on the screen at once, and unread again should the server not have it. */
export function useReadNotices(player: number) {
  const client = useQueryClient()
  const list = noticesQuery(player).queryKey
  const count = unreadQuery(player).queryKey
  return useMutation({
    mutationFn: (ids: number[] | null) => api.readNotices({ body: { ids } }),
    onMutate: async (ids) => {
      await Promise.all([client.cancelQueries({ queryKey: list }), client.cancelQueries({ queryKey: count })])
      const data = client.getQueryData(list)
      const changed = data ? unreadAmong(data, ids) : []
      const before = client.getQueryData(count) ?? 0
      client.setQueryData(list, (pages) => pages && marked(pages, changed, true))
      client.setQueryData(count, ids === null ? 0 : Math.max(0, before - changed.length))
      return { changed, before }
    },
    onSuccess: ({ data }) => client.setQueryData(count, data.sin_leer),
    onError: (error, _ids, shown) => {
      if (shown) {
        client.setQueryData(list, (pages) => pages && marked(pages, shown.changed, false))
        client.setQueryData(count, shown.before)
      }
      toast.error(messageOf(error, 'No pudimos marcar tus avisos. Intenta de nuevo.'))
      void client.invalidateQueries({ queryKey: list })
      void client.invalidateQueries({ queryKey: count })
    },
  })
}
