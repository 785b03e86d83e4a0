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

/** By then the first screen has what it asked for, ms. */
const settledMs = 4000

const root = document.getElementById('app')
if (root) {
  showClockOf(new Intl.DateTimeFormat().resolvedOptions().timeZone)
  storeFirstReplies(queryClient, document)
  // The page shows its own first HTML (web/src/first-paint.tsx) until the whole screen replaces it.
  await Promise.all([loadScreen(location.pathname), looksExpired() && askTime()])
  // A transition is rendered in slices of some milliseconds: a slow phone answers to a finger meanwhile.
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

/** What may be wanted next, one after the other: a phone answers meanwhile. Without it the site works as before; the next page tries again. */
async function prepare() {
  // What tables lead to, and dialogs: a tap shows them at once, and offline at all.
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
