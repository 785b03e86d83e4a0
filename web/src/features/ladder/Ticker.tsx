import { useQuery } from '@tanstack/react-query'
import { Link } from '../../lib/router'
import { paths } from '@trinchera/contract/site-paths'
import { useNow } from '../../lib/clock'
import { whenShort } from '../../lib/when'
import { LiveBadge } from '../../ui/state/Live'
import { RelativeTime } from '../../ui/state/RelativeTime'
import { recentMoves } from './match-text'
import { lastMatchesQuery } from './queries'
import css from './Ticker.module.css'

const shown = 3
/** Maximum age of a change of place for which the line shows "hace 4 s", in ms. */
const freshMs = 60_000

/** One line with the latest changes of place in all etapas. */
export function Ticker() {
  const { data } = useQuery(lastMatchesQuery())
  const now = useNow()
  const moves = recentMoves(data ?? [], shown)
  return (
    <div className={css.ticker}>
      <div className={`line ${css.line}`}>
        <LiveBadge />
        {moves.map((move, i) => (
          <span key={move.key} className={i > 0 ? 'desk-only' : css.first}>
            {i === 0 && move.rise > 0 && (
              <span className="brass" aria-hidden="true">
                {`▲ ${move.rise}`}
              </span>
            )}
            <Link to={paths.clan(move.id)}>
              <b translate="no">{move.nombre}</b> <span>{move.text}</span>
            </Link>
            <span className={css.time}>
              {now - Date.parse(move.fecha) < freshMs ? <RelativeTime at={move.fecha} /> : whenShort(move.fecha, now)}
            </span>
          </span>
        ))}
        {data && moves.length === 0 && <span className="dim">Todavía no se mueve nadie.</span>}
      </div>
    </div>
  )
}
