import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api'

/** Twitch logins of the streamers that the player follows. */
export const followedQuery = (player: number) =>
  queryOptions({
    queryKey: ['stream-seguidos', player],
    queryFn: async ({ signal }) => (await api.listFollowed({ signal })).data,
  })
