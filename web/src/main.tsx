import { startTransition, StrictMode } from 'react'
import { paths } from '@trinchera/contract/site-paths'
import { showClockOf } from '@trinchera/rules/chile-time'
import { createRoot } from './app/create-root'
import { App, loadMore, loadScreen } from './app/App'
import { storeFirstReplies } from './app/first-replies'
import { queryClient } from './app/providers'
import { askTime, prepareApi } from './lib/api'
import { looksExpired } from './lib/session'
import './styles/index.css'

/** Delay after which the first screen has its data, so that the rest can be loaded; ms. */
const settledMs = 4000

const root = document.getElementById('app')
if (root) {
  showClockOf(new Intl.DateTimeFormat().resolvedOptions().timeZone)
  storeFirstReplies(queryClient, document)
  // The page keeps showing its first HTML (web/src/first-paint.tsx) until the complete screen replaces it.
  await Promise.all([loadScreen(location.pathname), looksExpired() && askTime()])
  // A transition is rendered in slices of a few milliseconds, so that a slow phone still reacts to touches meanwhile.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  )
  prepareApi()
  setTimeout(() => void prepare(), settledMs)
}

/**
 * Loads the parts that may be needed next, one after the other so that a phone still reacts. If this fails the site works as before, and
 * the next page load tries again.
 */
async function prepare() {
  // The clan screen, which tables link to, and the dialogs: a tap then shows them immediately, and they also work offline.
  await loadScreen(paths.clan(0))
  await loadMore().catch(() => undefined)
  await import('./ui/dialog/Dialog').then(({ loadDialogs }) => loadDialogs()).catch(() => undefined)
  if (import.meta.env.PROD)
    import('./lib/service-worker')
      .then(({ startServiceWorker }) => startServiceWorker(queryClient))
      .catch(() => undefined)
  import('./lib/install')
    .then(async ({ isApple }) => isApple() && (await import('./lib/splash')).nameSplash())
    .catch(() => undefined)
}
