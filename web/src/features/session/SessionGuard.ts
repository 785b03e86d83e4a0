import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { provideLogout } from '../../app/leave'
import { deferWhileEnding } from '../../app/own-end'
import { paths } from '@trinchera/contract/site-paths'
import { currentSession, endedInAnotherTab, endSession, updateSession } from '../../app/session'
import { api, onSessionLost } from '../../lib/api'
import { useLive } from '../../lib/live'
import { useRefresh } from '../../lib/refresh'
import { toast } from '../../ui/toast/toast'

/**
 * Sees to what the server's side does to a session. Where it ends, the person is told why, logs in again and comes back to where they were; where
 * staff give or take a rol, what it opens appears or goes at once.
 */
export function SessionGuard() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const refresh = useRefresh()

  const latest = useRef<(reason?: string) => void>(() => {})
  function ended(reason = 'Tu sesión terminó. Vuelve a entrar para seguir.') {
    if (!currentSession() || deferWhileEnding(() => latest.current(reason))) return
    const byAnotherTab = endedInAnotherTab()
    endSession()
    if (byAnotherTab) return
    toast.warning(reason)
    void navigate(paths.login(pathname === paths.login() ? undefined : pathname + search))
  }

  useEffect(() => {
    latest.current = ended
  })
  useEffect(() => {
    onSessionLost((reason) => latest.current(reason))
    provideLogout((token) => api.logout({ headers: { authorization: `Bearer ${token}` } }))
  }, [])
  useLive('session:revoked', ({ reason }) => ended(reason || undefined))
  useLive('session:changed', (marks) => {
    updateSession(marks)
    refresh('jugador') // what was fetched before still says otherwise
  })
  return null
}
