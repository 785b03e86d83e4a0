import type { PendingWork } from '@trinchera/contract/rulings'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { NavLink } from '../../lib/router'
import { paths, type AdminArea } from '@trinchera/contract/site-paths'
import { useLive } from '../../lib/live'
import { useRefresh } from '../../lib/refresh'
import { tabReached, useTabRow } from '../../ui/controls/tab-row'
import { Parts } from '../../ui/state/Parts'
import { OfflineBar } from '../../ui/state/Live'
import { useActivityFeed } from './activity'
import { ActivityStrip } from './ActivityStrip'
import { areaNames } from '@trinchera/contract/admin-areas'
import { useCasesFeed } from './cases'
import { Novedades } from './Novedades'
import css from './PanelFrame.module.css'
import { pendingQuery } from './pending-query'
import { missingSteps, setupQuery } from './setup-query'
import { needsSecondFactor, SecondFactorNeeded } from './SecondFactorNeeded'
import type { Elements } from '../../lib/elements'

/** Number that an area's tab shows: its unresolved cases, or the `missing` steps that the site needs, such as a backup. */
function pendingIn(area: AdminArea, pending: PendingWork | undefined, missing: number): number {
  if (area === 'puesta-en-marcha') return missing
  if (area === 'reportes') return pending?.reclamos ?? 0
  if (area === 'victorias') return pending?.victorias ?? 0
  if (area === 'retos') return pending?.retos ?? 0
  if (area === 'apelaciones') return pending?.apelaciones ?? 0
  if (area === 'privacidad') return pending?.solicitudes ?? 0
  if (area === 'asistente') return (pending?.asistente ?? 0) + (pending?.consultas ?? 0)
  return area === 'anuncios' ? (pending?.comentarios ?? 0) : 0
}

function usePending() {
  const client = useQueryClient()
  const refresh = useRefresh()
  useLive('staff:pending', (pending) => {
    client.setQueryData(pendingQuery.queryKey, pending)
    refresh(
      'panel/reportes',
      'panel/victorias',
      'panel/retos',
      'panel/comentarios',
      'panel/asistente',
      'panel/consultas',
      'panel/apelaciones',
      'panel/solicitudes',
    )
  })
  return useQuery(pendingQuery)
}

interface PanelFrameProps {
  areas: readonly AdminArea[]
  /** The open area. Undefined on the panel's first page. */
  current: AdminArea | undefined
  children: Elements
}

/** The frame of the panel: title, tabs with numbers of unresolved cases, and latest actions of staff. Arrow keys move between the tabs. */
export function PanelFrame({ areas, current, children }: PanelFrameProps) {
  const { data: pending, error } = usePending()
  const { data: steps } = useQuery({ ...setupQuery, enabled: areas.includes('puesta-en-marcha') })
  useActivityFeed()
  useCasesFeed()
  const row = useTabRow<HTMLElement>(current)
  if (needsSecondFactor(error)) return <SecondFactorNeeded refusal={error} />
  return (
    <Parts className={`page ${css.panel}`}>
      <OfflineBar />
      <h1>Administración</h1>
      <nav className="tabs" aria-label="Administración" ref={row} onKeyDown={(event) => tabReached(event)?.tab.focus()}>
        {areas.map((area) => {
          const count = pendingIn(area, pending, steps ? missingSteps(steps) : 0)
          return (
            <NavLink key={area} className="tab" to={paths.panelAdmin(area)}>
              <span>{areaNames[area]}</span>
              {count > 0 && (
                <span className="count">
                  <span translate="no">{count}</span>
                  <span className="screen-reader-only"> por resolver</span>
                </span>
              )}
            </NavLink>
          )
        })}
      </nav>
      <ActivityStrip />
      {children}
      <Novedades />
    </Parts>
  )
}
