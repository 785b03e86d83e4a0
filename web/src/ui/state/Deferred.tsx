import { useDeferredValue, type ReactNode } from 'react'
import { Parts } from './Parts'

/**
 * Draws what is below the first screen of a phone in a commit of its own, so that neither is one long task. Its parent has `far-below`, which takes up its
 * place meanwhile.
 */
export const Deferred = ({ children }: { children: ReactNode }) =>
  useDeferredValue(true, false) && <Parts>{children}</Parts>
