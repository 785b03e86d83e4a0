import { claims, type DemoClaim } from './data/claims'
import { stages } from './data/stages'
import { day } from './evenings'
import type { PlannedClan, PlannedMatch } from './plan'

const hour = day / 24

/** A claim by the leader of a clan; `dismissed` once it was put aside. */
export interface PlannedClaim {
  match: PlannedMatch
  clan: PlannedClan
  quien: string
  tipo: DemoClaim['tipo']
  texto: string
  at: number
  dismissed: { at: number; motivo: string } | null
}

/** What clans claimed, each against a match of its own. */
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
