import { Suspense, type ReactNode } from 'react'
import { useLocation } from '../lib/router'
import { ErrorBoundary } from '../ui/state/ErrorBoundary'
import type { Elements } from '../lib/elements'

/** Renders a lazily loaded part of the frame. If the part fails to load or throws, the page works without it. */
export const Part = ({ children, waiting = null }: { children: Elements; waiting?: ReactNode }) => (
  <ErrorBoundary page={useLocation().pathname} instead={() => waiting}>
    <Suspense fallback={waiting}>{children}</Suspense>
  </ErrorBoundary>
)
