import type { PlaceOrder } from './order'

function widened(numbers: Int32Array, length: number): Int32Array {
  const wider = new Int32Array(Math.max(length, numbers.length * 2))
  wider.set(numbers)
  return wider
}

/** Places in one array with each slot's place beside it: a step touches only the window of places that moved. */
export function windowOrder(): PlaceOrder {
  let slots: Int32Array = new Int32Array(64) // by place - 1
  let places: Int32Array = new Int32Array(64) // by slot
  let size = 0

  const put = (slot: number, place: number) => {
    slots[place - 1] = slot
    places[slot] = place
  }
  /** Moves what stands at from..to by one place, up (-1) or down (+1). */
  const shift = (from: number, to: number, by: 1 | -1) => {
    if (by > 0) for (let place = to; place >= from; place--) put(slots[place - 1] ?? 0, place + 1)
    else for (let place = from; place <= to; place++) put(slots[place - 1] ?? 0, place - 1)
  }

  return {
    get size() { return size },
    placeOf: (slot) => places[slot] ?? 0,
    at: (place) => (place >= 1 && place <= size ? slots[place - 1] ?? -1 : -1),
    insertAt(slot, place) {
      if (size === slots.length) slots = widened(slots, size + 1)
      if (slot >= places.length) places = widened(places, slot + 1)
      shift(place, size, 1)
      size++
      put(slot, place)
    },
    move(slot, place) {
      const from = places[slot] ?? 0
      if (place < from) shift(place, from - 1, 1)
      else shift(from + 1, place, -1)
      put(slot, place)
    },
    remove(slot) {
      const place = places[slot] ?? 0
      if (!place) return
      shift(place + 1, size, -1)
      places[slot] = 0
      size--
    },
    scan(from, to, visit) {
      for (let place = from; place <= to; place++) visit(slots[place - 1] ?? -1, place)
    },
  }
}
