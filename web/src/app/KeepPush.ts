import { useEffect } from 'react'
import { useSession } from '../lib/session'
import { deviceKeys, localStore } from '../lib/storage'

/** By then the screen has what it asked for, ms. */
const settledMs = 4000

/** Once the page has settled, makes this browser and the server agree on who gets pushes here; loads nothing where nobody does. */
export function KeepPush() {
  const token = useSession()?.token
  useEffect(() => {
    if (!token || localStore.getItem(deviceKeys.push) === null) return undefined
    // Without a connection the next start checks.
    const timer = setTimeout(
      () => import('../lib/push').then(({ checkPush }) => checkPush()).catch(() => undefined),
      settledMs,
    )
    return () => clearTimeout(timer)
  }, [token])
  return null
}
