export const torneoFormatos = ['simple', 'doble', 'grupos'] as const
export type TorneoFormato = (typeof torneoFormatos)[number]

/** States of a torneo (docs/behaviour/torneos.md#States of a torneo). */
export const torneoEstados = ['anunciado', 'inscripcion', 'checkin', 'en-juego', 'terminado', 'cancelado'] as const
export type TorneoEstado = (typeof torneoEstados)[number]

/** States of a torneo match. `por-definir`: a side is not known yet; `libre`: a side has no opponent (a bye); `cerrada`: decided. */
export const partidaEstados = ['por-definir', 'lista', 'en-juego', 'reportada', 'cerrada', 'libre'] as const
export type PartidaEstado = (typeof partidaEstados)[number]

export const rondaLados = ['ganadores', 'perdedores', 'final', 'grupo'] as const
export type RondaLado = (typeof rondaLados)[number]

export const mejorDe = [1, 3, 5] as const
export type MejorDe = (typeof mejorDe)[number]

const back = (lado: 'ganadores' | 'perdedores', rounds: number) =>
  Array.from({ length: rounds }, (_, i) => `${lado}-${i + 1}`)

/**
 * Keys of the rounds, apart from the final, that may have their own best-of: the group phase, and the rounds of the winners' and losers'
 * sides. Rounds are numbered back from the last one of their side: `ganadores-1` is the semifinals, in `doble` the winners' final
 * (docs/rules.md#Best of).
 */
export const rondaClaves: readonly string[] = ['grupos', ...back('ganadores', 6), ...back('perdedores', 10)]
/** The best-of of single rounds, by their keys in `rondaClaves`. */
export type MejorDeRondas = Readonly<Partial<Record<string, MejorDe>>>

/** Best-of of a torneo's matches: maximum number of maps per match (1, 3 or 5). Null: the value of `mejor_de`. */
export interface BestOf {
  mejor_de: MejorDe
  /** Best-of of the last round before the final, on the winners' and on the losers' side. */
  mejor_de_semifinal: MejorDe | null
  mejor_de_final: MejorDe | null
  /** Missing in brackets drawn before rounds could have a best-of of their own. */
  mejor_de_rondas?: MejorDeRondas
}

/** Maps won by side a and side b. */
export type Marcador = readonly [number, number]

/** What a bracket is drawn from; the first entry of its log. `equipos`: clan ids in the order of their seeds, the best first. */
export interface BracketPlan extends BestOf {
  formato: TorneoFormato
  equipos: readonly number[]
  /** Codes of the torneo's maps, used in rotation; may be empty. */
  mapas: readonly string[]
}

/**
 * An act: one change to a drawn bracket, such as a report or a decision. `fecha`: time of the act, ISO 8601; `id_clan`: the clan that
 * acted, null if the organisers or a deadline did.
 */
export type TorneoAct = { fecha: string; id_clan: number | null } & (
  | { tipo: 'empezar'; partida: number }
  | { tipo: 'resultado'; partida: number; marcador: Marcador; mapas: readonly string[] | null }
  | { tipo: 'objetar'; partida: number; texto: string }
  /** Closes a reported match, because the winner confirmed the report or did not object in time. */
  | { tipo: 'cerrar'; partida: number }
  /** The organisers decide a match. `ganador` null: neither clan showed up, so both lose. */
  | { tipo: 'fallo'; partida: number; ganador: number | null; marcador: Marcador | null; motivo: string }
  | { tipo: 'retirar'; retirado: number; motivo: string }
  | { tipo: 'reabrir'; partida: number; motivo: string }
  | { tipo: 'mover'; partida: number; cuando: string | null }
)
export type TorneoActTipo = TorneoAct['tipo']

/**
 * Why an act (report, decision…) is refused. `code`: 400 if its content is wrong or the match is not ready, 403 if the actor may not do it,
 * 404 if there is no such match, 409 if the match's state no longer allows it.
 */
export interface TorneoRefusal {
  code: 400 | 403 | 404 | 409
  field?: string
  message: string
  /** Set if the match has changed since the actor loaded it. The client should then also show the match's current state. */
  movedOn?: true
}

/** A match of a bracket in its current state. `id`: number of the match within the torneo, from 1. Clans are given by id. */
export interface BracketMatch {
  id: number
  a: number | null
  b: number | null
  marcador: Marcador | null
  /** Id of the winner; null until the match is `cerrada` or `libre`. Stays null if neither clan showed up or the bye has no clan. */
  ganador: number | null
  estado: PartidaEstado
  /** Scheduled time, ISO 8601; null if the organisers set none. */
  fecha: string | null
  siguiente: number | null
  siguiente_perdedor: number | null
  mejor_de: MejorDe
  /** Codes of the maps in playing order: the planned maps or, after a report that names maps, the reported ones. */
  mapas: readonly string[]
  /** True if the match was decided without being played, for example because a clan withdrew. */
  sin_jugar: boolean
  /** Deadline for the winner's objection to the loser's report, ISO 8601; null if no objection is possible. */
  objeta_hasta: string | null
  /** Text of the winner's objection to the report; null if there is none. */
  objecion: string | null
  /** When the match was decided, ISO 8601; null if it is not. */
  cerrada: string | null
}

/** A round of the bracket. `nombre`: the round's title, such as 'Final', 'Semifinales', 'Ronda 2', 'Grupo A', 'Perdedores, ronda 3'. */
export interface BracketRound {
  nombre: string
  lado: RondaLado
  partidas: readonly BracketMatch[]
}

export interface GroupRow {
  id_clan: number
  jugadas: number
  ganadas: number
  perdidas: number
  /** Number of maps won. `mapas_en_contra`: number of maps lost. */
  mapas_a_favor: number
  mapas_en_contra: number
}
