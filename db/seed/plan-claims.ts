import { claims } from './data/claims'
import { demoEtapas } from './data/etapas'
import { day } from './evenings'
import type { PlannedClaim, PlannedMatch } from './planned'

const hour = day / 24

/** The claims of `data/claims` with the matches that they are made against. */
export function planClaims(matches: readonly PlannedMatch[], now: number): PlannedClaim[] {
  return claims.flatMap(({ etapa: [juego, nombre], daysAgo, side, tipo, texto, hours, dismissed }) => {
    const etapa = demoEtapas.findIndex((known) => known.juego === juego && known.nombre === nombre)
    const match = matches.find(
      ({ etapa: where, at, ruling }) =>
        where === etapa && !ruling && at > now - daysAgo * day && at + hours * hour < now,
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
