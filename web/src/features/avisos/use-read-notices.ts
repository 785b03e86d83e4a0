import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, messageOf } from '../../lib/api'
import { toast } from '../../ui/toast/toast'
import { listUnread, setRead } from './notices'
import { noticesQuery, unreadQuery } from './queries'

/** Marks the notices with these ids as read (null: all). The list shows it immediately, and undoes it if the API call fails. */
export function useReadNotices(player: number) {
  const client = useQueryClient()
  const list = noticesQuery(player).queryKey
  const count = unreadQuery(player).queryKey
  return useMutation({
    mutationFn: (ids: number[] | null) => api.readNotices({ body: { ids } }),
    onMutate: async (ids) => {
      await Promise.all([client.cancelQueries({ queryKey: list }), client.cancelQueries({ queryKey: count })])
      const data = client.getQueryData(list)
      const changed = data ? listUnread(data, ids) : []
      const before = client.getQueryData(count) ?? 0
      client.setQueryData(list, (pages) => pages && setRead(pages, changed, true))
      client.setQueryData(count, ids === null ? 0 : Math.max(0, before - changed.length))
      return { changed, before }
    },
    onSuccess: ({ data }) => client.setQueryData(count, data.sin_leer),
    onError: (error, _ids, update) => {
      if (update) {
        client.setQueryData(list, (pages) => pages && setRead(pages, update.changed, false))
        client.setQueryData(count, update.before)
      }
      toast.error(messageOf(error, 'No pudimos marcar tus avisos. Intenta de nuevo.'))
      void client.invalidateQueries({ queryKey: list })
      void client.invalidateQueries({ queryKey: count })
    },
  })
}
