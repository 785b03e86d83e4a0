import type { ToPage } from '../lib/worker-messages'
import { openPages, worker } from './scope'

const keyPath = '/api/v1/push/clave'

/** The site's public key, as the server gives it to anyone. */
async function readKey(): Promise<string | null> {
  const json: unknown = await (await fetch(keyPath)).json()
  if (typeof json !== 'object' || json === null || !('data' in json)) return null
  const { data } = json
  if (typeof data !== 'object' || data === null || !('clave' in data)) return null
  return typeof data.clave === 'string' ? data.clave : null
}

/**
 * The browser ended the subscription: subscribes anew. Only a page has the session that the server asks for, so that the new subscription is sent
 * by those that are open, or by the next that opens.
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
