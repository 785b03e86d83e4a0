import { fold } from './folding'
import { usernameLength } from './limits'

/** True if an `@` begins a mention. An `@` inside a word, as in an e-mail address, does not. */
const isCall = (text: string, sign: number): boolean =>
  !/[\p{L}\p{N}_.]$/u.test(text.slice(Math.max(0, sign - 2), sign))

/**
 * For each `@` in a text, the names that it may mention: every prefix of the text after the `@` that ends at the end of a word, longest
 * first. Names may contain spaces, so several are possible.
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

/** The unfinished name after an `@` at the end of a text; null if no name is being typed. */
export function nameBeingTyped(text: string): string | null {
  const sign = text.lastIndexOf('@')
  if (sign < 0 || !isCall(text, sign)) return null
  const name = text.slice(sign + 1)
  return /^[\p{L}\p{M}\p{N}_.-][\p{L}\p{M}\p{N}_. -]*$/u.test(name) && Array.from(name).length <= usernameLength.most
    ? name
    : null
}

/**
 * How many players a text mentions, estimated without asking the server: every name counts once, even an unknown one. `known`: folded names
 * of players.
 */
export function callsIn(text: string, known: ReadonlySet<string>): number {
  return new Set(
    calledNames(text).map((names) => names.map(fold).find((name) => known.has(name)) ?? fold(names.at(-1) ?? '')),
  ).size
}
