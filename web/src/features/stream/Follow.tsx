import { paths } from '@trinchera/contract/site-paths'
import { useSession } from '../../lib/session'
import { announce } from '../../ui/state/announce'
import { Button, ButtonLink } from '../../ui/controls/Button'
import css from './Follow.module.css'
import { useFollow } from './use-follow'

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
