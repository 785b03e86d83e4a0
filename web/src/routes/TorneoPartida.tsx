import { useQuery } from '@tanstack/react-query'
import { useTitle } from '../app/title'
import { MatchActs } from '../features/torneos/match/MatchActs'
import { MatchConversation } from '../features/torneos/match/MatchConversation'
import { MatchFacts } from '../features/torneos/match/MatchFacts'
import { MatchHead } from '../features/torneos/match/MatchHead'
import { MatchHistory } from '../features/torneos/match/MatchHistory'
import { Organise } from '../features/torneos/match/Organise'
import { useIdParam } from '../lib/id-param'
import { useRoom } from '../lib/live'
import { torneoMatchQuery } from '../lib/torneo-queries'
import { partidaTitle } from '../ui/match/torneo-text'
import { Parts } from '../ui/state/Parts'
import { OfflineBar } from '../ui/state/Live'
import NotFound from './NotFound'
import { ScreenState } from './ScreenState'

function MatchScreen({ id, partida }: { id: number; partida: number }) {
  const query = useQuery(torneoMatchQuery(id, partida))
  const { data: match } = query
  useRoom(`torneo:${id}`)
  useTitle(match && partidaTitle(match))
  if (!match)
    return (
      <div className="page">
        <ScreenState query={query} title="Partida" failed="No pudimos traer la partida" />
      </div>
    )
  return (
    <Parts className="page">
      <OfflineBar />
      <MatchHead match={match} />
      <MatchActs match={match} />
      <Organise match={match} />
      <Parts className="cols mt-6">
        <div className="stack">
          <MatchFacts match={match} />
        </div>
        <Parts className="stack">
          <MatchConversation match={match} />
          <MatchHistory match={match} />
        </Parts>
      </Parts>
    </Parts>
  )
}

export default function TorneoPartida() {
  const id = useIdParam()
  const partida = useIdParam('partida')
  return id && partida ? <MatchScreen key={`${id} ${partida}`} id={id} partida={partida} /> : <NotFound />
}
