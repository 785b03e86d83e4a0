import type { NavigateOptions } from './router'
import { serverNow } from './server-time'

/** The validation e-mail that a newly registered person is waiting for. */
export interface PendingMail {
  email: string
  /** When the e-mail was last requested, ms since the epoch. */
  sentAt: number
}

/** Minimum time between two requests for the validation e-mail, ms. The server allows 5 per hour (docs/behaviour/http.md#Rate limits). */
export const resendMs = 60_000

/** Options for `navigate` that put the e-mail address into the history entry's state, where it survives a reload, and nowhere else. */
export const withPendingMail = (email: string): NavigateOptions => ({
  replace: true,
  state: { pendingMail: { email, sentAt: serverNow() } satisfies PendingMail },
})

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? new Map<string, unknown>(Object.entries(value)).get(name) : undefined

/** Reads what `withPendingMail` put into a history entry's state; null if it holds nothing of that kind. */
export function readPendingMail(state: unknown): PendingMail | null {
  const pending = field(state, 'pendingMail')
  const [email, sentAt] = [field(pending, 'email'), field(pending, 'sentAt')]
  return typeof email === 'string' && typeof sentAt === 'number' ? { email, sentAt } : null
}

/** Whole seconds until the validation e-mail may be requested again; 0 means now. At most `resendMs`, even if the clock was set back. */
export const secondsToWait = (sentAt: number, now: number): number =>
  Math.max(0, Math.ceil(Math.min(resendMs, sentAt + resendMs - now) / 1000))
