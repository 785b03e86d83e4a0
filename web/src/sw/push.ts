import { paths } from '@trinchera/contract/site-paths'
import type { PushMessage } from '@trinchera/contract/push'
import { update } from 'idb-keyval'
import { readPush } from './read-push'
import { worker } from './scope'

type Aviso = Extract<PushMessage, { clase: 'aviso' }>

/** Data of a notification, needed when it is clicked: URL to open, token for its actions (null without actions), and text. */
export interface NoticeData {
  enlace: string
  token: string | null
  texto: string
}

/** `NotificationOptions` of TypeScript's library lacks `renotify` and `actions`. */
export interface NoticeOptions extends NotificationOptions {
  renotify?: boolean
  actions?: readonly { action: string; title: string }[]
  data?: NoticeData
}

const shownKey = 'pushes-mostrados'
/** Number of ids of shown pushes that are remembered. A push service may deliver a push twice, but not more than 300 pushes apart. */
const maxShown = 300

/** True if this push was not shown before. Stores its id in one transaction, so that of two simultaneous deliveries only one is new. */
async function isNew(id: number): Promise<boolean> {
  let known = false
  await update<number[]>(shownKey, (shown = []) => {
    known = shown.includes(id)
    return known ? shown : [...shown, id].slice(-maxShown)
  })
  return !known
}

export async function setBadge(unread: number) {
  // The browser rejects the call if the site is not installed as an app.
  await (unread > 0 ? worker.navigator.setAppBadge?.(unread) : worker.navigator.clearAppBadge?.())?.catch(() => {})
}

async function siteInSight(): Promise<boolean> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  return pages.some(({ visibilityState }) => visibilityState === 'visible')
}

/** Options that every notification of the site has. */
export const noticeLook = {
  lang: 'es-CL',
  icon: paths.icon('192'),
  badge: paths.icon('insignia-96'),
} as const

async function showAviso({ id, titulo, texto, enlace, tag, acciones, token }: Aviso) {
  if (!(await isNew(id)) || (await siteInSight())) return
  const options: NoticeOptions = {
    ...noticeLook,
    body: texto,
    tag,
    renotify: tag !== '',
    actions: acciones.map(({ accion, titulo: title }) => ({ action: accion, title })),
    data: { enlace, token, texto },
  }
  await worker.registration.showNotification(titulo, options)
}

async function close(tags: readonly string[]) {
  for (const tag of tags) for (const shown of await worker.registration.getNotifications({ tag })) shown.close()
}

/** Handles a push from the server: shows a notification, or closes those that the push names. Does nothing if the push cannot be parsed. */
export async function handlePush(text: string) {
  const message = readPush(text)
  if (!message) return
  await setBadge(message.sin_leer)
  await (message.clase === 'aviso' ? showAviso(message) : close(message.tags))
}
