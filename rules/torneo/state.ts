import type { BracketPlan, Marcador } from '../torneo'

/** The reported or decided outcome of the match between clans `a` and `b`. Deleted if the match gets other clans. */
export interface Decision {
  a: number
  b: number
  estado: 'en-juego' | 'reportada' | 'cerrada'
  /** Id of the winning clan, as reported or decided. Null if there is no winner yet or if both clans lost because neither showed up. */
  ganador: number | null
  marcador: Marcador | null
  mapas: readonly string[] | null
  sin_jugar: boolean
  objeta_hasta: string | null
  objecion: string | null
  cerrada: string | null
}

/** The state of a bracket as plain data that can be stored as JSON. The keys of `decisiones` and `fechas` are match ids. */
export interface BracketState {
  plan: BracketPlan
  decisiones: Readonly<Record<string, Decision>>
  fechas: Readonly<Record<string, string>>
  /** Clans that have withdrawn. `sin_puesto`: true if a clan withdrew before its group was finished and is therefore last in the group. */
  retirados: readonly { id_clan: number; sin_puesto: boolean }[]
}
