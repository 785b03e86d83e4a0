import type { Db } from '@trinchera/db/database'
import { isUsernameTaken } from '@trinchera/db/queries/players/players'
import { beginningOf } from '@trinchera/rules/letters'
import { usernameLength } from '@trinchera/rules/limits'
import { usernameError } from '@trinchera/rules/validation'

const notAllowed = /[^\p{L}\p{M}\p{Nd} _.-]/gu

/** A valid username made from any text by removing what is not allowed; null if the rest is not valid. */
export function usernameFrom(text: string): string | null {
  const clean = text.normalize('NFC').replace(/\s+/gu, ' ').replace(notAllowed, '').replace(/ {2,}/g, ' ').trim()
  const username = beginningOf(clean, usernameLength.most).trim()
  return usernameError(username) === null ? username : null
}

const numbered = (base: string, number: number) => {
  const suffix = ` ${number}`
  return beginningOf(base, usernameLength.most - suffix.length).trim() + suffix
}

/** A username that nobody has, from the first text that gives a valid one (otherwise 'Recluta'). If it is taken, a number is appended. */
export async function freeUsername(db: Db, texts: readonly string[]): Promise<string> {
  const base = texts.map(usernameFrom).find((username) => username !== null) ?? 'Recluta'
  for (let number = 1; ; number++) {
    const username = number === 1 ? base : numbered(base, number)
    if (!(await isUsernameTaken(db, username))) return username
  }
}
