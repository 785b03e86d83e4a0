import type { BracketPlan, Marcador } from '../torneo'

/** What is known of a match between `a` and `b`. The decision is dropped if the match gets other sides. */
export interface Decision {
  a: number
  b: number
  estado: 'en-juego' | 'reportada' | 'cerrada'
  /** The winner, as reported or decided. Null in a closed match: neither clan showed up, so both lost. */
  ganador: number | null
  marcador: Marcador | null
  mapas: readonly string[] | null
  sin_jugar: boolean
  objeta_hasta: string | null
  objecion: string | null
  cerrada: string | null
}

/** A bracket after its acts, as plain data that can be stored as JSON. The keys of the records are match ids. */
export interface BracketState {
  plan: BracketPlan
  decisiones: Readonly<Record<string, Decision>>
  fechas: Readonly<Record<string, string>>
  /** Clans that have withdrawn. `sin_puesto`: the clan withdrew while its group was being played, so it comes last in the group's table. */
  retirados: readonly { id_clan: number; sin_puesto: boolean }[]
}
