import { lazy, Suspense } from 'react'
import { useLocation } from '../lib/router'
import { useSession } from '../lib/session'
import { announceStore } from '../ui/state/announce'
import { Footer } from './Footer'
import { useNavigationEffects } from './navigation'
import { useNewBuild } from './new-build'
import { Part } from './Part'
import { paths } from '@trinchera/contract/site-paths'
import { ScreenBoundary } from './ScreenBoundary'
import { SkipLink } from './SkipLink'
import { TopBar } from './TopBar'
import type { Elements } from '../lib/elements'

// Loaded lazily because each player is asked only once.
const ConsentAsk = lazy(() => import('./ConsentAsk'))
// Loaded lazily because no toast appears before the screen is shown.
const Toasts = lazy(() => import('../ui/toast/Toasts'))

/** Makes screen readers read messages of `announce` aloud. The key changes with each message, so that a repeated one is read again. */
function Announcements() {
  const { text, count } = announceStore()
  return (
    <p className="screen-reader-only" aria-live="polite">
      <span key={count}>{text}</span>
    </p>
  )
}

/** The layout around every screen: skip link, top bar, footer and toasts. */
export function Frame({ children }: { children: Elements }) {
  const { pathname } = useLocation()
  useNavigationEffects()
  const leaving = useNewBuild(pathname)
  const asks = useSession()?.player.falta !== undefined
  return (
    <>
      <SkipLink>Saltar al contenido</SkipLink>
      <Part>
        <TopBar />
      </Part>
      <main id="contenido" tabIndex={-1}>
        {asks && (
          <Part>
            <ConsentAsk />
          </Part>
        )}
        <ScreenBoundary>
          <Suspense fallback={<div className="page grid soon" aria-busy="true" />}>
            {leaving ? <div className="page grid soon" aria-busy="true" /> : children}
          </Suspense>
        </ScreenBoundary>
      </main>
      <Part>
        <Footer />
      </Part>
      <Announcements />
      <Part>
        <Toasts admin={pathname.startsWith(paths.panelAdmin())} />
      </Part>
    </>
  )
}
