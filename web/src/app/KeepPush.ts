import { useEffect } from 'react'
import { useSession } from '../lib/session'
import { deviceKeys, localStore } from '../lib/storage'
import { onWorkerMessage } from '../lib/worker-events'

/** By then the screen has what it asked for, ms. */
const settledMs = 4000

/** Once the page has settled, makes this browser and the server agree on who gets pushes here; loads nothing where nobody does. */
export function KeepPush() {
  const token = useSession()?.token
  useEffect(() => {
    if (!token) return undefined
    const check = () => {
      // Without a connection the next start checks.
      if (localStore.getItem(deviceKeys.push) !== null)
        import('../lib/push').then(({ checkPush }) => checkPush()).catch(() => undefined)
    }
    const timer = setTimeout(check, settledMs)
    const stopHearing = onWorkerMessage(({ clase }) => {
      if (clase !== 'suscripcion') return false
      check()
      return true
    })
    return () => {
      clearTimeout(timer)
      stopHearing()
    }
  }, [token])
  return null
}
