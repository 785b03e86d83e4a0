import { use, useEffect, useState } from 'react'
import { afterTouch, isAnswering } from '../../lib/after-touch'

const held = new WeakMap<object, Promise<void>>()

/**
 * Rendered last of what a transition shows: a touch that comes while the rest is rendered is answered before the commit, which nothing interrupts. Each `value`
 * waits once; one that is there from the start, or shown already, does not.
 */
export function HeldByTouch({ value }: { value: object }) {
  const [shown, setShown] = useState(value)
  if (value !== shown) {
    if (isAnswering() && !held.has(value)) held.set(value, new Promise((resolve) => void afterTouch(resolve)))
    const wait = held.get(value)
    if (wait) use(wait)
  }
  useEffect(() => setShown(value), [value])
  return null
}
