import type { Clan, ClanMember } from '@trinchera/contract/clanes'
import { formatDate } from '@trinchera/rules/presentation'
import { rangos } from '@trinchera/rules/permissions'
import { Link } from '../../lib/router'
import { paths } from '@trinchera/contract/site-paths'
import { Plate } from '../../art/Plate'
import { rangoText } from '@trinchera/rules/rango'
import { SectionHead } from '../../ui/controls/SectionHead'
import { EmptyState } from '../../ui/state/states'
import css from './ClanMembers.module.css'
import type { Elements } from '../../lib/elements'

const Member = ({ player, online }: { player: ClanMember; online: boolean }) => (
  <li className="line link-row">
    <Plate username={player.username} imagen={player.imagen} size={26} />
    <span className={`grid ${css.member}`}>
      <span>
        <Link className="row-link" to={paths.jugador(player.id)} translate="no">
          {player.username}
        </Link>
        {online && (
          <span className={`dot ${css.online}`} title="En el sitio">
            <span className="screen-reader-only">, en el sitio</span>
          </span>
        )}
      </span>
      <span className={css.since}>{`desde el ${formatDate(player.joined_at)}`}</span>
    </span>
  </li>
)

interface ClanMembersProps {
  clan: Clan
  /** Ids of the members who are online and let others see it. */
  online: readonly number[]
  /** Buttons for the viewer, shown below the list. */
  children?: Elements
}

export function ClanMembers({ clan, online, children }: ClanMembersProps) {
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
          <span className="label" id={`rango-${rango}`}>
            {rangoText[rango]}
          </span>
          <ul className={`row ${css.members}`} aria-labelledby={`rango-${rango}`}>
            {players.map((player) => (
              <Member key={player.id} player={player} online={online.includes(player.id)} />
            ))}
          </ul>
        </div>
      ))}
      {children}
    </section>
  )
}
