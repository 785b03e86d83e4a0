import { clockOffset, shiftDate } from './clock'

// Vitest runs this file before each test file. This symbol marks a process whose `Date` was shifted already, by an earlier test file.
const done = Symbol.for('trinchera.clock')
if (!Reflect.get(globalThis, done)) {
  Reflect.set(globalThis, done, true)
  shiftDate(clockOffset())
}
