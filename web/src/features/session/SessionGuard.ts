import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from '../../lib/router'
import { provideLogout } from '../../app/leave'
import { deferWhileEnding } from '../../app/own-end'
import { paths } from '@trinchera/contract/site-paths'
import { currentSession, endedInAnotherTab, endSession, updateSession } from '../../lib/session'
import { api } from '../../lib/api'
import { onSessionLost } from '../../lib/lost-session'
import { useLive } from '../../lib/live'
import { useRefresh } from '../../lib/refresh'
import { toast } from '../../ui/toast/toast'

/**
 * Applies session changes that the server reports. A revoked session leads to the login, which shows the reason and then returns to this
 * screen. A changed rol or admin flag applies at once.
 */
export function SessionGuard() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const refresh = useRefresh()

  const latest = useRef<(reason?: string) => void>(() => {})
  function onEnded(reason = 'Tu sesión terminó. Vuelve a entrar para seguir.') {
    if (!currentSession() || deferWhileEnding(() => latest.current(reason))) return
    const byAnotherTab = endedInAnotherTab()
    endSession()
    if (byAnotherTab) return
    toast.warning(reason)
    void navigate(paths.login(pathname === paths.login() ? undefined : pathname + search))
  }

  useEffect(() => {
    latest.current = onEnded
  })
  useEffect(() => {
    onSessionLost((reason) => latest.current(reason))
    provideLogout((token) => api.logout({ headers: { authorization: `Bearer ${token}` } }))
  }, [])
  useLive('session:revoked', ({ reason }) => onEnded(reason || undefined))
  useLive('session:changed', (marks) => {
    updateSession(marks)
    refresh('jugador') // cached players still have the old rol
  })
  return null
}
