import { fold } from './folding'
import { usernameLength } from './limits'

/** True if the `@` at index `sign` begins a mention. An `@` inside a word, as in an e-mail address, does not. */
const isCall = (text: string, sign: number): boolean =>
  !/[\p{L}\p{N}_.]$/u.test(text.slice(Math.max(0, sign - 2), sign))

/**
 * For each `@` in a text, the names that may be mentioned there, longest first: every beginning of the text after the `@` that ends with a
 * word. There may be several because names may contain spaces.
 */
export function calledNames(text: string): string[][] {
  const whole = text.normalize('NFC')
  return [...whole.matchAll(/@(?=(.{1,80}))/gu)].flatMap(({ index, 1: after = '' }) => {
    if (!isCall(whole, index)) return []
    const letters = Array.from(after)
    const names: string[] = []
    for (let length = Math.min(letters.length, usernameLength.most); length >= usernameLength.least; length--) {
      const [last = '', next = ''] = [letters[length - 1], letters[length]]
      const endsWord = last !== ' ' && !(/[\p{L}\p{N}_]/u.test(last) && /[\p{L}\p{N}_]/u.test(next))
      if (endsWord) names.push(letters.slice(0, length).join(''))
    }
    return names.length ? [names] : []
  })
}

/** The unfinished name after an `@` at the end of a text; null if the text does not end in a mention. */
export function nameBeingTyped(text: string): string | null {
  const sign = text.lastIndexOf('@')
  if (sign < 0 || !isCall(text, sign)) return null
  const name = text.slice(sign + 1)
  return /^[\p{L}\p{M}\p{N}_.-][\p{L}\p{M}\p{N}_. -]*$/u.test(name) && Array.from(name).length <= usernameLength.most
    ? name
    : null
}

/** Number of different names that a text mentions, estimated without the server: unknown names count too. `known`: folded player names. */
export function callsIn(text: string, known: ReadonlySet<string>): number {
  return new Set(
    calledNames(text).map((names) => names.map(fold).find((name) => known.has(name)) ?? fold(names.at(-1) ?? '')),
  ).size
}
