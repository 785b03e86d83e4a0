import type { Stream } from '@trinchera/contract/stream'
import { Link } from '../../lib/router'
import { paths } from '@trinchera/contract/site-paths'
import { Icon } from '../../ui/controls/Icon'
import { RelativeTime } from '../../ui/state/RelativeTime'
import { Follow } from './Follow'
import css from './StreamCard.module.css'
import { Thumbnail } from './Thumbnail'
import { streamerName } from './twitch'

interface StreamCardProps {
  stream: Stream
  watched: boolean
  onWatch: () => void
}

/** Card of a live stream. Twitch's video player is loaded only when the card's button is pressed. */
export function StreamCard({ stream, watched, onWatch }: StreamCardProps) {
  const { user_login, title, game_name, viewer_count, thumbnail_url, started_at, jugador } = stream
  const name = streamerName(user_login, stream.user_name, jugador)
  return (
    <li className={`grid ${css.card}`}>
      <button
        type="button"
        className={css.watch}
        aria-pressed={watched}
        data-watched={watched || undefined}
        aria-label={`Ver a ${name} acá`}
        onClick={onWatch}
      >
        <Thumbnail url={thumbnail_url} login={user_login} />
        <span className={css.play}>
          <Icon name="play" size={28} />
        </span>
      </button>
      <div className={`line ${css.head}`}>
        <h3 className="ellipsis">{jugador ? <Link to={paths.jugador(jugador.id)}>{name}</Link> : name}</h3>
        <span className="live">
          <span translate="no">{viewer_count}</span>
          <span className="screen-reader-only">{` ${viewer_count === 1 ? 'espectador' : 'espectadores'}`}</span>
        </span>
      </div>
      <p className={`two-lines ${css.title}`}>{title || 'Sin título'}</p>
      <p className="small dim">
        <span>{game_name || 'Sin juego'}</span>
        {started_at && (
          <>
            {' '}
            <span>· empezó</span> <RelativeTime at={started_at} />
          </>
        )}
      </p>
      <Follow className="mt-2" login={user_login} name={name} owner={jugador?.id} />
    </li>
  )
}
