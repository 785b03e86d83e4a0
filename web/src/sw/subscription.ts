import type { ToPage } from '../lib/worker-messages'
import { openPages, worker } from './scope'

const keyPath = '/api/v1/push/clave'

/** Fetches the server's public key, which a push subscription needs; null if the reply has another form. No session is required. */
async function readKey(): Promise<string | null> {
  const json: unknown = await (await fetch(keyPath)).json()
  if (typeof json !== 'object' || json === null || !('data' in json)) return null
  const { data } = json
  if (typeof data !== 'object' || data === null || !('clave' in data)) return null
  return typeof data.clave === 'string' ? data.clave : null
}

/**
 * Subscribes to pushes again after the browser ended the subscription. A page then sends the new subscription to the server, because the
 * server requires a session and only pages have one.
 */
export async function renewSubscription() {
  const applicationServerKey = await readKey().catch(() => null)
  if (applicationServerKey)
    await worker.registration.pushManager
      .subscribe({ userVisibleOnly: true, applicationServerKey })
      .catch(() => undefined)
  const renewed: ToPage = { clase: 'suscripcion' }
  for (const page of await openPages()) page.postMessage(renewed)
}
