import type { PlaceOrder } from './place-order'

function widened(numbers: Int32Array, length: number): Int32Array {
  const wider = new Int32Array(Math.max(length, numbers.length * 2))
  wider.set(numbers)
  return wider
}

/**
 * A place order stored as one array, with each slot's place beside it: an operation touches only the places that moved.
 */
export function windowOrder(): PlaceOrder {
  let slots: Int32Array = new Int32Array(64) // by place - 1
  let places: Int32Array = new Int32Array(64) // by slot
  let size = 0

  const put = (slot: number, place: number) => {
    slots[place - 1] = slot
    places[slot] = place
  }
  /** Moves the slots at from..to down one. The local names keep closure lookups out of the hot loop. */
  const shiftDown = (from: number, to: number) => {
    const [byPlace, bySlot] = [slots, places]
    for (let index = to - 1; index >= from - 1; index--) {
      const slot = byPlace[index] ?? 0
      byPlace[index + 1] = slot
      bySlot[slot] = index + 2
    }
  }
  /** Moves the slots at from..to up one. */
  const shiftUp = (from: number, to: number) => {
    const [byPlace, bySlot] = [slots, places]
    for (let index = from - 1; index < to; index++) {
      const slot = byPlace[index] ?? 0
      byPlace[index - 1] = slot
      bySlot[slot] = index
    }
  }

  return {
    get size() {
      return size
    },
    placeOf: (slot) => places[slot] ?? 0,
    at: (place) => (place >= 1 && place <= size ? (slots[place - 1] ?? -1) : -1),
    insertAt(slot, place) {
      if (size === slots.length) slots = widened(slots, size + 1)
      if (slot >= places.length) places = widened(places, slot + 1)
      shiftDown(place, size)
      size++
      put(slot, place)
    },
    move(slot, place) {
      const from = places[slot] ?? 0
      if (place < from) shiftDown(place, from - 1)
      else shiftUp(from + 1, place)
      put(slot, place)
    },
    remove(slot) {
      const place = places[slot] ?? 0
      if (!place) return
      shiftUp(place + 1, size)
      places[slot] = 0
      size--
    },
    scan(from, to, visit) {
      for (let place = from; place <= to; place++) visit(slots[place - 1] ?? -1, place)
    },
  }
}
