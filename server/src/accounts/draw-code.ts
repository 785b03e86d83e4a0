import { randomInt } from 'node:crypto'

/** Characters of codes. I, L, O, 0 and 1 are left out because they are easily confused. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** Generates a random code that a person will type. */
export const drawCode = (length: number): string =>
  Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('')
