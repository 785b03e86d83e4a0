import { clockOffset, shiftDate } from './clock'

// Vitest runs this before each file; a worker that runs several files shifts its `Date` once.
const done = Symbol.for('trinchera.clock')
if (!Reflect.get(globalThis, done)) {
  Reflect.set(globalThis, done, true)
  shiftDate(clockOffset())
}
