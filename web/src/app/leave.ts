import { useNavigate } from 'react-router'
import { forgetDrafts } from '../lib/draft'
import { toast } from '../ui/toast/toast'
import { paths } from '@trinchera/contract/site-paths'
import { currentSession, endSession } from './session'

type Logout = (token: string) => Promise<unknown>

// The caller of the API comes after the first paint, and somebody may leave before: the server is told then.
let handOver: (logout: Logout) => void = () => {}
const tellServer = new Promise<Logout>((resolve) => {
  handOver = resolve
})

/** The caller of the API hands over how a session is ended on the server: the one of that token, which is forgotten here by then. */
export const onLeave = (logout: Logout) => handOver(logout)

/** Cerrar Sesión (docs/behaviour.md#Logging out on screen): everything is forgotten here at once, whatever the server answers. */
export function useLeave() {
  const navigate = useNavigate()
  return () => {
    const token = currentSession()?.token
    endSession()
    forgetDrafts()
    // A server that cannot be reached must not keep anybody logged in on this screen; the token ends by itself.
    if (token) tellServer.then((logout) => logout(token)).catch(() => {})
    toast.warning('Sesión cerrada')
    void navigate(paths.ladder)
  }
}
