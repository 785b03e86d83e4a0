import type { Clan } from '@trinchera/contract/clanes'
import { clanMay, rangos, type Rango } from '@trinchera/rules/permissions'
import { Link } from 'react-router'
import { paths } from '../../app/paths'
import { Plate } from '../../art/Plate'
import { rangoText } from '../../lib/rango'
import { ButtonLink } from '../../ui/Button'
import { SectionHead } from '../../ui/SectionHead'
import { EmptyState } from '../../ui/states'

/** The members by rank; what the viewer's own rank opens stands below. */
export function ClanMembers({ clan, ownRango }: { clan: Clan; ownRango?: Rango }) {
  const groups = rangos
    .map((rango) => ({ rango, players: clan.players.filter((player) => player.rango === rango) }))
    .filter((group) => group.players.length > 0)
  return (
    <section>
      <SectionHead title="Integrantes" count={clan.players.length} />
      {groups.length === 0 && <EmptyState title="No queda nadie en el clan">Sus partidas siguen contando para los demás.</EmptyState>}
      {groups.map(({ rango, players }) => (
        <div className="rank" key={rango}>
          <span className="lbl" id={`rango-${rango}`}>
            {rangoText[rango]}
          </span>
          <ul aria-labelledby={`rango-${rango}`}>
            {players.map((player) => (
              <li key={player.id}>
                <Plate username={player.username} imagen={player.imagen} size={26} />
                <Link to={paths.jugador(player.id)}>{player.username}</Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {clan.etapa.multijugador && (clanMay(ownRango, 'recruit') || clanMay(ownRango, 'edit')) && (
        <div className="members-acts">
          {clanMay(ownRango, 'recruit') && (
            <ButtonLink size="small" to={paths.reclutar(clan.id, clan.id_etapa)}>
              Reclutar
            </ButtonLink>
          )}
          {clanMay(ownRango, 'edit') && (
            <ButtonLink size="small" to={paths.editClan(clan.id)}>
              Editar Clan
            </ButtonLink>
          )}
        </div>
      )}
    </section>
  )
}
