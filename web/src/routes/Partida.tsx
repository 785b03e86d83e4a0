import type { MatchPage } from '@trinchera/contract/partidas'
import { matchText } from '@trinchera/rules/page-texts'
import { formatDateTime } from '@trinchera/rules/presentation'
import { useQuery } from '@tanstack/react-query'
import { Link } from '../lib/router'
import { paths } from '@trinchera/contract/site-paths'
import { usePageText } from '../app/title'
import { AppealRuling } from '../features/apelaciones/AppealRuling'
import { BetweenBoth } from '../features/partida/BetweenBoth'
import { Evidence } from '../features/partida/Evidence'
import { History } from '../features/partida/History'
import { MatchAnswer } from '../features/partida/MatchAnswer'
import { MatchMaps } from '../ui/match/MatchMaps'
import { Rosters } from '../features/partida/Rosters'
import { Scoreboard } from '../features/partida/Scoreboard'
import { Timeline } from '../features/reto-live/Timeline'
import { useIdParam } from '../lib/id-param'
import { matchQuery } from '../lib/queries'
import { Crumbs } from '../ui/controls/Crumbs'
import { ShareButton } from '../ui/controls/ShareButton'
import { Parts } from '../ui/state/Parts'
import { OfflineBar } from '../ui/state/Live'
import NotFound from './NotFound'
import { ScreenState } from './ScreenState'

const MatchTitle = ({ match }: { match: MatchPage }) => (
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

function PartidaScreen({ id }: { id: number }) {
  const query = useQuery(matchQuery(id))
  const { data: match } = query
  usePageText(match && matchText(match))
  if (!match) return <ScreenState query={query} title="Partida" failed="No pudimos traer la partida" />
  return (
    <Parts>
      <OfflineBar />
      <MatchTitle match={match} />
      <Scoreboard match={match} />
      <Parts className="stack">
        <div>
          {match.comentario && <p className="lead">{`«${match.comentario}»`}</p>}
          <MatchAnswer match={match} />
          <AppealRuling match={match} />
        </div>
        <MatchMaps mapas={match.mapas} winner={match.ganador.nombre} loser={match.perdedor.nombre} />
        {match.id_reto !== null && <Timeline reto={match.id_reto} clans={[match.ganador, match.perdedor]} />}
        <Evidence match={match} />
        <Parts className="cols">
          <Rosters planteles={match.planteles} />
          <Parts className="stack">
            <History match={match} />
            <BetweenBoth match={match} />
          </Parts>
        </Parts>
      </Parts>
    </Parts>
  )
}

export default function Partida() {
  const id = useIdParam()
  return id ? <PartidaScreen key={id} id={id} /> : <NotFound />
}
