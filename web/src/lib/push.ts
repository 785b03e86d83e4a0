import { ApiError } from '@trinchera/contract/api-error'
import { api, codeOf, messageOf } from './api'
import { inOneTab } from './one-tab'
import { readRegistered, sessionId, storeRegistered, updatePushState } from './push-state'
import { currentSession } from './session'

/** How long to wait for the service worker, ms. The worker is installed only some time after the page was loaded. */
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

/** Returns this browser's push subscription for the site's current key; makes a new one if there is none or if `fresh` is true. */
async function subscribe({ pushManager }: ServiceWorkerRegistration, fresh: boolean): Promise<PushSubscription> {
  const { clave } = (await api.getPushKey()).data
  const present = await pushManager.getSubscription()
  if (present && !fresh && sameBytes(present.options.applicationServerKey, clave)) return present
  // A browser refuses a second subscription with another key, so the old one is ended first.
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

/** Ends the push subscription in this browser and closes its notifications. The server later deletes the device by itself. */
export async function leavePush(): Promise<void> {
  storeRegistered(null)
  const registration = await navigator.serviceWorker?.getRegistration()
  const subscription = await registration?.pushManager?.getSubscription()
  await subscription?.unsubscribe()
  // The notifications are closed so that the next person on a shared phone does not see them.
  for (const shown of (await registration?.getNotifications?.()) ?? []) shown.close()
}

async function removeOwn() {
  const { data } = await api.listPushDevices()
  for (const { id, propio } of data) if (propio) await api.deletePushDevice({ params: { id } })
}

/**
 * Asks for permission and turns on push notifications. Browsers require that this function is called directly from a tap, with no `await`
 * before it. Returns an error as a sentence; null if it succeeded or the person denied the permission.
 */
export async function turnOnPush(): Promise<string | null> {
  const permission = await Notification.requestPermission()
  updatePushState()
  if (permission !== 'granted') return permission === 'denied' ? null : 'No diste permiso: puedes intentarlo de nuevo.'
  try {
    const registered = readRegistered()
    // A subscription that another person made on this device is replaced, not reused.
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

/** Turns off push notifications in this browser. Throws if the server cannot be reached. */
export async function turnOffPush(): Promise<void> {
  await removeOwn()
  await leavePush()
}

/**
 * Repairs differences between this browser's push subscription and the server's list of devices (docs/behaviour/notices.md#Devices with
 * avisos). The device is registered again if the site's key changed, the subscription was replaced, or the player has a new session. The
 * subscription ends if the permission was withdrawn, the player removed the device elsewhere, or another person subscribed here. Rejects if
 * the server cannot be reached.
 */
export async function checkPush(): Promise<void> {
  // One tab at a time, because otherwise each tab would end the subscription that another tab has just made.
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
  // Deletes the old subscription's device on the server. If the registration below then fails, the next page load tries again.
  if (replaced) await removeOwn()
  if (replaced || registered.session !== sessionId(session.token))
    return register(subscription).catch((error: unknown) => {
      // The server replies 400 if the player already has ten other devices.
      if (codeOf(error) !== 400) throw error
      return leavePush()
    })
  const { data } = await api.listPushDevices()
  if (!data.some(({ propio }) => propio)) await leavePush()
}
