import { clockOffset, shiftDate } from './clock'

// Vitest runs this file before each test file. A process that runs several test files must shift its `Date` only once.
const done = Symbol.for('trinchera.clock')
if (!Reflect.get(globalThis, done)) {
  Reflect.set(globalThis, done, true)
  shiftDate(clockOffset())
}
