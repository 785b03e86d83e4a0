import type { ToPage } from './worker-messages'

type Answer = (message: ToPage) => boolean

const listeners = new Set<Answer>()

/** Adds a listener for messages of the service worker, which returns true if it handled one. Returns a function to remove it. */
export function onWorkerMessage(answer: Answer): () => void {
  listeners.add(answer)
  return () => void listeners.delete(answer)
}

/** Passes a message of the service worker to all listeners. Returns true if a listener handled the message. */
export const tellListeners = (message: ToPage): boolean => [...listeners].some((answer) => answer(message))
