import { Children, type ReactNode } from 'react'
import { browserAdvice } from '../../lib/browsers'
import { useLocation } from '../../lib/router'
import { ErrorBoundary } from './ErrorBoundary'
import { ErrorState } from './states'

interface BoundedProps {
  /** Name of the part with its article, if its position does not make it obvious: "La conversación". */
  name?: string
  children: ReactNode
}

/** A part of a screen. If it throws, an error is shown in its place and the rest of the screen keeps working. */
export function Bounded({ name = 'Esta parte', children }: BoundedProps) {
  const { pathname, search } = useLocation()
  return (
    <ErrorBoundary
      page={pathname + search}
      instead={(retry, falls) => (
        // A part that fails twice may have been loaded incompletely; reloading the page loads it completely.
        <ErrorState title={`${name} se cayó`} onRetry={falls > 1 ? () => location.reload() : retry}>
          {browserAdvice() ?? undefined}
        </ErrorState>
      )}
    >
      {children}
    </ErrorBoundary>
  )
}

/** Wraps each child in a `Bounded`, so that each may fail without the others. `className`: class of a box around all of them. */
export function Parts({ className, children }: { className?: string; children: ReactNode }) {
  const parts = Children.map(children, (child) => child && <Bounded>{child}</Bounded>)
  return className === undefined ? parts : <div className={className}>{parts}</div>
}
