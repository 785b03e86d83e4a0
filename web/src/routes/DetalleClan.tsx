import { useQuery } from '@tanstack/react-query'
import { paths } from '../app/paths'
import { useTitle } from '../app/title'
import { ClanMatches } from '../features/clanes/ClanMatches'
import { ClanMembers } from '../features/clanes/ClanMembers'
import { ClanTitle } from '../features/clanes/ClanTitle'
import '../features/clanes/clanes.css'
import { PlaceHistory } from '../features/clanes/PlaceHistory'
import { codeOf } from '../lib/api'
import { useIdParam } from '../lib/id-param'
import { useRoom } from '../lib/live'
import { useOwnClan } from '../lib/own-clan'
import { clanQuery } from '../lib/queries'
import { Crumbs } from '../ui/Crumbs'
import { OfflineBar } from '../ui/Live'
import NotFound from './NotFound'
import { ScreenState } from './ScreenState'

function ClanDetail({ id }: { id: number }) {
  const clan = useQuery(clanQuery(id))
  const { data } = clan
  const own = useOwnClan(data?.id_etapa ?? 0)
  useRoom(`clan:${id}`)
  useTitle(data?.nombre, data && `${data.nombre} [${data.tag}] en ${data.etapa.nombre}: ${data.ranking_actual > 0 ? `puesto ${data.ranking_actual} de ${data.rankeados}` : 'No Rankeado'}, ${data.triunfos}–${data.derrotas}.`)
  // A clan that was deleted while it was on the screen goes from it; one that could not be asked for again stays.
  const gone = codeOf(clan.error) === 404
  if (!data || gone) return <ScreenState query={clan} title="Clan" failed="No pudimos traer el clan" />
  return (
    <>
      <OfflineBar />
      <Crumbs
        trail={[
          { to: paths.ladder, label: 'Ladder' },
          { to: paths.juego(data.etapa.juego.id), label: data.etapa.juego.nombre },
          { to: paths.etapa(data.id_etapa), label: data.etapa.nombre },
        ]}
      />
      <ClanTitle clan={data} />
      <div className="stack">
        <div className="cols">
          <PlaceHistory clan={data} />
          <ClanMembers clan={data} ownRango={own?.id === id ? own.PlayerClan.rango : undefined} />
        </div>
        <ClanMatches clan={id} />
      </div>
    </>
  )
}

export default function DetalleClan() {
  const id = useIdParam()
  return id ? <ClanDetail key={id} id={id} /> : <NotFound />
}
