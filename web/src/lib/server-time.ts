import type { Transport, WireReply } from '@trinchera/contract/client'
import { deviceKeys, localStore } from './storage'

// The web uses the server's clock, because the device's clock may be wrong by minutes or days. Each reply of the API has the server's time
// in its `Date` header (docs/behaviour/screens.md#Clock of the pages).

const second = 1000

/** Server's clock minus device's clock, ms. Until the first reply, the value that an earlier page stored is used. */
let offset = Number(localStore.getItem(deviceKeys.clock)) || 0
const listeners = new Set<() => void>()

/** The server's time, ms since the epoch. */
export const serverNow = () => Date.now() + offset

/** A number that stays the same until the device's clock is set or, on some devices, until the device sleeps. */
const jumps = () => Date.now() - performance.now()
let jumpsAtReply = NaN

/** True if a reply has brought the server's time and the device's clock was not changed after that. */
export const isTimeKnown = () => Math.abs(jumps() - jumpsAtReply) < 2 * second

/** The server's time if it is known, otherwise 0. With 0 nothing seems expired, so a wrong clock cannot delete anything. */
export const certainNow = () => (isTimeKnown() ? serverNow() : 0)

/** The device's time, for comparisons with times that a library took from the device's clock. To show such times, use `toServerTime`. */
export const deviceNow = () => Date.now()

/** Converts a time of the device's clock to the server's clock, ms. */
export const toServerTime = (deviceTime: number) => deviceTime + offset

export const clockOffset = () => offset

/** Calls `listener` when a reply changes the known server time or makes it known. Returns a function that stops this. */
export function onClockSet(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * The clock difference after a reply, ms. `date` is the server's time when it replied, rounded down to the second. `sent` and `received`
 * are times of the device's clock. If `before`, the difference known so far, is consistent with the reply, it is returned, because a slow
 * reply is less accurate than an earlier fast one.
 */
export function offsetAfter(before: number, date: number, sent: number, received: number): number {
  const [least, most] = [date - received, date + second - sent]
  return least <= before && before <= most ? before : Math.round((least + most) / 2)
}

/** Stores the difference for the first screen of the next page and for offline use. Differences below 5 s are not stored. */
function store() {
  if (Math.abs(offset) < 5 * second) return localStore.removeItem(deviceKeys.clock)
  try {
    localStore.setItem(deviceKeys.clock, String(offset))
  } catch {
    // Storage quota exceeded. The next page gets the time from its first reply.
  }
}

function setClock({ date, json }: WireReply, sent: number, received: number) {
  // A reply without the API's envelope comes from something else on the network, whose clock may be different.
  if (date === undefined || typeof json !== 'object' || json === null || !('code' in json)) return
  const [before, wasKnown] = [offset, isTimeKnown()]
  offset = offsetAfter(before, date, sent, received)
  jumpsAtReply = jumps()
  if (wasKnown && offset === before) return
  store()
  for (const listener of listeners) listener()
}

/** Wraps a transport so that its replies set the server's time. A reply is ignored if the device's clock was changed during the request. */
export const settingClock =
  (send: Transport): Transport =>
  async (request) => {
    const [sent, jumpsBefore] = [Date.now(), jumps()]
    const reply = await send(request)
    if (Math.abs(jumps() - jumpsBefore) < second) setClock(reply, sent, Date.now())
    return reply
  }
