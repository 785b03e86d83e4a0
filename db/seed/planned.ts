import type { MatchMap } from '@trinchera/contract/ladder'
import type { Rango } from '@trinchera/rules/permissions'
import type { DemoClaim } from './data/claims'
import type { MatchAnswersTable } from '../schema/disputes'

/** A player to be stored. Other planned data refer to players by username, because there are no ids yet. Times are ms since 1970. */
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

/** A clan to be stored. `etapa`: index in `demoEtapas`; `newcomer`: plays only the matches its data list; `members`: the Lider first. */
export interface PlannedClan {
  etapa: number
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
  etapa: number
  seq: number
  winner: PlannedClan
  loser: PlannedClan
  reporter: string
  comentario: string
  at: number
  ruling: PlannedRuling | null
}

/** What a report states besides the result, and the winner's answer to the report (`answer`); null for a match older than such answers. */
export interface PlannedSaid {
  mapas: MatchMap[]
  jugada: string
  answer: Omit<MatchAnswersTable, 'match_id'> | null
}

/** A claim by the leader of a clan; `dismissed` if staff dismissed it. */
export interface PlannedClaim {
  match: PlannedMatch
  clan: PlannedClan
  quien: string
  tipo: DemoClaim['tipo']
  texto: string
  at: number
  dismissed: { at: number; motivo: string } | null
}

export interface Community {
  players: PlannedPlayer[]
  clans: PlannedClan[]
  /** Matches of all etapas, oldest first. */
  matches: PlannedMatch[]
  claims: PlannedClaim[]
  said: ReadonlyMap<PlannedMatch, PlannedSaid>
  /** For each etapa: number of entries in its log (`seq`), and number of rulings in force (`revision`). */
  logs: { seq: number; revision: number }[]
}
