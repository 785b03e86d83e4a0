import { useNavigate } from 'react-router'
import { forgetDrafts } from '../lib/draft'
import { toast } from '../ui/toast'
import { paths } from './paths'
import { endSession } from './session'

type Logout = () => Promise<unknown>
let tellServer: Logout | undefined

/** The caller of the API hands over how a session is ended on the server; it must have read the token before it returns. */
export const onLeave = (logout: Logout) => {
  tellServer = logout
}

/** Cerrar Sesión (the specification, section 4): everything is forgotten here at once, whatever the server answers. */
export function useLeave() {
  const navigate = useNavigate()
  return () => {
    // A server that cannot be reached must not keep anybody logged in on this screen; the token ends by itself.
    tellServer?.().catch(() => {})
    endSession()
    forgetDrafts()
    toast.warning('Sesión cerrada')
    void navigate(paths.ladder)
  }
}
