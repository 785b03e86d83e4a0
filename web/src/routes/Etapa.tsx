import { etapaText } from '@trinchera/rules/page-texts'
import { paths } from '@trinchera/contract/site-paths'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useNavigate } from '../lib/router'
import { usePageText } from '../app/title'
import { NextRetos } from '../features/agenda/NextRetos'
import { InstallOffer } from '../features/instalar/InstallOffer'
import { EtapaPage } from '../features/ladder/EtapaPage'
import { OwnRetos } from '../features/retos/OwnRetos'
import { useChallenges } from '../features/retos/ChallengeAct'
import { EtapaWinClaims } from '../features/win-claims/EtapaWinClaims'
import { useIdParam } from '../lib/id-param'
import { useSession } from '../lib/session'
import { useRoom } from '../lib/live'
import { etapaQuery } from '../lib/queries'
import { PutOnSite } from '../ui/share/PutOnSite'
import { AfterAct } from '../ui/push/AfterAct'
import { Parts } from '../ui/state/Parts'
import { OfflineBar } from '../ui/state/Live'
import NotFound from './NotFound'
import { ScreenState } from './ScreenState'

// Reports of the viewer that are not sent yet. Lazy, because most visitors have none and the ladder table must not wait for this chunk.
const WaitingReports = lazy(() => import('../features/report-loss/WaitingReports'))

function EtapaScreen({ id }: { id: number }) {
  const etapa = useQuery(etapaQuery(id))
  const { data } = etapa
  const navigate = useNavigate()
  const session = useSession()
  const act = useChallenges(id, data?.activo === true)
  useRoom(`etapa:${id}`)
  usePageText(data && etapaText(data))
  if (!data) return <ScreenState query={etapa} title="Etapa" failed="No pudimos traer la etapa" />
  return (
    <Parts>
      <OfflineBar />
      {session && (
        <Suspense fallback={null}>
          <WaitingReports etapa={id} onEdit={() => navigate(paths.reportes)} />
        </Suspense>
      )}
      <AfterAct act="reporte" />
      <EtapaPage etapa={data} act={act}>
        <OwnRetos etapa={id} />
        <NextRetos etapa={id} />
        <EtapaWinClaims etapa={data} />
        <PutOnSite kind="etapa" id={id} nombre={data.nombre} />
      </EtapaPage>
      <InstallOffer etapa={id} />
    </Parts>
  )
}

export default function Etapa() {
  const id = useIdParam()
  return id ? <EtapaScreen key={id} id={id} /> : <NotFound />
}
