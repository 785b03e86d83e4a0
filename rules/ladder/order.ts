import { blockedOrder } from './blocked-order'
import { windowOrder } from './window-order'

/** Who stands where: slots (small numbers from 0, one a clan) at places 1..size without gaps. */
export interface PlaceOrder {
  readonly size: number
  /** The slot's place, 0 where it has none. */
  placeOf(slot: number): number
  /** The slot at a place, -1 where nobody stands. */
  at(place: number): number
  /** Puts a slot that has no place at `place` (1..size + 1); those from there on move down one. */
  insertAt(slot: number, place: number): void
  /** Takes a slot from its place to another; those between close up. */
  move(slot: number, place: number): void
  /** Takes a slot out; those below move up one. Nothing where it has no place. */
  remove(slot: number): void
  /** Visits the places from..to in order; cheaper than `at` for each. */
  scan(from: number, to: number, visit: (slot: number, place: number) => void): void
}

/** Above this many clans finding and moving a place in blocks is cheaper than in one window. */
const windowLimit = 5000

/** An order that starts as a window and turns into a blocked list where it outgrows one. */
export function placeOrder(limit = windowLimit): PlaceOrder {
  let order = windowOrder()
  let blocked = false
  return {
    get size() {
      return order.size
    },
    placeOf: (slot) => order.placeOf(slot),
    at: (place) => order.at(place),
    insertAt(slot, place) {
      if (!blocked && order.size >= limit) {
        const slots: number[] = []
        order.scan(1, order.size, (each) => slots.push(each))
        order = blockedOrder(slots)
        blocked = true
      }
      order.insertAt(slot, place)
    },
    move: (slot, place) => order.move(slot, place),
    remove: (slot) => order.remove(slot),
    scan: (from, to, visit) => order.scan(from, to, visit),
  }
}
