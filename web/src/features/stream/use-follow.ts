import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSession } from '../../lib/session'
import { api, messageOf } from '../../lib/api'
import { toast } from '../../ui/toast/toast'
import { followedQuery } from './queries'

const withFollow = (logins: readonly string[], login: string, follow: boolean) => {
  const others = logins.filter((other) => other !== login)
  return follow ? [...others, login] : others
}

/** Whether the player follows a streamer, and a function to change it. A change is shown at once and undone if the request fails. */
export function useFollow(login: string) {
  const client = useQueryClient()
  const player = useSession()?.player.id ?? 0
  const query = followedQuery(player)
  const { data } = useQuery({ ...query, enabled: player > 0 })
  const change = useMutation({
    mutationFn: (follow: boolean) => (follow ? api.followStreamer : api.unfollowStreamer)({ params: { login } }),
    // Requests run one after another, so that the last press counts.
    scope: { id: `seguir-${login}` },
    onMutate: async (follow) => {
      await client.cancelQueries({ queryKey: query.queryKey })
      client.setQueryData(query.queryKey, (logins) => withFollow(logins ?? [], login, follow))
    },
    onError: (error, follow) => {
      client.setQueryData(query.queryKey, (logins) => withFollow(logins ?? [], login, !follow))
      toast.error(
        messageOf(
          error,
          follow ? 'No pudimos seguirlo. Intenta de nuevo.' : 'No pudimos dejar de seguirlo. Intenta de nuevo.',
        ),
      )
    },
  })
  return { follows: data?.includes(login) ?? false, known: data !== undefined, change }
}
