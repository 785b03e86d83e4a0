import type { ToPage } from './worker-messages'

type Answer = (message: ToPage) => boolean

const listeners = new Set<Answer>()

/** Hears what the service worker says; `answer` returns whether it dealt with it. Returns the way to stop. */
export function onWorkerMessage(answer: Answer): () => void {
  listeners.add(answer)
  return () => void listeners.delete(answer)
}

/** Whether somebody dealt with it. */
export const tellListeners = (message: ToPage): boolean => [...listeners].some((answer) => answer(message))
