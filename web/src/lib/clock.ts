import { useSyncExternalStore } from 'react'

// One timer for all relative times on the screen; it stops with the last subscriber.
const listeners = new Set<() => void>()
let now = Date.now()
let timer: ReturnType<typeof setInterval> | undefined

const second = 1000

function tick() {
  now = Date.now()
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) timer = setInterval(tick, second)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) clearInterval(timer)
  }
}

/** While no timer runs, too, at most a second old. Not set anew by the first subscriber: all that has just been rendered would be again. */
function read() {
  if (listeners.size === 0 && Date.now() - now > second) now = Date.now()
  return now
}

/** The current time in ms since the epoch, updated each second. */
export const useNow = () => useSyncExternalStore(subscribe, read)
