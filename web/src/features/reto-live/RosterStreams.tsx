import { paths } from '@trinchera/contract/site-paths'
import { counted } from '@trinchera/rules/counted'
import { useQuery } from '@tanstack/react-query'
import { Link } from '../../lib/router'
import { streamsQuery } from '../../lib/site-queries'
import { SectionHead } from '../../ui/controls/SectionHead'
import { streamsOf } from './live'

/** Live streams of players in either clan's roster. Renders nothing if nobody streams. */
export function RosterStreams({ players }: { players: readonly { id: number }[] }) {
  const { data } = useQuery(streamsQuery)
  const online = data ? streamsOf(data, players) : []
  if (online.length === 0) return null
  return (
    <section aria-label="Transmiten">
      <SectionHead title="Transmiten" count={online.length} live />
      <ul className="list">
        {online.map(({ user_login, user_name, jugador, title, viewer_count }) => (
          <li key={user_login} className="link-row">
            <Link className="row-link" to={paths.stream}>
              {jugador?.username ?? user_name}
            </Link>
            <p className="small dim">
              {`${title && `${title} · `}${counted(viewer_count, 'espectador', 'espectadores')}`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
