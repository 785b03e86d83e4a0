import type { ReactNode } from 'react'
import { Navigate, useLocation } from '../lib/router'
import type { SessionPlayer } from '@trinchera/contract/session'
import { paths } from '@trinchera/contract/site-paths'
import { useSession } from '../lib/session'

/**
 * Restricts a screen: visitors are sent to log in and then back, other players to the unauthorized page. The server enforces the permission
 * independently.
 */
export function Guard({ may, children }: { may: (player: SessionPlayer) => boolean; children: ReactNode }) {
  const session = useSession()
  const { pathname, search } = useLocation()
  if (!session) return <Navigate to={paths.login(pathname + search)} replace />
  return may(session.player) ? children : <Navigate to={paths.unauthorized} replace />
}
