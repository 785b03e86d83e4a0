import { claims } from './data/claims'
import { stages } from './data/stages'
import { day } from './evenings'
import type { PlannedClaim, PlannedMatch } from './planned'

const hour = day / 24

/** The claims of `data/claims` with the matches that they are made against. */
export function planClaims(matches: readonly PlannedMatch[], now: number): PlannedClaim[] {
  return claims.flatMap(({ stage: [juego, nombre], daysAgo, side, tipo, texto, hours, dismissed }) => {
    const stage = stages.findIndex((known) => known.juego === juego && known.nombre === nombre)
    const match = matches.find(
      ({ stage: where, at, ruling }) =>
        where === stage && !ruling && at > now - daysAgo * day && at + hours * hour < now,
    )
    const [leader] = match?.[side].members ?? []
    if (!match || !leader) return []
    const at = match.at + hours * hour
    return [
      {
        match,
        clan: match[side],
        quien: leader.username,
        tipo,
        texto,
        at,
        dismissed: dismissed && {
          at: Math.min(at + dismissed.hours * hour, now - hour / 60),
          motivo: dismissed.motivo,
        },
      },
    ]
  })
}
