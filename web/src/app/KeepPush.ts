import { useEffect } from 'react'
import { useSession } from '../lib/session'
import { deviceKeys, localStore } from '../lib/storage'
import { onWorkerMessage } from '../lib/worker-events'

/** Time that a new page needs for its first requests, in ms. */
const settledMs = 4000

/** Synchronises this browser's push subscription with the server `settledMs` after the page has loaded. Loads no code if pushes are off. */
export function KeepPush() {
  const token = useSession()?.token
  useEffect(() => {
    if (!token) return undefined
    const check = () => {
      // If the code cannot be loaded, for example offline, the check runs when the app starts again.
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
