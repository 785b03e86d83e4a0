import { useDeferredValue, type ReactNode } from 'react'
import { Parts } from './Parts'

/**
 * Renders content below a phone's first screen in a separate commit, so that neither commit is one long task. The parent must have the
 * class `far-below`, which reserves the space meanwhile.
 */
export const Deferred = ({ children }: { children: ReactNode }) =>
  useDeferredValue(true, false) && <Parts>{children}</Parts>
