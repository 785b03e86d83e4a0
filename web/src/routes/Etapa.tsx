import { useQuery } from '@tanstack/react-query'
import { useTitle } from '../app/title'
import '../features/ladder/ladder.css'
import { StageTable } from '../features/ladder/StageTable'
import { StageTitle } from '../features/ladder/StageTitle'
import { useIdParam } from '../lib/id-param'
import { useRoom } from '../lib/live'
import { useOwnClan } from '../lib/own-clan'
import { etapaQuery } from '../lib/queries'
import { OfflineBar } from '../ui/Live'
import NotFound from './NotFound'
import { ScreenState } from './ScreenState'

function Stage({ id }: { id: number }) {
  const etapa = useQuery(etapaQuery(id))
  const own = useOwnClan(id)
  useRoom(`etapa:${id}`)
  const { data } = etapa
  useTitle(data && `${data.nombre} · ${data.juego.nombre}`, data && `El ranking en vivo de ${data.nombre}, ${data.juego.nombre}: ${data.clanes} clanes, ${data.partidas} partidas.`)
  if (!data) return <ScreenState query={etapa} title="Etapa" failed="No pudimos traer la etapa" />
  return (
    <>
      <OfflineBar />
      <StageTitle etapa={data} rango={own?.PlayerClan.rango} />
      <StageTable etapa={data} />
    </>
  )
}

export default function Etapa() {
  const id = useIdParam()
  return id ? <Stage key={id} id={id} /> : <NotFound />
}
