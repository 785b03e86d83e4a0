import { juegoText } from '@trinchera/rules/page-texts'
import { useQuery } from '@tanstack/react-query'
import { paths } from '@trinchera/contract/site-paths'
import { usePageText } from '../app/title'
import { EtapaList } from '../features/ladder/EtapaList'
import { useIdParam } from '../lib/id-param'
import { juegosQuery } from '../lib/queries'
import { Crumbs } from '../ui/controls/Crumbs'
import { Parts } from '../ui/state/Parts'
import { LiveBadge, OfflineBar } from '../ui/state/Live'
import NotFound from './NotFound'
import { ScreenState } from './ScreenState'

export default function Juego() {
  const id = useIdParam()
  const juegos = useQuery(juegosQuery)
  const juego = juegos.data?.find((one) => one.id === id)
  usePageText(juego && juegoText(juego))
  if (!juegos.data) return <ScreenState query={juegos} title="Juego" failed="No pudimos traer el juego" />
  if (!juego) return <NotFound />
  return (
    <Parts>
      <OfflineBar />
      <div className="row title">
        <div className="grow">
          <Crumbs trail={[{ to: paths.ladder, label: 'Ladder' }]} />
          <h1 translate="no">{juego.nombre}</h1>
        </div>
        <div className="row actions">
          <LiveBadge />
        </div>
      </div>
      <EtapaList juego={juego.id} />
    </Parts>
  )
}
