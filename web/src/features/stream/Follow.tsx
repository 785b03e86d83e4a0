import { paths } from '@trinchera/contract/site-paths'
import { useSession } from '../../app/session'
import { announce } from '../../ui/state/announce'
import { Button, ButtonLink } from '../../ui/controls/Button'
import { useFollow } from './use-follow'

interface FollowProps {
  login: string
  name: string
  /** Whose channel it is, where it is a player's: nobody follows themselves. */
  owner?: number
}

/** Following a streamer: a notice comes when they begin. */
export function Follow({ login, name, owner }: FollowProps) {
  const session = useSession()
  const { follows, change } = useFollow(login)
  if (!session) {
    return (
      <ButtonLink size="small" to={paths.login(paths.stream)} aria-label={`Seguir a ${name}: inicia sesión`}>
        Seguir
      </ButtonLink>
    )
  }
  if (session.player.id === owner) return null
  return (
    <Button
      size="small"
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
