import type { Db } from '@trinchera/db/database'
import { knowsDevice } from '@trinchera/db/queries/players/account-signals'
import { findForLogin } from '@trinchera/db/queries/players/players'
import { fold } from '@trinchera/rules/folding'
import { hashOfDevice, type RequestOrigin } from '../accounts/origin'

/** A call without a session that contains a password. `email` may also be a username. */
interface PasswordCall {
  body: { email: string }
  ip: string
  origin: RequestOrigin
}

/** What the limits count by: `account` (the same for all spellings of its name), and `device`, a browser that logged in there before. */
interface Guess {
  account: string
  device: string | null
}

async function readGuess(db: Db, { body: { email }, origin }: PasswordCall): Promise<Guess> {
  const found = await findForLogin(db, email)
  const account = found ? `jugador ${found.id}` : email.includes('@') ? email.toLowerCase() : fold(email)
  const device = origin.device === null ? null : hashOfDevice(origin.device)
  const known = found && device !== null && (await knowsDevice(db, found.id, device))
  return { account, device: known ? device : null }
}

/** The account and browser of each call, kept so that several rules read them from the database only once. */
const guesses = new WeakMap<PasswordCall, Promise<Guess>>()

function guessOf(db: Db, call: PasswordCall): Promise<Guess> {
  const guess = guesses.get(call) ?? readGuess(db, call)
  guesses.set(call, guess)
  return guess
}

const rule = (max: number, counter: string, key: (guess: Guess, address: string) => string | null) => ({
  max,
  window: 15 * 60_000,
  count: 'failures' as const,
  counter: `clave:${counter}`,
  key: async (call: PasswordCall, db: Db) => key(await guessOf(db, call), call.ip),
})

/**
 * Limits of wrong passwords on all routes that take a password without a session. A browser that has logged in to the account before has
 * its own counter, so that strangers who guess passwords cannot lock out the owner (docs/behaviour/http.md#Rate limits).
 */
export const passwordGuesses = [
  rule(10, 'equipo', ({ account, device }) => device && `${account} ${device}`),
  rule(10, 'cuenta y red', ({ account, device }, address) => (device ? null : `${account} ${address}`)),
  rule(50, 'cuenta', ({ account, device }) => (device ? null : account)),
  rule(100, 'red', ({ device }, address) => (device ? null : address)),
]
