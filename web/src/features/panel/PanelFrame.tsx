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
import css from './PanelFrame.module.css'
import { pendingQuery } from './pending-query'
import { needsSecondFactor, SecondFactorNeeded } from './SecondFactorNeeded'
import type { Elements } from '../../lib/elements'

/** Number of unresolved cases that an area's tab shows. */
function pendingIn(area: AdminArea, pending: PendingWork | undefined): number {
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
          const count = pendingIn(area, pending)
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
    </Parts>
  )
}
