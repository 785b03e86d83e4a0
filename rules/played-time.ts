import { fromChileLocal } from './chile-time'
import { playedBeforeMs, winClaimFromMs, winClaimUntilMs } from './limits'

/**
 * What is wrong with the time at which a match was played (docs/rules.md#Score of a match), as a sentence; null if nothing is. `at` and
 * `now`: ms since the epoch.
 */
export function playedAtError(at: number, now: number): string | null {
  if (at > now) return 'La partida no puede haberse jugado en el futuro'
  return now - at > playedBeforeMs ? 'La partida se jugó hace más de 14 días' : null
}

/** The same of a time typed in Chile's local time, 'YYYY-MM-DDTHH:MM'; empty is fine. */
export function playedError(local: string, now: number): string | null {
  if (local === '') return null
  const at = fromChileLocal(local)
  return at === undefined ? 'Esa fecha no existe' : playedAtError(Date.parse(at), now)
}

/** The same of a win that the rival did not report (docs/rules.md#The win the rival did not report). */
export function claimableAtError(at: number, now: number): string | null {
  const age = now - at
  if (age < winClaimFromMs) return 'El rival tiene 24 horas para reportar: pide que cuente cuando hayan pasado'
  return age > winClaimUntilMs ? 'La partida se jugó hace más de 14 días' : null
}

/** The same of a time typed in Chile's local time, which may not be empty. */
export function claimableError(local: string, now: number): string | null {
  if (local === '') return 'Di cuándo se jugó'
  const at = fromChileLocal(local)
  return at === undefined ? 'Esa fecha no existe' : claimableAtError(Date.parse(at), now)
}
