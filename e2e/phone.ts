import type { PushMessage } from '@trinchera/contract/push'
import { paths } from '@trinchera/contract/site-paths'
import type { Page, Worker } from 'playwright-core'
import { product } from './fixture'
import { eventually } from './screen'

// Helpers for a phone on which the site is installed: its service worker, its notifications, its connection.

/**
 * Makes a service worker show and list notifications one at a time, because when Chromium lists the notifications, it deletes one that is
 * stored but not yet on the screen.
 */
const inTurn = (worker: Worker) =>
  worker.evaluate(() => {
    const registration = Reflect.get(globalThis, 'registration')
    let before: Promise<unknown> = Promise.resolve()
    for (const name of ['showNotification', 'getNotifications']) {
      const act = registration[name].bind(registration)
      registration[name] = (...args: unknown[]) => {
        const done = before.then(() => act(...args))
        before = done.catch(() => undefined)
        return done
      }
    }
  })

/** The page's service worker, once it is running and controls the page. */
export async function installed(page: Page): Promise<Worker> {
  const context = page.context()
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await inTurn(worker)
  return worker
}

/** The service worker's newest instance, because the browser may have stopped and restarted it. */
function running(page: Page): Worker {
  const worker = page.context().serviceWorkers().at(-1)
  if (!worker) throw new Error('no service worker runs')
  return worker
}

/** Resolves once each open page of the site replies to the service worker. Until then a pressed notification loads the page anew. */
export const untilListening = (page: Page) =>
  eventually(
    () =>
      running(page).evaluate(async () => {
        const clients: { matchAll: (of: object) => Promise<MessagePort[]> } = Reflect.get(globalThis, 'clients')
        const replies = (await clients.matchAll({ type: 'window', includeUncontrolled: true })).map((client) => {
          const { port1, port2 } = new MessageChannel()
          client.postMessage({ clase: 'que-build' }, [port2])
          return new Promise<boolean>((resolve) => {
            port1.addEventListener('message', () => resolve(true))
            port1.start()
            setTimeout(() => resolve(false), 1000)
          })
        })
        return replies.length > 0 && (await Promise.all(replies)).every(Boolean)
      }),
    true,
  )

/** Returns a function that delivers a push through Chromium's protocol, as the browser's push service would. */
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

/** The notifications on the screen of the phone, each as "title: body". */
export const shown = (page: Page) =>
  running(page).evaluate(async () => {
    const { registration }: Notifying = Object.assign({}, { registration: Reflect.get(globalThis, 'registration') })
    return (await registration.getNotifications()).map(({ title, body }) => `${title}: ${body}`)
  })

/** Ids of the pushes that the service worker has handled. It handles a push some time after its delivery. */
export const taken = (page: Page) =>
  running(page).evaluate(async () => {
    // Does not open the database before the service worker has created it, because it would then be created without its store.
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

/** Resolves once the service worker sees no open page of the site, because it shows notifications only then. */
export const untilOutOfSight = (page: Page) =>
  eventually(
    () =>
      running(page).evaluate(async () => {
        const clients: { matchAll: (of: object) => Promise<unknown[]> } = Reflect.get(globalThis, 'clients')
        return (await clients.matchAll({ type: 'window', includeUncontrolled: true })).length
      }),
    0,
  )

/** Takes the phone offline or back online, and waits until its service worker has noticed. */
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
 * Presses a notification or one of its actions, and waits until the service worker has handled the press. Dispatches the click event
 * itself, because Chromium's protocol cannot press notifications.
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
      await done.catch(() => undefined) // opening a page is refused because no user really pressed
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
