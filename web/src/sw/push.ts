import { paths } from '@trinchera/contract/site-paths'
import type { PushMessage } from '@trinchera/contract/push'
import { update } from 'idb-keyval'
import { readPush } from './read-push'
import { worker } from './scope'

type Aviso = Extract<PushMessage, { clase: 'aviso' }>

/** The data that a notification carries for its click handler. */
export interface NoticeData {
  enlace: string
  token: string | null
  texto: string
}

/** The library's type lacks `renotify` and `actions`. */
export interface NoticeOptions extends NotificationOptions {
  renotify?: boolean
  actions?: readonly { action: string; title: string }[]
  data?: NoticeData
}

const shownKey = 'pushes-mostrados'
/** How many ids of shown pushes are remembered. A push service may deliver a push twice, minutes apart, but not after so many others. */
const maxShown = 300

/** True if this push was not shown before. It uses one transaction, so that two simultaneous deliveries do not both count as new. */
async function isNew(id: number): Promise<boolean> {
  let known = false
  await update<number[]>(shownKey, (shown = []) => {
    known = shown.includes(id)
    return known ? shown : [...shown, id].slice(-maxShown)
  })
  return !known
}

export async function setBadge(unread: number) {
  // The browser rejects this if the app is not installed.
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

/** Shows or closes notifications as the push says; does nothing if the push cannot be read. */
export async function handlePush(text: string) {
  const message = readPush(text)
  if (!message) return
  await setBadge(message.sin_leer)
  await (message.clase === 'aviso' ? showAviso(message) : close(message.tags))
}
