import type { PushMessage } from '@trinchera/contract/push'
import { paths } from '@trinchera/contract/site-paths'
import type { Page, Worker } from 'playwright-core'
import { product } from './fixture'
import { eventually } from './screen'

// A phone on which the site is installed: its service worker, its notifications, its connection.

/** The page's service worker, once it runs and has taken the page over. */
export async function installed(page: Page): Promise<Worker> {
  const context = page.context()
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  return worker
}

/** The page hears its service worker: it has settled, and its module has run. */
export const untilListening = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/service-worker-[^/]*\.js$/.test(name)),
  )

/** The service worker as it runs now: the browser may have ended and started it meanwhile. */
function running(page: Page): Worker {
  const worker = page.context().serviceWorkers().at(-1)
  if (!worker) throw new Error('no service worker runs')
  return worker
}

/** Delivers a push through Chromium's protocol, as the browser's push service would. */
export async function pusher(page: Page): Promise<(data: PushMessage | string) => Promise<unknown>> {
  const session = await page.context().newCDPSession(page)
  const found = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(product.url))
      if (own) resolve(own.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const registrationId = await found
  return (data: PushMessage | string) =>
    session.send('ServiceWorker.deliverPushMessage', {
      origin: new URL(product.url).origin,
      registrationId,
      data: typeof data === 'string' ? data : JSON.stringify(data),
    })
}

interface Notifying {
  registration: { getNotifications: () => Promise<Notification[]> }
}

/** The notifications on the screen of the phone. */
export const shown = (page: Page) =>
  running(page).evaluate(async () => {
    const { registration }: Notifying = Object.assign({}, { registration: Reflect.get(globalThis, 'registration') })
    return (await registration.getNotifications()).map(({ title, body }) => `${title}: ${body}`)
  })

/** The ids of the pushes that the service worker has taken. A push is delivered before it is handled. */
export const taken = (page: Page) =>
  running(page).evaluate(async () => {
    // Opened before the service worker made it, it would be made without its store.
    const made = (await indexedDB.databases()).some(({ name }) => name === 'keyval-store')
    if (!made) return []
    return new Promise<unknown>((resolve, reject) => {
      const opening = indexedDB.open('keyval-store')
      opening.addEventListener('error', () => reject(new Error('no store')))
      opening.addEventListener('success', () => {
        const reading = opening.result.transaction('keyval').objectStore('keyval').get('pushes-mostrados')
        reading.addEventListener('success', () => {
          opening.result.close()
          resolve(reading.result)
        })
      })
    })
  })

/** The service worker sees no page of the site any more: until then it shows nothing. */
export const untilOutOfSight = (page: Page) =>
  eventually(
    () =>
      running(page).evaluate(async () => {
        const clients: { matchAll: (of: object) => Promise<unknown[]> } = Reflect.get(globalThis, 'clients')
        return (await clients.matchAll({ type: 'window', includeUncontrolled: true })).length
      }),
    0,
  )

/** Cuts the phone off, or connects it again, until its service worker has heard of it, which is not at once. */
export async function setOffline(page: Page, offline: boolean) {
  await page.context().setOffline(offline)
  await eventually(
    () =>
      running(page).evaluate(
        (address) =>
          fetch(address).then(
            () => false,
            () => true,
          ),
        `${product.url}/api/v1/opciones`,
      ),
    offline,
  )
}

/**
 * Presses a notification, or one of its actions, until the service worker has done what follows. Chromium's protocol has no way to. Whoever asks
 * Chromium for its notifications while one is being shown has it deleted: it is stored already and not on the screen yet.
 */
export const press = (page: Page, body: string, action = '') =>
  running(page).evaluate(
    async ([wanted, pressed]) => {
      const { registration }: Notifying = Object.assign({}, { registration: Reflect.get(globalThis, 'registration') })
      const notification = (await registration.getNotifications()).find((one) => one.body === wanted)
      const Press = Reflect.get(globalThis, 'NotificationEvent')
      const event = new Press('notificationclick', { notification, action: pressed })
      const done = new Promise((resolve) => {
        Object.defineProperty(event, 'waitUntil', { value: resolve })
      })
      globalThis.dispatchEvent(event)
      await done.catch(() => undefined) // no page is opened for one that nobody really pressed
    },
    [body, action] as const,
  )

export const aviso = (
  id: number,
  tag: string,
  more: Partial<Extract<PushMessage, { clase: 'aviso' }>> = {},
): PushMessage => ({
  clase: 'aviso',
  id,
  aviso: id,
  titulo: 'Compañía A',
  texto: `Aviso ${id}`,
  enlace: paths.agenda,
  tag,
  acciones: [],
  token: null,
  sin_leer: 1,
  ...more,
})
