import type { ToPage } from '../lib/worker-messages'
import { openPages, worker } from './scope'

const keyPath = '/api/v1/push/clave'

/** Fetches the site's public key for pushes, which the server gives to anyone. */
async function readKey(): Promise<string | null> {
  const json: unknown = await (await fetch(keyPath)).json()
  if (typeof json !== 'object' || json === null || !('data' in json)) return null
  const { data } = json
  if (typeof data !== 'object' || data === null || !('clave' in data)) return null
  return typeof data.clave === 'string' ? data.clave : null
}

/**
 * Subscribes again after the browser ended the push subscription. The new subscription is sent by the open pages or by the next page that
 * opens, because only a page has the session that the server requires.
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
