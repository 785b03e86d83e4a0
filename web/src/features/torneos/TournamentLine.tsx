import type { Torneo } from '@trinchera/contract/torneos'
import { formatDateTime } from '@trinchera/rules/presentation'
import { useNow } from '../../lib/clock'
import { startText, untilText } from './when'

/** A tournament and when it begins. */
export function TournamentLine({ torneo }: { torneo: Torneo }) {
  const now = useNow()
  const until = untilText(torneo.inicio, now)
  const over = until === 'terminó'
  return (
    <li className={over ? 'event over' : 'event'}>
      <h3>{torneo.nombre}</h3>
      <span className={until === 'en curso' ? 'live' : 'until'}>{until}</span>
      <p className="small">
        <time dateTime={torneo.inicio}>{over ? formatDateTime(torneo.inicio) : startText(torneo.inicio)}</time>
      </p>
      {torneo.descripcion && <p className="about">{torneo.descripcion}</p>}
    </li>
  )
}
