import { fromChileLocal } from './chile-time'
import { playedBeforeMs, winClaimFromMs, winClaimUntilMs } from './limits'

/**
 * The error about the time at which a match was played, as a sentence; null if the time is valid (docs/rules.md#Score of a match). `at` and
 * `now`: ms since the epoch.
 */
export function playedAtError(at: number, now: number): string | null {
  if (at > now) return 'La partida no puede haberse jugado en el futuro'
  return now - at > playedBeforeMs ? 'La partida se jugó hace más de 14 días' : null
}

/** Like `playedAtError`, for a time typed in Chile's local time ('YYYY-MM-DDTHH:MM'). An empty text is valid. */
export function playedError(local: string, now: number): string | null {
  if (local === '') return null
  const at = fromChileLocal(local)
  return at === undefined ? 'Esa fecha no existe' : playedAtError(Date.parse(at), now)
}

/** Like `playedAtError`, for a win that the rival did not report (docs/rules.md#The win the rival did not report). */
export function claimableAtError(at: number, now: number): string | null {
  const age = now - at
  if (age < winClaimFromMs) return 'El rival tiene 24 horas para reportar: pide que cuente cuando hayan pasado'
  return age > winClaimUntilMs ? 'La partida se jugó hace más de 14 días' : null
}

/** Like `claimableAtError`, for a time typed in Chile's local time. An empty text is an error. */
export function claimableError(local: string, now: number): string | null {
  if (local === '') return 'Di cuándo se jugó'
  const at = fromChileLocal(local)
  return at === undefined ? 'Esa fecha no existe' : claimableAtError(Date.parse(at), now)
}
