import type { Rango } from '@trinchera/rules/permissions'
import { planClaims, type PlannedClaim } from './plan-claims'
import { planClans } from './plan-clans'
import { planMatches } from './plan-matches'
import { planPlayers } from './plan-players'

/** A player, before the database gives an id; others refer to it by username. Times are milliseconds UTC. */
export interface PlannedPlayer {
  username: string
  email: string
  volute: string | null
  twitch: string | null
  youtube: string | null
  rol: number
  validado: boolean
  created_at: number
}

export interface PlannedMember {
  username: string
  rango: Rango
  joined_at: number
}

/** A clan of the stage at that index of the list of stages; `newcomer` plays only what its results say. Lider first. */
export interface PlannedClan {
  stage: number
  nombre: string
  tag: string
  strength: number
  newcomer: boolean
  created_at: number
  members: PlannedMember[]
}

export interface PlannedRuling {
  tipo: 'anular' | 'falso' | 'trampa'
  motivo: string
  at: number
  seq: number | null
  clan: PlannedClan | null
}

export interface PlannedMatch {
  stage: number
  seq: number
  winner: PlannedClan
  loser: PlannedClan
  reporter: string
  comentario: string
  at: number
  ruling: PlannedRuling | null
}

export interface Community {
  players: PlannedPlayer[]
  clans: PlannedClan[]
  /** Oldest first, all stages together. */
  matches: PlannedMatch[]
  claims: PlannedClaim[]
  /** By stage: how many entries its log has, and how many rulings stand. */
  logs: { seq: number; revision: number }[]
}

/** The demo community as it would have grown until `now`: always the same for the same `now`, and nothing stored yet. */
export function planCommunity(now: Date): Community {
  const clans = planClans(now.getTime())
  const { matches, logs } = planMatches(clans, now.getTime())
  return {
    players: planPlayers(clans, now.getTime()),
    clans,
    matches,
    claims: planClaims(matches, now.getTime()),
    logs,
  }
}
