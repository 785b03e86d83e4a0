import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import type { SessionPlayer } from '@trinchera/contract/session'
import { paths } from '@trinchera/contract/site-paths'
import { useSession } from './session'

/** A screen for some: a visitor goes to log in and comes back, whoever may not see it is told so. The server decides all the same. */
export function Guard({ may, children }: { may: (player: SessionPlayer) => boolean; children: ReactNode }) {
  const session = useSession()
  const { pathname, search } = useLocation()
  if (!session) return <Navigate to={paths.login(pathname + search)} replace />
  return may(session.player) ? children : <Navigate to={paths.unauthorized} replace />
}
