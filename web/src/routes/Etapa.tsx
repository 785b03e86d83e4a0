import { useQuery } from '@tanstack/react-query'
import { useTitle } from '../app/title'
import '../features/ladder/ladder.css'
import { Stage } from '../features/ladder/Stage'
import { useIdParam } from '../lib/id-param'
import { useRoom } from '../lib/live'
import { etapaQuery } from '../lib/queries'
import { OfflineBar } from '../ui/Live'
import NotFound from './NotFound'
import { ScreenState } from './ScreenState'

function EtapaScreen({ id }: { id: number }) {
  const etapa = useQuery(etapaQuery(id))
  const { data } = etapa
  useRoom(`etapa:${id}`)
  useTitle(data && `${data.nombre} · ${data.juego.nombre}`, data && `El ranking en vivo de ${data.nombre}, ${data.juego.nombre}: ${data.clanes} clanes, ${data.partidas} partidas.`)
  if (!data) return <ScreenState query={etapa} title="Etapa" failed="No pudimos traer la etapa" />
  return (
    <>
      <OfflineBar />
      <Stage etapa={data} />
    </>
  )
}

export default function Etapa() {
  const id = useIdParam()
  return id ? <EtapaScreen key={id} id={id} /> : <NotFound />
}
