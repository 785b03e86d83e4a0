import type { Match } from '@trinchera/contract/ladder'
import { scoreText } from '@trinchera/rules/match-score'
import { Link } from '../../lib/router'
import { paths } from '@trinchera/contract/site-paths'
import { Emblem } from '../../art/Emblem'
import { useNow } from '../../lib/clock'
import { etapaName } from '../../lib/open-etapas'
import { whenShort } from '../../lib/when'
import { RelativeTime } from '../../ui/state/RelativeTime'
import { moveText } from './match-text'

/** How long a match is highlighted as new, in ms. */
const freshMs = 60_000

/** Name of a clan in a match. Links to the clan, unless the clan was deleted. */
export const SideName = ({ side, strong }: { side: Match['ganador']; strong?: boolean }) => {
  const name = strong ? <b translate="no">{side.nombre}</b> : <bdi translate="no">{side.nombre}</bdi>
  return side.eliminado ? name : <Link to={paths.clan(side.id)}>{name}</Link>
}

/** One match: "{winner} Venció a {loser}", when it was reported, and the winner's change of place. The line links to the match. */
export function MatchLine({ match, withEtapa }: { match: Match; withEtapa?: boolean }) {
  const now = useNow()
  const score = scoreText(match.mapas)
  const fresh = now - Date.parse(match.fecha) < freshMs
  const moved = match.ganador.antes !== match.ganador.despues
  return (
    <li className="match-row link-row">
      <Emblem nombre={match.ganador.nombre} imagen={match.ganador.imagen} size={24} />
      <div className="sides">
        <SideName side={match.ganador} strong /> <span>Venció a</span> <SideName side={match.perdedor} />
      </div>
      <Link className="when row-link" to={paths.partida(match.id)}>
        <span className="screen-reader-only">
          Partida de <span translate="no">{match.ganador.nombre}</span> y{' '}
          <span translate="no">{match.perdedor.nombre}</span>,{' '}
        </span>
        {fresh ? <RelativeTime at={match.fecha} /> : <span>{whenShort(match.fecha, now)}</span>}
      </Link>
      <span className="detail">
        <span className={match.ruling ? 'loss' : fresh && moved ? 'brass' : undefined}>{moveText(match)}</span>
        <span>{`${withEtapa ? ` en ${etapaName(match.etapa)}` : ''}${score ? `, ${score}` : ''}`}</span>
      </span>
    </li>
  )
}
