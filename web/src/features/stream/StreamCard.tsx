import type { Stream } from '@trinchera/contract/stream'
import { Link } from 'react-router'
import { paths } from '@trinchera/contract/site-paths'
import { Icon } from '../../ui/controls/Icon'
import { RelativeTime } from '../../ui/state/RelativeTime'
import { Follow } from './Follow'
import { Thumbnail } from './Thumbnail'
import { streamerName } from './twitch'

interface StreamCardProps {
  stream: Stream
  watched: boolean
  onWatch: () => void
}

/** Somebody who streams at this moment. Nothing of the player is fetched before it is asked for. */
export function StreamCard({ stream, watched, onWatch }: StreamCardProps) {
  const { user_login, title, game_name, viewer_count, thumbnail_url, started_at, jugador } = stream
  const name = streamerName(user_login, stream.user_name, jugador)
  return (
    <li className="cast">
      <button type="button" className="watch" aria-pressed={watched} aria-label={`Ver a ${name} acá`} onClick={onWatch}>
        <Thumbnail url={thumbnail_url} login={user_login} />
        <span className="play">
          <Icon name="play" size={28} />
        </span>
      </button>
      <div className="head-line">
        <h3>{jugador ? <Link to={paths.jugador(jugador.id)}>{name}</Link> : name}</h3>
        <span className="live">
          {viewer_count}
          <span className="sr"> {viewer_count === 1 ? 'espectador' : 'espectadores'}</span>
        </span>
      </div>
      <p className="said">{title || 'Sin título'}</p>
      <p className="small dim">
        {game_name || 'Sin juego'}
        {started_at && (
          <>
            {' '}
            · empezó <RelativeTime at={started_at} />
          </>
        )}
      </p>
      <Follow login={user_login} name={name} owner={jugador?.id} />
    </li>
  )
}
