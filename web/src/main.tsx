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

/** Milliseconds after the start at which the first screen normally has its data. From then on, other parts of the site are preloaded. */
const settledMs = 4000

const root = document.getElementById('app')
if (root) {
  showClockOf(new Intl.DateTimeFormat().resolvedOptions().timeZone)
  // The page may still be arriving when its scripts are in the browser's cache; the replies are at its end.
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))
  storeFirstReplies(queryClient, document)
  // The page keeps showing its first HTML (web/src/first-paint.tsx) until the complete screen replaces it.
  await Promise.all([loadScreen(location.pathname), looksExpired() && askTime()])
  // In a transition React renders in slices of a few milliseconds, so a slow phone still reacts to touches meanwhile.
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

/** Preloads what may be needed next, one part after another so that a phone still reacts. The next page load retries parts that failed. */
async function prepare() {
  // The clan screen, because ladder tables link to it, and the dialogs. Once loaded, both open immediately, also offline.
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
