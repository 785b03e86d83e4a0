import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useSearchParams } from '../lib/router'
import { useTitle } from '../app/title'
import { Inscritos } from '../features/torneos/Inscritos'
import { NowBox } from '../features/torneos/NowBox'
import { Partidas } from '../features/torneos/Partidas'
import { Podium } from '../features/torneos/Podium'
import { Reglas } from '../features/torneos/Reglas'
import { TorneoHead } from '../features/torneos/TorneoHead'
import { useOwn } from '../features/torneos/use-own'
import { useIdParam } from '../lib/id-param'
import { useRoom } from '../lib/live'
import { torneoQuery } from '../lib/torneo-queries'
import { Tabs } from '../ui/controls/Tabs'
import { PutOnSite } from '../ui/share/PutOnSite'
import { OfflineBar } from '../ui/state/Live'
import { Parts } from '../ui/state/Parts'
import { EmptyState, LoadingList } from '../ui/state/states'
import NotFound from './NotFound'
import { ScreenState } from './ScreenState'

/** Placeholder that reserves the bracket's space while its chunk loads. */
const BracketPlace = () => (
  <Parts>
    <LoadingList lines={6} height={64} text="Cargando la llave…" />
  </Parts>
)

// The bracket has its own chunk, because only one tab needs it.
const Bracket = lazy(() => import('../features/torneos/bracket/Bracket').then((part) => ({ default: part.Bracket })))

const tabs = ['inscritos', 'llave', 'partidas', 'reglas'] as const
type Tab = (typeof tabs)[number]

function TorneoScreen({ id }: { id: number }) {
  const query = useQuery(torneoQuery(id))
  const { data: torneo } = query
  const [address, setAddress] = useSearchParams()
  const own = useOwn({ id_etapa: torneo?.id_etapa ?? null })
  useRoom(`torneo:${id}`)
  useTitle(torneo?.nombre)
  if (!torneo)
    return (
      <div className="page">
        <ScreenState query={query} title="Torneo" failed="No pudimos traer el torneo" />
      </div>
    )
  const { llave, inscritos, formato } = torneo
  const asked = tabs.find((tab) => tab === address.get('ver'))
  const current: Tab = asked ?? (llave ? 'llave' : formato ? 'inscritos' : 'reglas')
  const partidas = llave?.rondas.reduce((count, ronda) => count + ronda.partidas.length, 0) ?? 0
  return (
    <Parts className="page">
      <OfflineBar />
      <TorneoHead torneo={torneo} />
      <NowBox torneo={torneo} />
      <Podium torneo={torneo} />
      {formato ? (
        <Tabs<Tab>
          label="Torneo"
          tabs={[
            { key: 'inscritos', label: 'Inscritos', count: inscritos.length },
            { key: 'llave', label: 'Llave' },
            { key: 'partidas', label: 'Partidas', count: partidas },
            { key: 'reglas', label: 'Reglas' },
          ]}
          current={current}
          onChange={(ver) => setAddress({ ver }, { replace: true })}
        >
          {current === 'inscritos' && <Inscritos torneo={torneo} own={own.ids} />}
          {current === 'llave' &&
            (llave ? (
              <Suspense fallback={<BracketPlace />}>
                <Bracket llave={llave} torneo={torneo} own={own.ids} />
              </Suspense>
            ) : (
              <EmptyState title="Sin sortear todavía">
                La llave sale del sorteo, cuando cierre la inscripción.
              </EmptyState>
            ))}
          {current === 'partidas' && <Partidas torneo={torneo} own={own.ids} />}
          {current === 'reglas' && <Reglas torneo={torneo} />}
        </Tabs>
      ) : (
        torneo.reglas && <Reglas torneo={torneo} />
      )}
      <PutOnSite kind="torneo" id={id} nombre={torneo.nombre} />
    </Parts>
  )
}

export default function Torneo() {
  const id = useIdParam()
  return id ? <TorneoScreen key={id} id={id} /> : <NotFound />
}
