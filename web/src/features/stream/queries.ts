import { api } from '../../lib/api'
import { apiQuery } from '../../lib/api-query'

/** Twitch logins of the streamers that the player follows. */
export const followedQuery = (player: number) =>
  apiQuery(['stream-seguidos', player], (signal) => api.listFollowed({ signal }))
