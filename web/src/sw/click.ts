import { isEnvelope } from '@trinchera/contract/client'
import { paths } from '@trinchera/contract/site-paths'
import type { ToPage } from '../lib/worker-messages'
import { askPage } from './ask-page'
import { ownAddress } from './own-address'
import { noticeLook, type NoticeData, type NoticeOptions } from './push'
import { openPages, worker } from './scope'

const actionPath = '/api/v1/push/accion'
/** Milliseconds for which the notification shows the result of a pressed button. */
const answerMs = 6000

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function dataOf({ data, body }: Notification): NoticeData {
  const { enlace, token, texto }: Record<string, unknown> = isRecord(data) ? data : {}
  return {
    enlace: typeof enlace === 'string' ? ownAddress(enlace, worker.location.origin, paths.appStart) : paths.appStart,
    token: typeof token === 'string' ? token : null,
    texto: typeof texto === 'string' ? texto : body,
  }
}

/** Opens a URL in an open page of the site, which navigates without a reload if it listens. If no page is open, opens a window. */
async function open(enlace: string) {
  const pages = await openPages()
  const page =
    pages.find(({ focused }) => focused) ??
    pages.find(({ visibilityState }) => visibilityState === 'visible') ??
    pages[0]
  if (!page) {
    await worker.clients.openWindow(enlace)
    return
  }
  // The page is focused first, because a click permits the service worker to focus a page for one second only.
  const focused = await page.focus().catch(() => page)
  const go: ToPage = { clase: 'ir', enlace }
  if ((await askPage(focused, go)) === null)
    await focused.navigate(enlace).catch(() => worker.clients.openWindow(enlace))
}

interface Answer {
  done: boolean
  message: string
}

/**
 * Sends the action of a pressed button to the server and returns the result. Null if the server was not reached, or if something else in
 * the network (such as a login portal) replied in its place.
 */
async function send(token: string, accion: string): Promise<Answer | null> {
  let reply: Response
  try {
    reply = await fetch(actionPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, accion }),
      redirect: 'manual',
    })
  } catch {
    return null
  }
  const json: unknown = await reply.json().catch(() => null)
  return isEnvelope(reply.status, json) ? { done: reply.ok, message: json.message } : null
}

/** Performs the action whose button was pressed in a notification, and shows the result in that notification. */
async function act(notice: Notification, data: NoticeData, token: string, accion: string) {
  const { title, tag } = notice
  const actions = 'actions' in notice && Array.isArray(notice.actions) ? notice.actions : []
  const say = (body: string, more: NoticeOptions) =>
    worker.registration.showNotification(title, { ...noticeLook, tag, body, data, ...more })
  const answer = await send(token, accion)
  // There is no connection, so nothing was sent: the notification shows the same buttons again.
  if (!answer) return say(`Sin conexión, no se envió. ${data.texto}`, { actions })
  await say(answer.message, { data: { ...data, token: null, texto: answer.message } })
  if (!answer.done) return undefined
  await new Promise((resolve) => setTimeout(resolve, answerMs))
  for (const shown of await worker.registration.getNotifications({ tag }))
    if (shown.body === answer.message) shown.close()
  return undefined
}

export async function handleClick({ notification, action }: NotificationEvent) {
  notification.close()
  const data = dataOf(notification)
  await (action && data.token ? act(notification, data, data.token, action) : open(data.enlace))
}
