import type { Transport, WireReply } from '@trinchera/contract/client'
import { deviceKeys, localStore } from './storage'

// The clock of the web is the server's (docs/behaviour/screens.md#Clock of the pages), because the device's may be wrong by minutes or
// days. Every reply of the API has the server's time in its `Date` header.

const second = 1000

/** How far the server's clock is ahead of the device's, ms. Until the first reply, the value stored by the last page. */
let offset = Number(localStore.getItem(deviceKeys.clock)) || 0
const listeners = new Set<() => void>()

/** The server's time, ms since the epoch. */
export const serverNow = () => Date.now() + offset

/** A value that changes when the device's clock is set, and on some devices when they sleep. */
const jumps = () => Date.now() - performance.now()
let jumpsAtReply = NaN

/** True if the server has sent this page its time, and the device's clock was not changed since. */
export const isTimeKnown = () => Math.abs(jumps() - jumpsAtReply) < 2 * second

/** The server's time if it is known, otherwise 0, so that nothing expires because of a wrong clock. */
export const certainNow = () => (isTimeKnown() ? serverNow() : 0)

/** The device's time, to compare with times that a library took from the device's clock. Use `toServerTime` to show such times. */
export const deviceNow = () => Date.now()

/** Converts a time of the device's clock to the server's clock. */
export const toServerTime = (deviceTime: number) => deviceTime + offset

export const clockOffset = () => offset

/** Calls `listener` whenever a reply changes the known time, or makes it known. */
export function onClockSet(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * The clock offset after a reply. `date`: the server's clock when it answered, in whole seconds; `sent`, `received`: the device's clock;
 * all in ms since the epoch. `before` is kept if it is consistent with the reply, because a slow reply is less accurate than an earlier
 * fast one.
 */
export function offsetAfter(before: number, date: number, sent: number, received: number): number {
  const [least, most] = [date - received, date + second - sent]
  return least <= before && before <= most ? before : Math.round((least + most) / 2)
}

/** Stores the offset for the next page: for its first screen and for offline use. Nothing is stored if the device's clock is right. */
function store() {
  if (Math.abs(offset) < 5 * second) return localStore.removeItem(deviceKeys.clock)
  try {
    localStore.setItem(deviceKeys.clock, String(offset))
  } catch {
    // Storage quota exceeded. The next page gets the time from its first reply.
  }
}

function setClock({ date, json }: WireReply, sent: number, received: number) {
  // A reply without the site's envelope comes from something else on the network, whose clock may differ.
  if (date === undefined || typeof json !== 'object' || json === null || !('code' in json)) return
  const [before, wasKnown] = [offset, isTimeKnown()]
  offset = offsetAfter(before, date, sent, received)
  jumpsAtReply = jumps()
  if (wasKnown && offset === before) return
  store()
  for (const listener of listeners) listener()
}

/**
 * Wraps a transport so that its replies set the clock. A reply is ignored if the device's clock was changed while the request was in
 * flight.
 */
export const settingClock =
  (send: Transport): Transport =>
  async (request) => {
    const [sent, jumpsBefore] = [Date.now(), jumps()]
    const reply = await send(request)
    if (Math.abs(jumps() - jumpsBefore) < second) setClock(reply, sent, Date.now())
    return reply
  }
