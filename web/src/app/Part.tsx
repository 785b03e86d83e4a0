import { Suspense, type ReactNode } from 'react'
import { useLocation } from '../lib/router'
import { ErrorBoundary } from '../ui/state/ErrorBoundary'
import type { Elements } from '../lib/elements'

/** A part of the frame that loads lazily. If the part fails to load or throws, `waiting` is shown and the page works without the part. */
export const Part = ({ children, waiting = null }: { children: Elements; waiting?: ReactNode }) => (
  <ErrorBoundary page={useLocation().pathname} instead={() => waiting}>
    <Suspense fallback={waiting}>{children}</Suspense>
  </ErrorBoundary>
)
