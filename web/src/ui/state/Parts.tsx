import { Children, type ReactNode } from 'react'
import { browserAdvice } from '../../lib/browsers'
import { useLocation } from '../../lib/router'
import { ErrorBoundary } from './ErrorBoundary'
import { ErrorState } from './states'

interface BoundedProps {
  /** What falls, with its article, where its place does not say it: "La conversación". */
  name?: string
  children: ReactNode
}

/** A part of a screen: where it falls, it says so in its place, and the rest goes on. */
export function Bounded({ name = 'Esta parte', children }: BoundedProps) {
  const { pathname, search } = useLocation()
  return (
    <ErrorBoundary
      page={pathname + search}
      instead={(retry, falls) => (
        // What falls again may have been loaded in part: a page that is loaded anew has it whole.
        <ErrorState title={`${name} se cayó`} onRetry={falls > 1 ? () => location.reload() : retry}>
          {browserAdvice() ?? undefined}
        </ErrorState>
      )}
    >
      {children}
    </ErrorBoundary>
  )
}

/** Several parts, each of which may fall by itself. `className`: of the box around them. */
export function Parts({ className, children }: { className?: string; children: ReactNode }) {
  const parts = Children.map(children, (child) => child && <Bounded>{child}</Bounded>)
  return className === undefined ? parts : <div className={className}>{parts}</div>
}
