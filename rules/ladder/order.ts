import { blockedOrder } from './blocked-order'
import { windowOrder } from './window-order'
import type { PlaceOrder } from './place-order'

/** Above this number of clans a blocked list is faster than a single window. */
const windowLimit = 5000

/** An order that starts as one window and becomes a blocked list once it exceeds `limit`. */
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
