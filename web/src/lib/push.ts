import { ApiError } from '@trinchera/contract/api-error'
import { api, codeOf, messageOf } from './api'
import { inOneTab } from './one-tab'
import { readRegistered, sessionId, storeRegistered, updatePushState } from './push-state'
import { currentSession } from './session'

/** How long the service worker, which is installed once the page has settled, is waited for, ms. */
const workerMs = 30_000

const sameBytes = (key: ArrayBuffer | null | undefined, text: string) =>
  key !== null &&
  key !== undefined &&
  btoa(String.fromCharCode(...new Uint8Array(key)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '') === text.replace(/=+$/, '')

async function readyWorker(): Promise<ServiceWorkerRegistration> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no service worker')), workerMs)
  })
  return Promise.race([navigator.serviceWorker.ready, late]).finally(() => clearTimeout(timer))
}

/** This browser's subscription under the site's present key: the one it has, or a new one. `fresh`: a new one in any case. */
async function subscribe({ pushManager }: ServiceWorkerRegistration, fresh: boolean): Promise<PushSubscription> {
  const { clave } = (await api.getPushKey()).data
  const present = await pushManager.getSubscription()
  if (present && !fresh && sameBytes(present.options.applicationServerKey, clave)) return present
  // A browser refuses a second key beside the first.
  await present?.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: clave })
}

async function register(subscription: PushSubscription) {
  const session = currentSession()
  const { endpoint, keys } = subscription.toJSON()
  const [p256dh, auth] = [keys?.p256dh, keys?.auth]
  if (!session || !endpoint || !p256dh || !auth) throw new Error('the subscription is not whole')
  await api.createPushDevice({ body: { endpoint, keys: { p256dh, auth } } })
  storeRegistered({ player: session.player.id, session: sessionId(session.token), endpoint })
}

/** Ends the subscription in this browser and takes away what it shows; the server removes the device by itself, with its session or at the next push. */
export async function leavePush(): Promise<void> {
  storeRegistered(null)
  const registration = await navigator.serviceWorker?.getRegistration()
  const subscription = await registration?.pushManager?.getSubscription()
  await subscription?.unsubscribe()
  // On a phone that is shared, the next person is not shown what was for this one.
  for (const shown of (await registration?.getNotifications?.()) ?? []) shown.close()
}

async function removeOwn() {
  const { data } = await api.listPushDevices()
  for (const { id, propio } of data) if (propio) await api.deletePushDevice({ params: { id } })
}

/** Asks for the permission and subscribes; to be called by a tap, without awaiting anything before. Returns what went wrong, as a sentence. */
export async function turnOnPush(): Promise<string | null> {
  const permission = await Notification.requestPermission()
  updatePushState()
  if (permission !== 'granted') return permission === 'denied' ? null : 'No diste permiso: puedes intentarlo de nuevo.'
  try {
    const registered = readRegistered()
    // What another person subscribed to on this device is not taken over.
    const fresh = registered !== null && registered.player !== currentSession()?.player.id
    const subscription = await subscribe(await readyWorker(), fresh)
    await register(subscription).catch(async (error: unknown) => {
      await subscription.unsubscribe()
      throw error
    })
    return null
  } catch (error) {
    if (error instanceof ApiError) return messageOf(error, 'No hay conexión con el servidor. Intenta de nuevo.')
    return 'Este navegador no pudo suscribirse a los avisos. Intenta de nuevo más tarde.'
  }
}

/** No more pushes in this browser. Throws where the server could not be told. */
export async function turnOffPush(): Promise<void> {
  await removeOwn()
  await leavePush()
}

/**
 * Makes this browser and the server agree again, once the page has settled (docs/behaviour/notices.md#Devices with avisos): a withdrawn permission
 * removes the device; a changed key, a replaced or lost subscription and a new session of the same player register it again; what its
 * player removed elsewhere stays removed; what another person subscribed to ends. Rejects without a connection: the next start checks again.
 */
export async function checkPush(): Promise<void> {
  // One tab at a time: each would end the subscription that another has just made.
  await inOneTab('trinchera-avisos', check)
}

async function check(): Promise<void> {
  const registered = readRegistered()
  const session = currentSession()
  if (!registered || !session) return
  if (registered.player !== session.player.id) return leavePush()
  if (Notification.permission !== 'granted') {
    await removeOwn()
    return leavePush()
  }
  const worker = await navigator.serviceWorker.getRegistration()
  if (!worker) return
  const subscription = await subscribe(worker, false).catch((error: unknown) => {
    if (error instanceof ApiError) throw error
    return null
  })
  if (!subscription) {
    await removeOwn()
    return leavePush()
  }
  const replaced = subscription.endpoint !== registered.endpoint
  // The device of the old subscription; where what follows fails, the next start tries again.
  if (replaced) await removeOwn()
  if (replaced || registered.session !== sessionId(session.token))
    return register(subscription).catch((error: unknown) => {
      // Ten others have taken its place.
      if (codeOf(error) !== 400) throw error
      return leavePush()
    })
  const { data } = await api.listPushDevices()
  if (!data.some(({ propio }) => propio)) await leavePush()
}
