import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blockedOrder } from './blocked-order'
import { placeOrder } from './order'
import type { PlaceOrder } from './place-order'
import { windowOrder } from './window-order'

const filled = (order: PlaceOrder, count: number) => {
  for (let slot = 0; slot < count; slot++) order.insertAt(slot, slot + 1)
  return order
}

const kinds: [string, (count: number) => PlaceOrder][] = [
  ['a window', (count) => filled(windowOrder(), count)],
  ['a blocked list filled one by one', (count) => filled(blockedOrder(), count)],
  ['a blocked list filled at once', (count) => blockedOrder(Array.from({ length: count }, (_, slot) => slot))],
  ['an order that outgrows its window', (count) => filled(placeOrder(40), count)],
]

const step = fc.record({ kind: fc.constantFrom('toggle', 'move', 'move'), slot: fc.nat(), place: fc.nat() })

/** Applies the same operation to a plain array and to the order. */
function play(
  order: PlaceOrder,
  plain: number[],
  slots: number,
  steps: readonly { kind: string; slot: number; place: number }[],
) {
  for (const { kind, slot: anySlot, place: anyPlace } of steps) {
    const slot = anySlot % slots
    const index = plain.indexOf(slot)
    if (index >= 0) plain.splice(index, 1)
    if (kind === 'move' || index < 0) {
      const place = (anyPlace % (plain.length + 1)) + 1
      plain.splice(place - 1, 0, slot)
      if (index < 0) order.insertAt(slot, place)
      else order.move(slot, place)
    } else order.remove(slot)
  }
}

function told(order: PlaceOrder, from = 1, to = order.size) {
  const seen: [number, number][] = []
  order.scan(from, to, (slot, place) => seen.push([slot, place]))
  return seen
}

describe.each(kinds)('%s', (_, make) => {
  it('holds what a plain array holds, whatever is inserted, moved and removed', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 90 }),
        fc.array(step, { maxLength: 120 }),
        fc.nat(),
        fc.nat(),
        (count, steps, a, b) => {
          const order = make(count)
          const plain = Array.from({ length: count }, (_unused, slot) => slot)
          play(order, plain, count + 10, steps)
          expect(order.size).toBe(plain.length)
          expect(told(order)).toEqual(plain.map((slot, index) => [slot, index + 1]))
          expect(plain.map((_slot, index) => order.at(index + 1))).toEqual(plain)
          for (let slot = 0; slot < count + 10; slot++) expect(order.placeOf(slot)).toBe(plain.indexOf(slot) + 1)
          const [from, to] = [
            Math.min(a % (plain.length + 1), b % (plain.length + 1)) + 1,
            Math.max(a % (plain.length + 1), b % (plain.length + 1)),
          ]
          expect(told(order, from, to)).toEqual(plain.slice(from - 1, to).map((slot, index) => [slot, from + index]))
        },
      ),
    )
  })

  it('holds it with thousands in it, through splits and joins', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 1500, maxLength: 2500, size: 'max' }), (steps) => {
        const count = 1600
        const order = make(count)
        const plain = Array.from({ length: count }, (_unused, slot) => slot)
        play(order, plain, count + 100, steps)
        for (const slot of plain.splice(200, 1200)) order.remove(slot)
        expect(told(order).map(([slot]) => slot)).toEqual(plain)
        expect(plain.map((slot) => order.placeOf(slot))).toEqual(plain.map((_slot, index) => index + 1))
      }),
      { numRuns: 5 },
    )
  })

  it('knows nobody outside its places, and removing nobody changes nothing', () => {
    const order = make(3)
    order.remove(7)
    expect([order.at(0), order.at(4), order.placeOf(7), order.placeOf(5000)]).toEqual([-1, -1, 0, 0])
    expect(told(order)).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
    ])
  })

  it('can be emptied and filled again', () => {
    const order = make(2)
    order.remove(0)
    order.remove(1)
    expect([order.size, order.at(1)]).toEqual([0, -1])
    order.insertAt(1, 1)
    order.insertAt(0, 1)
    expect(told(order)).toEqual([
      [0, 1],
      [1, 2],
    ])
  })
})
