import { pathOf } from '@trinchera/contract/client'
import { firstRepliesId, type FirstReply } from '@trinchera/contract/first-replies'
import { paths } from '@trinchera/contract/site-paths'
import { del } from 'idb-keyval'
import { addresses } from 'virtual:routes'
import { connectionStore } from './connection'
import { markOutdated } from './outdated'
import { sessionStore } from './session'
import { tellListeners } from './worker-events'
import { sharedKey, type FirstSeen, type ToPage, type ToWorker } from './worker-messages'

/** An app on a phone stays open for days: a newer build is asked for when it is looked at again, this often at most, ms. */
const updateEvery = 3_600_000

const ownBuild = () => document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? ''

function handle(message: ToPage, port: MessagePort | undefined) {
  if (message.clase === 'que-build') port?.postMessage(ownBuild())
  else if (message.clase === 'build') {
    if (message.build !== ownBuild()) markOutdated()
  } else if (tellListeners(message)) port?.postMessage(true)
}

/** The replies that came with the page, which the service worker has not seen. */
function firstReplies(): FirstSeen[] {
  const text = document.getElementById(firstRepliesId)?.textContent
  const replies: FirstReply[] = text ? JSON.parse(text) : []
  return replies.map(({ name, params, query, reply }) => ({
    path: pathOf(addresses[name].path, { params, query }),
    json: JSON.stringify(reply),
    at: performance.timeOrigin,
  }))
}

function watchForUpdates(container: ServiceWorkerContainer) {
  let asked = Date.now()
  const ask = () => {
    asked = Date.now()
    // Offline, or the site is away: asked again next time.
    container
      .getRegistration()
      .then((registration) => registration?.update())
      .catch(() => undefined)
  }
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - asked > updateEvery) ask()
  })
  // A deployment restarts the server, which ends every connection.
  connectionStore.subscribe(({ status }, before) => {
    if (status === 'live' && before.status === 'lost') ask()
  })
}

/** Installs the service worker and listens to it. Called once the page has settled: nothing of it is needed to show a screen. */
export async function startServiceWorker() {
  if (!('serviceWorker' in navigator) || !window.isSecureContext) return
  const container = navigator.serviceWorker
  container.addEventListener('message', ({ data, ports }: MessageEvent<ToPage>) => handle(data, ports[0]))
  container.startMessages()
  // A picture that one person shared is not for the next one on this phone.
  sessionStore.subscribe(({ session }, before) => {
    if (before.session && !session) del(sharedKey).catch(() => undefined)
  })
  const policy = window.trustedTypes?.createPolicy('trinchera-worker', { createScriptURL: () => paths.serviceWorker })
  await container.register(policy?.createScriptURL('') ?? paths.serviceWorker, { updateViaCache: 'none' })
  watchForUpdates(container)
  const { active } = await container.ready
  const shown: ToWorker = { clase: 'pagina', respuestas: firstReplies() }
  active?.postMessage(shown)
}
