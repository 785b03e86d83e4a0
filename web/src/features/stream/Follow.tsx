import { paths } from '@trinchera/contract/site-paths'
import { useSession } from '../../lib/session'
import { announce } from '../../ui/state/announce'
import { Button, ButtonLink } from '../../ui/controls/Button'
import css from './Follow.module.css'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, messageOf } from '../../lib/api'
import { toast } from '../../ui/toast/toast'
import { apiQuery } from '../../lib/api-query'

/** Query of the Twitch logins of the streamers that the player follows. */
const followedQuery = (player: number) =>
  apiQuery(['stream-seguidos', player], (signal) => api.listFollowed({ signal }))

const withFollow = (logins: readonly string[], login: string, follow: boolean) => {
  const others = logins.filter((other) => other !== login)
  return follow ? [...others, login] : others
}

/** Whether the player follows a streamer, and a function to change it. A change is shown at once and undone if the request fails. */
function useFollow(login: string) {
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

interface FollowProps {
  login: string
  name: string
  /** Id of the player who owns the channel. Players cannot follow their own channel. */
  owner?: number
  className?: string
}

/** Button to follow a streamer. Followers get a notice when a stream starts. */
export function Follow({ login, name, owner, className = '' }: FollowProps) {
  const session = useSession()
  const { follows, change } = useFollow(login)
  const look = `${css.follow} ${className}`
  if (!session) {
    return (
      <ButtonLink
        size="small"
        className={look}
        to={paths.login(paths.stream)}
        aria-label={`Seguir a ${name}: inicia sesión`}
      >
        Seguir
      </ButtonLink>
    )
  }
  if (session.player.id === owner) return null
  return (
    <Button
      size="small"
      className={look}
      aria-pressed={follows}
      aria-label={`Seguir a ${name}`}
      onClick={() => {
        change.mutate(!follows)
        announce(follows ? `Ya no sigues a ${name}` : `Sigues a ${name}: te avisamos cuando transmita`)
      }}
    >
      {follows ? 'Siguiendo' : 'Seguir'}
    </Button>
  )
}
