import { Children, type ReactNode } from 'react'
import { browserAdvice } from '../../lib/browsers'
import { useLocation } from '../../lib/router'
import { ErrorBoundary } from './ErrorBoundary'
import { ErrorState } from './states'

interface BoundedProps {
  /** Name of the part with its article, such as "La conversación". Needed if its position does not show which part failed. */
  name?: string
  children: ReactNode
}

/** A part of a screen. If rendering it throws an error, a message is shown in its place, and the rest of the screen keeps working. */
export function Bounded({ name = 'Esta parte', children }: BoundedProps) {
  const { pathname, search } = useLocation()
  return (
    <ErrorBoundary
      page={pathname + search}
      instead={(retry, falls) => (
        // If a part fails twice, its code may be incompletely loaded. Reloading the page loads the code again.
        <ErrorState title={`${name} se cayó`} onRetry={falls > 1 ? () => location.reload() : retry}>
          {browserAdvice() ?? undefined}
        </ErrorState>
      )}
    >
      {children}
    </ErrorBoundary>
  )
}

/** Wraps each child in a `Bounded`, so that an error of one child does not affect the others. `className`: class of a box around them. */
export function Parts({ className, children }: { className?: string; children: ReactNode }) {
  const parts = Children.map(children, (child) => child && <Bounded>{child}</Bounded>)
  return className === undefined ? parts : <div className={className}>{parts}</div>
}
