import type { PendingWork } from '@trinchera/contract/rulings'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { paths, type AdminArea } from '@trinchera/contract/site-paths'
import { useLive } from '../../lib/live'
import { useRefresh } from '../../lib/refresh'
import { OfflineBar } from '../../ui/state/Live'
import { useActivityFeed } from './activity'
import { ActivityStrip } from './ActivityStrip'
import { areaNames } from './areas'
import { useCasesFeed } from './cases'
import './panel.css'
import { pendingQuery } from './queries'

/** Where the work that waits is done. */
function waitingIn(area: AdminArea, pending: PendingWork | undefined): number {
  if (area === 'reportes') return pending?.reclamos ?? 0
  return area === 'anuncios' ? (pending?.comentarios ?? 0) : 0
}

function usePending() {
  const client = useQueryClient()
  const refresh = useRefresh()
  useLive('staff:pending', (pending) => {
    client.setQueryData(pendingQuery.queryKey, pending)
    for (const wish of ['panel/reportes', 'panel/comentarios']) refresh(wish)
  })
  return useQuery(pendingQuery).data
}

/** What stands around every area: the title, the tabs that the rol opens with the work that waits in each, and what the others do. */
export function PanelFrame({ areas, children }: { areas: readonly AdminArea[]; children: ReactNode }) {
  const pending = usePending()
  useActivityFeed()
  useCasesFeed()
  return (
    <div className="page panel">
      <OfflineBar />
      <h1>Administración</h1>
      <nav className="tabs" aria-label="Administración">
        {areas.map((area) => {
          const waiting = waitingIn(area, pending)
          return (
            <NavLink key={area} className="tab" to={paths.panelAdmin(area)}>
              {areaNames[area]}
              {waiting > 0 && (
                <span className="n">
                  {waiting}
                  <span className="sr"> por resolver</span>
                </span>
              )}
            </NavLink>
          )
        })}
      </nav>
      <ActivityStrip />
      {children}
    </div>
  )
}
