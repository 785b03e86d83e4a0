import { randomInt } from 'node:crypto'

/** Without I, L, O, 0 and 1, which are easily confused. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** A random code that a person types. */
export const drawCode = (length: number): string =>
  Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('')
