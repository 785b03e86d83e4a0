export const torneoFormatos = ['simple', 'doble', 'grupos'] as const
export type TorneoFormato = (typeof torneoFormatos)[number]

/** States of a torneo (docs/behaviour/torneos.md#States of a torneo). */
export const torneoEstados = ['anunciado', 'inscripcion', 'checkin', 'en-juego', 'terminado', 'cancelado'] as const
export type TorneoEstado = (typeof torneoEstados)[number]

/** States of a match. `por-definir`: a side is not known yet; `libre`: a side has no opponent (a bye); `cerrada`: decided. */
export const partidaEstados = ['por-definir', 'lista', 'en-juego', 'reportada', 'cerrada', 'libre'] as const
export type PartidaEstado = (typeof partidaEstados)[number]

export const rondaLados = ['ganadores', 'perdedores', 'final', 'grupo'] as const
export type RondaLado = (typeof rondaLados)[number]

export const mejorDe = [1, 3, 5] as const
export type MejorDe = (typeof mejorDe)[number]

const back = (lado: 'ganadores' | 'perdedores', rounds: number) =>
  Array.from({ length: rounds }, (_, i) => `${lado}-${i + 1}`)

/**
 * The rounds, other than the final, that may have their own best-of: the group phase and the rounds of each side. Rounds are counted back
 * from the last one of their side, so `ganadores-1` is the semifinals or, in `doble`, the winners' final (docs/rules.md#Best of).
 */
export const rondaClaves: readonly string[] = ['grupos', ...back('ganadores', 6), ...back('perdedores', 10)]
/** The best-of of single rounds. Keys: `rondaClaves`. */
export type MejorDeRondas = Readonly<Partial<Record<string, MejorDe>>>

/** Over how many maps the matches of a torneo are played. Null: the same as the next more general value. */
export interface BestOf {
  mejor_de: MejorDe
  /** For the last round of each side before the final. */
  mejor_de_semifinal: MejorDe | null
  mejor_de_final: MejorDe | null
  /** Missing in brackets drawn before single rounds could have their own value. */
  mejor_de_rondas?: MejorDeRondas
}

/** Maps won by side a and side b. */
export type Marcador = readonly [number, number]

/** The plan of a bracket, which is the log's first act. `equipos`: clan ids by seed, the best first. */
export interface BracketPlan extends BestOf {
  formato: TorneoFormato
  equipos: readonly number[]
  /** Codes of the maps, which are played in rotation; may be empty. */
  mapas: readonly string[]
}

/**
 * An act on a bracket after it was drawn. `fecha`: when, ISO 8601; `id_clan`: the clan for which it was done, null for the organisers or
 * when time ran out.
 */
export type TorneoAct = { fecha: string; id_clan: number | null } & (
  | { tipo: 'empezar'; partida: number }
  | { tipo: 'resultado'; partida: number; marcador: Marcador; mapas: readonly string[] | null }
  | { tipo: 'objetar'; partida: number; texto: string }
  /** Closes a report because the winner confirmed it or did not object in time. */
  | { tipo: 'cerrar'; partida: number }
  /** The organisers' decision. `ganador` null: neither clan showed up, so both lose. */
  | { tipo: 'fallo'; partida: number; ganador: number | null; marcador: Marcador | null; motivo: string }
  | { tipo: 'retirar'; retirado: number; motivo: string }
  | { tipo: 'reabrir'; partida: number; motivo: string }
  | { tipo: 'mover'; partida: number; cuando: string | null }
)
export type TorneoActTipo = TorneoAct['tipo']

/**
 * Why an act is refused. `code`: 400 for its content or a match that is not ready, 403 if the actor may not do it, 404 if there is no such
 * match, 409 if the match's state no longer allows it.
 */
export interface TorneoRefusal {
  code: 400 | 403 | 404 | 409
  field?: string
  message: string
  /** The match has changed since the actor loaded it, so the client should also show its current state. */
  movedOn?: true
}

/** A match in the state after the log's acts. `id`: its number within the torneo, from 1. Clans are ids. */
export interface BracketMatch {
  id: number
  a: number | null
  b: number | null
  marcador: Marcador | null
  /** Null until the match is `cerrada` or `libre`, and also if neither clan showed up or the bye has no clan. */
  ganador: number | null
  estado: PartidaEstado
  /** The scheduled time, if organisers set one, ISO 8601. */
  fecha: string | null
  siguiente: number | null
  siguiente_perdedor: number | null
  mejor_de: MejorDe
  /** Codes of the maps in playing order. Once there is a report with maps, the maps that it names. */
  mapas: readonly string[]
  /** True if the match was decided without being played. */
  sin_jugar: boolean
  /** Deadline for the winner's objection to the loser's report, ISO 8601; null if nobody may object. */
  objeta_hasta: string | null
  /** The winner's objection to the report. */
  objecion: string | null
  /** When the match was decided, ISO 8601. */
  cerrada: string | null
}

/** A round of the bracket. `nombre`: 'Final', 'Semifinales', 'Ronda 2', 'Grupo A', 'Perdedores, ronda 3' … */
export interface BracketRound {
  nombre: string
  lado: RondaLado
  partidas: readonly BracketMatch[]
}

/** A clan's row in the table of its group. */
export interface GroupRow {
  id_clan: number
  jugadas: number
  ganadas: number
  perdidas: number
  /** Maps won; `mapas_en_contra`: maps lost. */
  mapas_a_favor: number
  mapas_en_contra: number
}
