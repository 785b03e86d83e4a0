import { useEffect } from 'react'
import { useSession } from '../lib/session'
import { deviceKeys, localStore } from '../lib/storage'
import { onWorkerMessage } from '../lib/worker-events'

/** Time after which a new page has finished its first requests, ms. */
const settledMs = 4000

/**
 * After `settledMs`, makes this browser and the server agree on whose pushes arrive here. Loads no code if no player turned on pushes on
 * this device.
 */
export function KeepPush() {
  const token = useSession()?.token
  useEffect(() => {
    if (!token) return undefined
    const check = () => {
      // If the code cannot be loaded, for example offline, the next start checks.
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
