import { useSyncExternalStore } from 'react'
import { askTime } from './api'
import { clockOffset, isTimeKnown, onClockSet, serverNow } from './server-time'

// One timer for all relative times on the screen; it stops with the last subscriber.
const listeners = new Set<() => void>()
let now = serverNow()
let timer: ReturnType<typeof setInterval> | undefined

const second = 1000

/** Whether the time was asked for since it was last known. */
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

/** While no timer runs, too, at most a second old. Not set anew by the first subscriber: all that has just been rendered would be again. */
function read() {
  if (listeners.size === 0 && Math.abs(serverNow() - now) > second) now = serverNow()
  return now
}

/** The server's time in ms since the epoch, updated each second. */
export const useNow = () => useSyncExternalStore(subscribe, read)

/** How far the server's clock is ahead of the device's, ms; renders again when the clock is set. */
export const useClockOffset = () => useSyncExternalStore(onClockSet, clockOffset)

/** The server's time at this rendering, for what need not follow each second; renders again when the clock is set. */
export function useNowAtRender(): number {
  useClockOffset()
  return serverNow()
}

/** Asks for the server's time where no reply has told it yet, and when the page is looked at after the device's clock was set. */
export function keepClock() {
  askIfUnknown()
  document.addEventListener('visibilitychange', askIfUnknown)
  return () => document.removeEventListener('visibilitychange', askIfUnknown)
}
