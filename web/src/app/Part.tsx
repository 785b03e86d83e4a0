import { Suspense, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { ErrorBoundary } from './ErrorBoundary'

/** A part of the frame whose code comes by itself: where it does not come, or breaks, the page does without it. */
export const Part = ({ children, waiting = null }: { children: ReactNode; waiting?: ReactNode }) => (
  <ErrorBoundary page={useLocation().pathname} instead={waiting}>
    <Suspense fallback={waiting}>{children}</Suspense>
  </ErrorBoundary>
)
