import type { QueryClient } from '@tanstack/react-query'
import { pathOf } from '@trinchera/contract/client'
import { firstRepliesId, type FirstReply } from '@trinchera/contract/first-replies'
import type { ReplyOf } from '@trinchera/contract/route'
import type { Routes } from '@trinchera/contract/routes'
import { paths } from '@trinchera/contract/site-paths'
import { del } from 'idb-keyval'
import { addresses } from 'virtual:routes'
import { connectionStore } from './connection'
import { markOutdated } from './outdated'
import { live, tableQuery } from './queries'
import { serverNow } from './server-time'
import { sessionStore } from './session'
import { tellListeners } from './worker-events'
import { sharedKey, type Shown, type ToPage, type ToWorker } from './worker-messages'

/** Minimum time between two checks for a newer build when the page becomes visible, ms. Phones keep an app open for days. */
const updateEvery = 3_600_000

const ownBuild = () => document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? ''

function handle(message: ToPage, port: MessagePort | undefined) {
  if (message.clase === 'que-build') port?.postMessage(ownBuild())
  else if (message.clase === 'build') {
    if (message.build !== ownBuild()) markOutdated()
  } else if (tellListeners(message)) port?.postMessage(true)
}

/** The API replies embedded in the page's HTML. The service worker lacks them, because no request fetched them. */
function firstReplies(): Shown[] {
  const text = document.getElementById(firstRepliesId)?.textContent
  const replies: FirstReply[] = text ? JSON.parse(text) : []
  return replies.map(({ name, params, query, reply }) => ({
    path: pathOf(addresses[name].path, { params, query }),
    json: JSON.stringify(reply),
    at: serverNow() - performance.now(),
  }))
}

/** The ladder tables of the query cache, which include all events received after the tables were fetched. */
function liveTables(client: QueryClient): Shown[] {
  const queries = client.getQueryCache().findAll({ queryKey: [live, 'tabla'], fetchStatus: 'idle' })
  return queries.flatMap(({ queryKey: [, , etapa] }) => {
    const id = Number(etapa)
    const table = client.getQueryData(tableQuery(id).queryKey)
    if (!table) return []
    const reply: ReplyOf<Routes['listClanes']> = {
      code: 200,
      message: '',
      data: table.clanes,
      meta: { version: table.version },
    }
    return { path: pathOf(addresses.listClanes.path, { params: { id } }), json: JSON.stringify(reply), at: serverNow() }
  })
}

/** Sends the current ladder tables to the service worker when the page or the socket ends, so that offline screens show them. */
function handOnTables(client: QueryClient, tell: (message: ToWorker) => void) {
  const handOn = () => tell({ clase: 'respuestas-vistas', respuestas: liveTables(client) })
  const leave = () => {
    if (connectionStore.getState().status === 'live') handOn()
  }
  document.addEventListener('visibilitychange', () => document.hidden && leave())
  addEventListener('pagehide', leave)
  connectionStore.subscribe(({ status }, before) => {
    if (status !== 'live' && before.status === 'live') handOn()
  })
}

function watchForUpdates(container: ServiceWorkerContainer) {
  let asked = serverNow()
  const ask = () => {
    asked = serverNow()
    // A failed check (browser offline, site down) is ignored, because the next check repeats it.
    container
      .getRegistration()
      .then((registration) => registration?.update())
      .catch(() => undefined)
  }
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && serverNow() - asked > updateEvery) ask()
  })
  // A deployment restarts the server and ends all connections, so there may be a new build after a reconnection.
  connectionStore.subscribe(({ status }, before) => {
    if (status === 'live' && before.status !== 'live' && before.connectedAt > 0) ask()
  })
}

/** Installs the service worker and handles its messages. Called some time after the page has loaded, because no screen needs it. */
export async function startServiceWorker(client: QueryClient) {
  if (!('serviceWorker' in navigator) || !window.isSecureContext) return
  const container = navigator.serviceWorker
  container.addEventListener('message', ({ data, ports }: MessageEvent<ToPage>) => handle(data, ports[0]))
  container.startMessages()
  // On logout, deletes pictures that were shared with the app, so that the next person on this phone does not see them.
  sessionStore.subscribe(({ session }, before) => {
    if (before.session && !session) del(sharedKey).catch(() => undefined)
  })
  const policy = window.trustedTypes?.createPolicy('trinchera-worker', { createScriptURL: () => paths.serviceWorker })
  await container.register(policy?.createScriptURL('') ?? paths.serviceWorker, { updateViaCache: 'none' })
  watchForUpdates(container)
  const { active } = await container.ready
  const tell = (message: ToWorker) => active?.postMessage(message)
  tell({ clase: 'respuestas-vistas', respuestas: firstReplies() })
  handOnTables(client, tell)
}
