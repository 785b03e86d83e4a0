import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api'

/** The logins one follows. */
export const followedQuery = (player: number) =>
  queryOptions({
    queryKey: ['stream-seguidos', player],
    queryFn: async ({ signal }) => (await api.listFollowed({ signal })).data,
  })
