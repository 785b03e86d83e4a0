import type { Player } from '@trinchera/contract/players'
import { clanMay } from '@trinchera/rules/permissions'
import { Link } from '../../lib/router'
import { paths } from '@trinchera/contract/site-paths'

/** A card in the side menu with the player's next step: join a clan, win the first match, or report a loss. */
export function PlayerReminder({ player }: { player: Player }) {
  const reporting = player.clanes.find(
    (clan) => clanMay(clan.PlayerClan.rango, 'report') && clan.nombre !== player.username,
  )
  const unranked = player.clanes.find((clan) => clan.ranking_actual === 0 && clan.juegos > 0)
  if (player.clanes.length === 0) {
    return (
      <div className="notice">
        <div className="label brass">Sin clan</div>
        <p className="small">Elige una etapa: funda el tuyo, o pide entrar a uno.</p>
        <Link className="more" to={paths.ladder}>
          Ver el ladder
        </Link>
      </div>
    )
  }
  if (unranked) {
    return (
      <div className="notice">
        <div className="label brass">No Rankeado</div>
        <p className="small">
          <b translate="no">{unranked.nombre}</b> entra al ranking con su primera victoria.
        </p>
        <Link className="more" to={paths.etapa(unranked.id_etapa)}>
          Ver la etapa
        </Link>
      </div>
    )
  }
  if (!reporting) return null
  return (
    <div className="notice">
      <div className="label brass">24 horas</div>
      <p className="small">
        Si <b translate="no">{reporting.nombre}</b> perdió, te toca reportarlo antes de un día.
      </p>
      <Link className="more" to={paths.reportes}>
        Reportar Derrota
      </Link>
    </div>
  )
}
