import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '@trinchera/contract/site-paths'
import { useNow } from '../../lib/clock'
import { lastMatchesQuery } from '../../lib/queries'
import { whenShort } from '../../lib/when'
import { LiveBadge } from '../../ui/state/Live'
import { RelativeTime } from '../../ui/state/RelativeTime'
import { stories } from './match-text'

const shown = 3
const freshFor = 60_000

/** One line under the hero: who has just moved in any stage. */
export function Wire() {
  const { data } = useQuery(lastMatchesQuery())
  const now = useNow()
  const moves = stories(data ?? [], shown)
  return (
    <div className="wire">
      <div className="in">
        <LiveBadge />
        {moves.map((move, i) => (
          <span key={move.key} className={i > 0 ? 'only-d' : undefined}>
            {i === 0 && move.rise > 0 && (
              <span className="brass" aria-hidden="true">
                ▲ {move.rise}
              </span>
            )}
            <Link to={paths.clan(move.id)}>
              <b>{move.nombre}</b> {move.text}
            </Link>
            <span className="time">
              {now - Date.parse(move.fecha) < freshFor ? <RelativeTime at={move.fecha} /> : whenShort(move.fecha, now)}
            </span>
          </span>
        ))}
        {data && moves.length === 0 && <span className="dim">Todavía no se mueve nadie.</span>}
      </div>
    </div>
  )
}
