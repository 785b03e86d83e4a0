import type { ReactNode } from 'react'
import { Navigate, useLocation } from '../lib/router'
import type { SessionPlayer } from '@trinchera/contract/session'
import { paths } from '@trinchera/contract/site-paths'
import { useSession } from '../lib/session'

/**
 * Shows a screen only if `may` is true for the logged-in player. Visitors go to the login and then back here; other players go to the
 * unauthorized page. The server checks the permission on its own.
 */
export function Guard({ may, children }: { may: (player: SessionPlayer) => boolean; children: ReactNode }) {
  const session = useSession()
  const { pathname, search } = useLocation()
  if (!session) return <Navigate to={paths.login(pathname + search)} replace />
  return may(session.player) ? children : <Navigate to={paths.unauthorized} replace />
}
