import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { onLeave } from '../../app/leave'
import { holdBack } from '../../app/own-end'
import { paths } from '../../app/paths'
import { currentSession, endedElsewhere, endSession, updateSession } from '../../app/session'
import { api, onSessionLost } from '../../lib/api'
import { useLive } from '../../lib/live'
import { toast } from '../../ui/toast'

/** Sees to a session that ends from the server's side: the person is told why, logs in again and comes back to where they were. */
export function SessionGuard() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()

  const latest = useRef<(reason?: string) => void>(() => {})
  function ended(reason = 'Tu sesión terminó. Vuelve a entrar para seguir.') {
    if (!currentSession() || holdBack(() => latest.current(reason))) return
    const byAnotherTab = endedElsewhere()
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
    onLeave((token) => api.logout({ headers: { authorization: `Bearer ${token}` } }))
  }, [])
  useLive('session:revoked', ({ reason }) => ended(reason || undefined))
  useLive('session:changed', ({ rol, admin }) => updateSession({ rol, admin }))
  return null
}
