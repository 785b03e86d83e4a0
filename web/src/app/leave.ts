import { useNavigate } from '../lib/router'
import { clearDrafts } from '../lib/kept-drafts'
import { toast } from '../ui/toast/toast'
import { paths } from '@trinchera/contract/site-paths'
import { currentSession, endSession } from '../lib/session'
import { deviceKeys, localStore } from '../lib/storage'

type Logout = (token: string) => Promise<unknown>

// Resolves with the logout call of the API client, which loads after the first paint. A logout before that waits for it.
let resolveLogout: (logout: Logout) => void = () => {}
const logoutCall = new Promise<Logout>((resolve) => {
  resolveLogout = resolve
})

/** Sets the API call that ends a session on the server. The token is a parameter, because the browser has already deleted it. */
export const provideLogout = (logout: Logout) => resolveLogout(logout)

/**
 * Returns a function that logs out. The function deletes the session in this browser immediately, whatever the server replies
 * (docs/behaviour/accounts.md#Logging out on screen).
 */
export function useLogout() {
  const navigate = useNavigate()
  return () => {
    const token = currentSession()?.token
    // Turns off pushes to this browser, because they would still arrive after the logout. The code is loaded only if pushes are on.
    if (localStore.getItem(deviceKeys.push) !== null)
      import('../lib/push').then(({ leavePush }) => leavePush()).catch(() => undefined)
    endSession()
    clearDrafts()
    // Errors are ignored, because users must be able to log out while the server is unreachable. The token is then valid until it expires.
    if (token) logoutCall.then((logout) => logout(token)).catch(() => {})
    toast.warning('Sesión cerrada')
    void navigate(paths.ladder)
  }
}
