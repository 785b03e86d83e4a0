import { fromChileLocal } from './chile-time'
import { playedBeforeMs, winClaimFromMs, winClaimUntilMs } from './limits'

/** Why a match cannot have been played at `at`, in Spanish; null if it can (docs/rules.md#Score of a match). Times in ms since 1970. */
export function playedAtError(at: number, now: number): string | null {
  if (at > now) return 'La partida no puede haberse jugado en el futuro'
  return now - at > playedBeforeMs ? 'La partida se jugó hace más de 14 días' : null
}

/** Like `playedAtError` (why a match cannot have been played then), for a typed time ('YYYY-MM-DDTHH:MM' in Chile). '' is valid. */
export function playedError(local: string, now: number): string | null {
  if (local === '') return null
  const at = fromChileLocal(local)
  return at === undefined ? 'Esa fecha no existe' : playedAtError(Date.parse(at), now)
}

/**
 * Why no win claim is possible for a match played at `at`, as a Spanish sentence; null if a claim is possible (docs/rules.md#The win the
 * rival did not report).
 */
export function claimableAtError(at: number, now: number): string | null {
  const age = now - at
  if (age < winClaimFromMs) return 'El rival tiene 24 horas para reportar: pide que cuente cuando hayan pasado'
  return age > winClaimUntilMs ? 'La partida se jugó hace más de 14 días' : null
}

/** Like `claimableAtError` (why no win claim is possible), for a typed time ('YYYY-MM-DDTHH:MM' in Chile). An empty text is an error. */
export function claimableError(local: string, now: number): string | null {
  if (local === '') return 'Di cuándo se jugó'
  const at = fromChileLocal(local)
  return at === undefined ? 'Esa fecha no existe' : claimableAtError(Date.parse(at), now)
}
