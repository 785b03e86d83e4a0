import { useSyncExternalStore } from 'react'
import { askTime } from './api'
import { clockOffset, isTimeKnown, onClockSet, serverNow } from './server-time'

// One timer updates all relative times on the screen. It stops when the last component that uses it is unmounted.
const listeners = new Set<() => void>()
let now = serverNow()
let timer: ReturnType<typeof setInterval> | undefined

const second = 1000

/** True if the server was asked for its time since that time last became unknown, so that it is asked only once. */
let asked = false

function askIfUnknown() {
  const unknown = !isTimeKnown()
  if (unknown && !asked) void askTime()
  asked = unknown
}

function tick() {
  askIfUnknown()
  now = serverNow()
  for (const listener of listeners) listener()
}
onClockSet(tick)

function subscribe(listener: () => void) {
  if (listeners.size === 0) timer = setInterval(tick, second)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) clearInterval(timer)
  }
}

/**
 * The server's time for `useSyncExternalStore`. While no timer runs it may be a second old, because a new value at each subscription would
 * render everything again.
 */
function read() {
  if (listeners.size === 0 && Math.abs(serverNow() - now) > second) now = serverNow()
  return now
}

/** The server's time in ms since the epoch, updated each second. */
export const useNow = () => useSyncExternalStore(subscribe, read)

/** Server's clock minus device's clock, ms. Rerenders the component when this difference changes. */
export const useClockOffset = () => useSyncExternalStore(onClockSet, clockOffset)

/** The server's time at this render, for text that need not change every second. Rerenders when the known server time changes. */
export function useNowAtRender(): number {
  useClockOffset()
  return serverNow()
}

/** Asks for the server's time if it is not known, also whenever the page becomes visible. Returns a function that stops this. */
export function keepClock() {
  askIfUnknown()
  document.addEventListener('visibilitychange', askIfUnknown)
  return () => document.removeEventListener('visibilitychange', askIfUnknown)
}
