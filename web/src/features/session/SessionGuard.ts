import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { onLeave } from '../../app/leave'
import { paths } from '../../app/paths'
import { currentSession, endSession } from '../../app/session'
import { api, onSessionLost } from '../../lib/api'
import { useLive } from '../../lib/live'
import { toast } from '../../ui/toast'

/** Sees to a session that ends from the server's side: the person logs in again and comes back to where they were. */
export function SessionGuard() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  useEffect(() => {
    onSessionLost(() => {
      if (!currentSession()) return
      endSession()
      toast.warning('Tu sesión terminó. Vuelve a entrar para seguir.')
      void navigate(paths.login(pathname + search))
    })
  }, [navigate, pathname, search])
  useEffect(() => onLeave((token) => api.logout({ headers: { authorization: `Bearer ${token}` } })), [])
  useLive('session:revoked', ({ reason }) => {
    if (!currentSession()) return
    endSession()
    toast.warning(reason)
  })
  return null
}
