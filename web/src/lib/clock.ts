import { useSyncExternalStore } from 'react'

// One timer for all relative times on the screen; it stops with the last subscriber.
const listeners = new Set<() => void>()
let now = Date.now()
let timer: ReturnType<typeof setInterval> | undefined

function tick() {
  now = Date.now()
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    now = Date.now()
    timer = setInterval(tick, 1000)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) clearInterval(timer)
  }
}

/** The current time in ms since the epoch, updated each second. */
export const useNow = () => useSyncExternalStore(subscribe, () => now)
