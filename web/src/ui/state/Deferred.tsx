import { useDeferredValue, type ReactNode } from 'react'
import { Parts } from './Parts'

/**
 * Renders content below the first screen of a phone in a separate commit, so that no commit blocks the page for long. The parent needs the
 * class `far-below`, which reserves the space until then.
 */
export const Deferred = ({ children }: { children: ReactNode }) =>
  useDeferredValue(true, false) && <Parts>{children}</Parts>
