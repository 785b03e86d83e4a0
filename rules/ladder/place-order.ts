/** Slots (small numbers from 0, one per clan) at places 1..size without gaps. */
export interface PlaceOrder {
  readonly size: number
  /** The slot's place; 0: none. */
  placeOf(slot: number): number
  /** The slot at a place; -1: none. */
  at(place: number): number
  /** Inserts an unplaced slot at `place` (1..size + 1); slots from there on move down one. */
  insertAt(slot: number, place: number): void
  /** Moves a slot to another place; those between shift by one. */
  move(slot: number, place: number): void
  /** Removes a slot; those below move up one. No effect if it has no place. */
  remove(slot: number): void
  /** Visits the places from..to in order; cheaper than `at` for each. */
  scan(from: number, to: number, visit: (slot: number, place: number) => void): void
}
