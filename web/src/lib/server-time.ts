import type { Transport, WireReply } from '@trinchera/contract/client'
import { deviceKeys, localStore } from './storage'

// The web's clock is the server's (docs/behaviour/screens.md#Clock of the pages): the device's may be wrong by minutes or days. Every reply of the API says in
// `Date` what the server's is.

const second = 1000

/** How far the server's clock is ahead of the device's, ms: what the last page knew, until the first reply of this one. */
let offset = Number(localStore.getItem(deviceKeys.clock)) || 0
const listeners = new Set<() => void>()

/** The time in ms since the epoch. */
export const serverNow = () => Date.now() + offset

/** Changes when the device's clock is set, and on some devices when they sleep. */
const jumps = () => Date.now() - performance.now()
let jumpsAtReply = NaN

/** Whether the server has told this page its time, and the device's clock was not set since. */
export const isTimeKnown = () => Math.abs(jumps() - jumpsAtReply) < 2 * second

/** The time where it is known; else 0: nothing has expired by a clock that may be wrong. */
export const certainNow = () => (isTimeKnown() ? serverNow() : 0)

/** The device's clock, for what is compared with times that a library took from it; they are shown by `toServerTime`. */
export const deviceNow = () => Date.now()

/** The server's time of a moment by the device's clock. */
export const toServerTime = (deviceTime: number) => deviceTime + offset

export const clockOffset = () => offset

/** Calls `listener` whenever the server has told the time, and it was not known or another. */
export function onClockSet(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * The offset after a reply. `date`: the server's clock when it answered, in whole seconds; `sent`, `received`: the device's; all ms since the epoch. What it
 * was before stays while the reply allows it: a slow reply says less than a fast one before.
 */
export function offsetAfter(before: number, date: number, sent: number, received: number): number {
  const [least, most] = [date - received, date + second - sent]
  return least <= before && before <= most ? before : Math.round((least + most) / 2)
}

/** For the next page: its first screen, and what it shows offline. A clock that is right needs nothing. */
function store() {
  if (Math.abs(offset) < 5 * second) return localStore.removeItem(deviceKeys.clock)
  try {
    localStore.setItem(deviceKeys.clock, String(offset))
  } catch {
    // Storage quota exceeded: the next page learns it from its first reply.
  }
}

function setClock({ date, json }: WireReply, sent: number, received: number) {
  // What does not carry the site's envelope is somebody else's answer, by their clock.
  if (date === undefined || typeof json !== 'object' || json === null || !('code' in json)) return
  const [before, wasKnown] = [offset, isTimeKnown()]
  offset = offsetAfter(before, date, sent, received)
  jumpsAtReply = jumps()
  if (wasKnown && offset === before) return
  store()
  for (const listener of listeners) listener()
}

/** A transport whose replies set the clock, but for one during which the device's was set. */
export const settingClock =
  (send: Transport): Transport =>
  async (request) => {
    const [sent, jumpsBefore] = [Date.now(), jumps()]
    const reply = await send(request)
    if (Math.abs(jumps() - jumpsBefore) < second) setClock(reply, sent, Date.now())
    return reply
  }
