import { useSyncExternalStore } from 'react'

// One timer for every "hace n s" on the screen; it stops when the last of them is gone.
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

/** The time in ms since the epoch, again each second. */
export const useNow = () => useSyncExternalStore(subscribe, () => now)
