import type { Torneo } from '@trinchera/contract/torneos'
import { formatDateTime } from '@trinchera/rules/presentation'
import { useNow } from '../../lib/clock'
import css from './TournamentLine.module.css'
import { startText, untilText } from './when'

/** A torneo and when it starts. */
export function TournamentLine({ torneo }: { torneo: Torneo }) {
  const now = useNow()
  const until = untilText(torneo.inicio, now)
  const over = until === 'terminó'
  return (
    <li className={`${css.tournament} ${over ? css.over : ''}`}>
      <h3>{torneo.nombre}</h3>
      <span className={until === 'en curso' ? 'live' : css.starts}>{until}</span>
      <p className="small">
        <time dateTime={torneo.inicio}>{over ? formatDateTime(torneo.inicio) : startText(torneo.inicio)}</time>
      </p>
      {torneo.descripcion && <p className={css.description}>{torneo.descripcion}</p>}
    </li>
  )
}
