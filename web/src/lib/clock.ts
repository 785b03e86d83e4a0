import { useSyncExternalStore } from 'react'
import { askTime } from './api'
import { clockOffset, isTimeKnown, onClockSet, serverNow } from './server-time'

// One timer for all relative times on the screen. It stops when the last subscriber leaves.
const listeners = new Set<() => void>()
let now = serverNow()
let timer: ReturnType<typeof setInterval> | undefined

const second = 1000

/** True if the server was asked for the time since the time became unknown. */
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
 * The current time for `useSyncExternalStore`, at most a second old even while no timer runs. It is not updated when the first component
 * subscribes, because everything just rendered would render again.
 */
function read() {
  if (listeners.size === 0 && Math.abs(serverNow() - now) > second) now = serverNow()
  return now
}

/** The server's time in ms since the epoch, updated each second. */
export const useNow = () => useSyncExternalStore(subscribe, read)

/** How far the server's clock is ahead of the device's, ms. Rerenders when the clock is set. */
export const useClockOffset = () => useSyncExternalStore(onClockSet, clockOffset)

/** The server's time at this render, for text that need not change every second. Rerenders when the clock is set. */
export function useNowAtRender(): number {
  useClockOffset()
  return serverNow()
}

/** Asks for the server's time if no reply has set it yet, and again when the page becomes visible after the device's clock was changed. */
export function keepClock() {
  askIfUnknown()
  document.addEventListener('visibilitychange', askIfUnknown)
  return () => document.removeEventListener('visibilitychange', askIfUnknown)
}
