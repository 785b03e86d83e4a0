import type { MatchPage } from '@trinchera/contract/partidas'
import { paths } from '@trinchera/contract/site-paths'
import { formatDateTime } from '@trinchera/rules/presentation'
import { Link } from '../../lib/router'
import { Crumbs } from '../../ui/controls/Crumbs'
import { ShareButton } from '../../ui/controls/ShareButton'

/** Title of a match's page: breadcrumbs, the two clans, when they played, and who reported the match. */
export const MatchTitle = ({ match }: { match: MatchPage }) => (
  <div>
    <Crumbs
      trail={[
        { to: paths.ladder, label: 'Ladder' },
        { to: paths.juego(match.etapa.juego.id), label: match.etapa.juego.nombre },
        { to: paths.etapa(match.id_etapa), label: match.etapa.nombre },
      ]}
    />
    <h1>
      <span translate="no">{match.ganador.nombre}</span> contra <span translate="no">{match.perdedor.nombre}</span>
    </h1>
    <p className="small dim">
      <span>
        <span>{`Jugada el ${formatDateTime(match.jugada)}. La reportó `}</span>
        <span translate="no">{match.reportado_por}</span>
        <span>{` el ${formatDateTime(match.fecha)}.`}</span>
      </span>{' '}
      <ShareButton path={paths.partida(match.id)} title={`${match.ganador.nombre} contra ${match.perdedor.nombre}`} />
      {match.id_reto !== null && (
        <>
          {' '}
          <Link className="more" to={paths.reto(match.id_reto)}>
            Ver el reto
          </Link>
        </>
      )}
    </p>
  </div>
)
