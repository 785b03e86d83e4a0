import { playerText } from '@trinchera/rules/page-texts'
import { useQuery } from '@tanstack/react-query'
import { paths } from '@trinchera/contract/site-paths'
import { usePageText } from '../app/title'
import { PlayerChannels } from '../features/jugadores/PlayerChannels'
import { PlayerClanes } from '../features/jugadores/PlayerClanes'
import { PlayerMatches } from '../features/jugadores/PlayerMatches'
import { PlayerTitle } from '../features/jugadores/PlayerTitle'
import { PlayerMedals } from '../features/palmares/PlayerMedals'
import { Profile } from '../features/palmares/Profile'
import { perfilQuery, playerMedalsQuery } from '../features/palmares/queries'
import { codeOf } from '../lib/api'
import { useIdParam } from '../lib/id-param'
import { playerQuery } from '../lib/queries'
import { Crumbs } from '../ui/controls/Crumbs'
import { Parts } from '../ui/state/Parts'
import { OfflineBar } from '../ui/state/Live'
import NotFound from './NotFound'
import { ScreenState } from './ScreenState'

function PlayerDetail({ id }: { id: number }) {
  const player = useQuery(playerQuery(id))
  const { data } = player
  const medals = useQuery(playerMedalsQuery(id))
  const perfil = useQuery(perfilQuery(id))
  // The screen waits for medals and perfil, which are at its top, because they would push the rest down if they arrived later.
  const waiting = medals.isPending || perfil.isPending
  usePageText(data && playerText(data))
  // A player whose account is closed (404) while on screen disappears. If a refetch fails for another reason, the cached player stays.
  const closed = codeOf(player.error) === 404
  if (!data || closed || waiting)
    return (
      <ScreenState
        query={player}
        title="Jugador"
        failed="No pudimos traer al jugador"
        loading="Cargando datos del jugador..."
      />
    )
  return (
    <Parts>
      <OfflineBar />
      <Crumbs
        trail={[
          { to: paths.ladder, label: 'Ladder' },
          { to: paths.jugadores, label: 'Jugadores' },
        ]}
      />
      <PlayerTitle player={data} />
      <Parts className="stack">
        <PlayerChannels player={data} />
        <PlayerMedals player={id} />
        <PlayerClanes player={data} />
        <Profile player={id} />
        <PlayerMatches player={id} />
      </Parts>
    </Parts>
  )
}

export default function DetalleJugador() {
  const id = useIdParam()
  return id ? <PlayerDetail key={id} id={id} /> : <NotFound />
}
