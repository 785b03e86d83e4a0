import { useNavigate } from '../lib/router'
import { clearDrafts } from '../lib/kept-drafts'
import { toast } from '../ui/toast/toast'
import { paths } from '@trinchera/contract/site-paths'
import { currentSession, endSession } from '../lib/session'
import { deviceKeys, localStore } from '../lib/storage'

type Logout = (token: string) => Promise<unknown>

// The API client is loaded after the first paint. If somebody logs out earlier, the request waits for it.
let resolveLogout: (logout: Logout) => void = () => {}
const logoutCall = new Promise<Logout>((resolve) => {
  resolveLogout = resolve
})

/** Provides the call that ends a session on the server. It takes the token, because the browser has already deleted its own. */
export const provideLogout = (logout: Logout) => resolveLogout(logout)

/** Logs out: deletes the session here immediately, whatever the server replies (docs/behaviour/accounts.md#Logging out on screen). */
export function useLogout() {
  const navigate = useNavigate()
  return () => {
    const token = currentSession()?.token
    // Turns off pushes to this device, which would otherwise still arrive after the logout. The code is loaded only if needed.
    if (localStore.getItem(deviceKeys.push) !== null)
      import('../lib/push').then(({ leavePush }) => leavePush()).catch(() => undefined)
    endSession()
    clearDrafts()
    // An unreachable server must not keep anybody logged in on this device. The token expires by itself.
    if (token) logoutCall.then((logout) => logout(token)).catch(() => {})
    toast.warning('Sesión cerrada')
    void navigate(paths.ladder)
  }
}
