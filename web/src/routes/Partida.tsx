import { matchText } from '@trinchera/rules/page-texts'
import { useQuery } from '@tanstack/react-query'
import { usePageText } from '../app/title'
import { AppealRuling } from '../features/apelaciones/AppealRuling'
import { BetweenBoth } from '../features/partida/BetweenBoth'
import { Evidence } from '../features/partida/Evidence'
import { History } from '../features/partida/History'
import { MatchAnswer } from '../features/partida/MatchAnswer'
import { MatchTitle } from '../features/partida/MatchTitle'
import { MatchMaps } from '../ui/match/MatchMaps'
import { Rosters } from '../features/partida/Rosters'
import { Scoreboard } from '../features/partida/Scoreboard'
import { Timeline } from '../features/reto-live/Timeline'
import { useIdParam } from '../lib/id-param'
import { matchQuery } from '../lib/queries'
import { Parts } from '../ui/state/Parts'
import { OfflineBar } from '../ui/state/Live'
import NotFound from './NotFound'
import { ScreenState } from './ScreenState'

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
