import { staffMay } from '@trinchera/rules/permissions'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, type ComponentType } from 'react'
import { Navigate, useParams, useSearchParams } from '../lib/router'
import { paths, type AdminArea } from '@trinchera/contract/site-paths'
import { useSession } from '../lib/session'
import { ScreenBoundary } from '../app/ScreenBoundary'
import { useTitle } from '../app/title'
import { areaNames } from '@trinchera/contract/admin-areas'
import { areaNamed, areasOf, mayDecide } from '../features/panel/areas'
import { missingSteps, setupQuery } from '../features/panel/setup-query'
import { PanelFrame } from '../features/panel/PanelFrame'
import { LoadingText } from '../ui/state/states'
import { ForbiddenPage, NotFoundPage } from './FullPage'

const SetupArea = lazy(() => import('../features/panel/puesta-en-marcha/SetupArea'))

const screens: Record<AdminArea, ComponentType> = {
  juegos: lazy(() => import('../features/panel/juegos/JuegosArea')),
  etapas: lazy(() => import('../features/panel/etapas/EtapasArea')),
  opciones: lazy(() => import('../features/panel/opciones/OpcionesArea')),
  jugadores: lazy(() => import('../features/panel/jugadores/PlayersArea')),
  reportes: lazy(() => import('./panel/ReportesArea')),
  ranking: lazy(() => import('./panel/RankingArea')),
  torneos: lazy(() => import('../features/panel/torneos/TorneosArea')),
  anuncios: lazy(() => import('./panel/AnunciosArea')),
  'puesta-en-marcha': SetupArea,
  textos: lazy(() => import('../features/panel/textos/TextosArea')),
  foro: lazy(() => import('../features/panel/foro/ForoArea')),
  victorias: lazy(() => import('../features/panel/win-claims/WinClaimsArea')),
  retos: lazy(() => import('../features/panel/retos/RetosArea')),
  apelaciones: lazy(() => import('../features/panel/apelaciones/ApelacionesArea')),
  asistente: lazy(() => import('./panel/AsistenteArea')),
  privacidad: lazy(() => import('../features/panel/privacidad/PrivacidadArea')),
  registro: lazy(() => import('../features/panel/registro/RegistroArea')),
  colas: lazy(() => import('../features/panel/colas/ColasArea')),
}

const WaitingArea = lazy(() => import('../features/panel/waiting/WaitingArea'))

/** The panel's first page: the steps of the set-up that are not done, for rol 1, and the cases that need a decision. */
function FirstPage() {
  const player = useSession()?.player
  const mayOpen = player !== undefined && staffMay(player, 'opciones.manage')
  const { data: steps } = useQuery({ ...setupQuery, enabled: mayOpen })
  return (
    <>
      {steps && missingSteps(steps) > 0 && <SetupArea />}
      <WaitingArea />
    </>
  )
}

/** Redirects the old URL form `?type=<area>` to the path of that area. */
function AreaByQuery({ search }: { search: URLSearchParams }) {
  const rest = new URLSearchParams(search)
  rest.delete('type')
  const kept = rest.toString()
  const area = areaNamed(search.get('type'))
  return area ? <Navigate to={`${paths.panelAdmin(area)}${kept && `?${kept}`}`} replace /> : <NotFoundPage />
}

/**
 * The panel. The URL names the area, and the viewer's rol must allow it. Without an area, shows the cases that need a decision
 * (docs/behaviour/staff.md#Panel areas).
 */
export default function PanelAdmin() {
  const player = useSession()?.player
  const { type } = useParams()
  const [search] = useSearchParams()
  const area = areaNamed(type)
  useTitle(area && `${areaNames[area]} · Administración`)
  const areas = player ? areasOf(player) : []
  const [first] = areas

  if (!type && search.has('type')) return <AreaByQuery search={search} />
  if (type && !area) return <NotFoundPage />
  if (!player || !first || (area && !areas.includes(area))) return <ForbiddenPage />
  if (!area && !mayDecide(player)) return <Navigate to={paths.panelAdmin(first)} replace />
  const Area = area ? screens[area] : FirstPage
  return (
    <PanelFrame areas={areas} current={area}>
      <ScreenBoundary>
        <Suspense
          key={area}
          fallback={
            <div aria-busy="true">
              <LoadingText />
            </div>
          }
        >
          <Area />
        </Suspense>
      </ScreenBoundary>
    </PanelFrame>
  )
}
