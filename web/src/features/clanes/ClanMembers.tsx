import type { Clan, ClanMember } from '@trinchera/contract/clanes'
import { formatDate } from '@trinchera/rules/presentation'
import { rangos } from '@trinchera/rules/permissions'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '@trinchera/contract/site-paths'
import { Plate } from '../../art/Plate'
import { rangoText } from '../../lib/rango'
import { SectionHead } from '../../ui/controls/SectionHead'
import { EmptyState } from '../../ui/state/states'

const Member = ({ player, here }: { player: ClanMember; here: boolean }) => (
  <li>
    <Plate username={player.username} imagen={player.imagen} size={26} />
    <span className="who">
      <span>
        <Link to={paths.jugador(player.id)}>{player.username}</Link>
        {here && (
          <span className="dot" title="En el sitio">
            <span className="sr">, en el sitio</span>
          </span>
        )}
      </span>
      <span className="since">desde el {formatDate(player.joined_at)}</span>
    </span>
  </li>
)

interface ClanMembersProps {
  clan: Clan
  /** Who of them is on the site, of those who show it. */
  here: readonly number[]
  /** What the viewer can do here, below. */
  children?: ReactNode
}

/** The members by rank. */
export function ClanMembers({ clan, here, children }: ClanMembersProps) {
  const groups = rangos
    .map((rango) => ({ rango, players: clan.players.filter((player) => player.rango === rango) }))
    .filter((group) => group.players.length > 0)
  return (
    <section>
      <SectionHead title="Integrantes" count={clan.players.length} />
      {groups.length === 0 && (
        <EmptyState title="No queda nadie en el clan">Sus partidas siguen contando para los demás.</EmptyState>
      )}
      {groups.map(({ rango, players }) => (
        <div className="rank" key={rango}>
          <span className="lbl" id={`rango-${rango}`}>
            {rangoText[rango]}
          </span>
          <ul aria-labelledby={`rango-${rango}`}>
            {players.map((player) => (
              <Member key={player.id} player={player} here={here.includes(player.id)} />
            ))}
          </ul>
        </div>
      ))}
      {children}
    </section>
  )
}
