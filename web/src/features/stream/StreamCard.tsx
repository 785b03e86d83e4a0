import type { Stream } from '@trinchera/contract/stream'
import { Link } from 'react-router'
import { paths } from '../../app/paths'
import { Icon } from '../../ui/Icon'
import { RelativeTime } from '../../ui/RelativeTime'
import { Follow } from './Follow'
import { Thumbnail } from './Thumbnail'

interface StreamCardProps {
  stream: Stream
  watched: boolean
  onWatch: () => void
}

/** Somebody who streams at this moment. Nothing of the player is fetched before it is asked for. */
export const StreamCard = ({ stream, watched, onWatch }: StreamCardProps) => (
  <li className="cast">
    <button type="button" className="watch" aria-pressed={watched} aria-label={`Ver a ${stream.user_name} acá`} onClick={onWatch}>
      <Thumbnail url={stream.thumbnail_url} login={stream.user_login} />
      <span className="play">
        <Icon name="play" size={28} />
      </span>
    </button>
    <div className="head-line">
      <h3>{stream.jugador ? <Link to={paths.jugador(stream.jugador.id)}>{stream.user_name}</Link> : stream.user_name}</h3>
      <span className="live">
        {stream.viewer_count}
        <span className="sr"> {stream.viewer_count === 1 ? 'espectador' : 'espectadores'}</span>
      </span>
    </div>
    <p className="said">{stream.title || 'Sin título'}</p>
    <p className="small dim">
      {stream.game_name || 'Sin juego'}
      {stream.started_at && (
        <>
          {' '}
          · empezó <RelativeTime at={stream.started_at} />
        </>
      )}
    </p>
    <Follow login={stream.user_login} name={stream.user_name} owner={stream.jugador?.id} />
  </li>
)
