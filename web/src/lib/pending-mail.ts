import type { NavigateOptions } from './router'
import { serverNow } from './server-time'

/** The validation e-mail that a person without a session waits for. */
export interface PendingMail {
  email: string
  /** When the e-mail was last requested, ms since the epoch. */
  sentAt: number
}

/**
 * Minimum time between two requests for the e-mail on that page, ms; the server itself allows 5 per hour
 * (docs/behaviour/http.md#Rate limits).
 */
export const resendMs = 60_000

/**
 * Passes the pending e-mail to the next screen in the state of the history entry. It survives a reload and Back, and the address is stored
 * nowhere else.
 */
export const withPendingMail = (email: string): NavigateOptions => ({
  replace: true,
  state: { pendingMail: { email, sentAt: serverNow() } satisfies PendingMail },
})

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? new Map<string, unknown>(Object.entries(value)).get(name) : undefined

/** Reads the pending e-mail from a location's state; null if there is none. */
export function readPendingMail(state: unknown): PendingMail | null {
  const pending = field(state, 'pendingMail')
  const [email, sentAt] = [field(pending, 'email'), field(pending, 'sentAt')]
  return typeof email === 'string' && typeof sentAt === 'number' ? { email, sentAt } : null
}

/** Whole seconds until another e-mail may be requested; 0 means now. Never more than `resendMs`, even if the clock was set back. */
export const secondsToWait = (sentAt: number, now: number): number =>
  Math.max(0, Math.ceil(Math.min(resendMs, sentAt + resendMs - now) / 1000))
