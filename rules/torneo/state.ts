import type { BracketPlan, Marcador } from '../torneo'

/** What was decided of a match between `a` and `b`; it is dropped once those are no longer its sides. */
export interface Decision {
  a: number
  b: number
  estado: 'en-juego' | 'reportada' | 'cerrada'
  /** Who won, as reported or decided; null in a closed one: neither came, both lost. */
  ganador: number | null
  marcador: Marcador | null
  mapas: readonly string[] | null
  sin_jugar: boolean
  objeta_hasta: string | null
  objecion: string | null
  cerrada: string | null
}

/** A bracket as its acts leave it; plain data that survives JSON. Keys are match ids. */
export interface BracketState {
  plan: BracketPlan
  decisiones: Readonly<Record<string, Decision>>
  fechas: Readonly<Record<string, string>>
  /** Clans that left. `sin_puesto`: while their group was being played, so that they come last in it. */
  retirados: readonly { id_clan: number; sin_puesto: boolean }[]
}
