import type { NavigateOptions } from './router'
import { serverNow } from './server-time'

/** The validation mail that somebody without a session waits for. */
export interface PendingMail {
  email: string
  /** When it was asked for last, ms since the epoch. */
  sentAt: number
}

/** Least time between two mails asked for on that page, ms; the server's own limit is 5 an hour (docs/behaviour/http.md#Rate limits). */
export const resendMs = 60_000

/** Hands it to the next screen. It stays with that entry of the history: a reload and Back find it again, and nothing else stores the address. */
export const withPendingMail = (email: string): NavigateOptions => ({
  replace: true,
  state: { pendingMail: { email, sentAt: serverNow() } satisfies PendingMail },
})

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? new Map<string, unknown>(Object.entries(value)).get(name) : undefined

/** Reads it from a location's state; null where there is none. */
export function readPendingMail(state: unknown): PendingMail | null {
  const pending = field(state, 'pendingMail')
  const [email, sentAt] = [field(pending, 'email'), field(pending, 'sentAt')]
  return typeof email === 'string' && typeof sentAt === 'number' ? { email, sentAt } : null
}

/** Whole seconds until another mail may be asked for; 0: now. A clock that was set back makes nobody wait longer than `resendMs`. */
export const secondsToWait = (sentAt: number, now: number): number =>
  Math.max(0, Math.ceil(Math.min(resendMs, sentAt + resendMs - now) / 1000))
