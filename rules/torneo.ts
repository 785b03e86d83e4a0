export const torneoFormatos = ['simple', 'doble', 'grupos'] as const
export type TorneoFormato = (typeof torneoFormatos)[number]

/** docs/behaviour/torneos.md#States of a torneo */
export const torneoEstados = ['anunciado', 'inscripcion', 'checkin', 'en-juego', 'terminado', 'cancelado'] as const
export type TorneoEstado = (typeof torneoEstados)[number]

/** `por-definir`: a side is not known yet; `libre`: a side has nobody to play; `cerrada`: decided. */
export const partidaEstados = ['por-definir', 'lista', 'en-juego', 'reportada', 'cerrada', 'libre'] as const
export type PartidaEstado = (typeof partidaEstados)[number]

export const rondaLados = ['ganadores', 'perdedores', 'final', 'grupo'] as const
export type RondaLado = (typeof rondaLados)[number]

export const mejorDe = [1, 3, 5] as const
export type MejorDe = (typeof mejorDe)[number]

const back = (lado: 'ganadores' | 'perdedores', rounds: number) =>
  Array.from({ length: rounds }, (_, i) => `${lado}-${i + 1}`)

/**
 * The rounds that may have a best of their own, beside the final: the group phase, and the rounds of each side counted back from its last one, so
 * that `ganadores-1` is the semifinals, or in `doble` the final of the winners (docs/rules.md#Best of).
 */
export const rondaClaves: readonly string[] = ['grupos', ...back('ganadores', 6), ...back('perdedores', 10)]
/** By `rondaClaves`. */
export type MejorDeRondas = Readonly<Partial<Record<string, MejorDe>>>

/** How many maps the matches of a torneo have. Null: as what is less particular. */
export interface BestOf {
  mejor_de: MejorDe
  /** Of the last round of each side before the final. */
  mejor_de_semifinal: MejorDe | null
  mejor_de_final: MejorDe | null
  /** Missing in what was drawn before there was one for each round. */
  mejor_de_rondas?: MejorDeRondas
}

/** Maps won by side a and side b. */
export type Marcador = readonly [number, number]

/** What a bracket is drawn from: the log's first act. `equipos`: clan ids by seed, the first the best. */
export interface BracketPlan extends BestOf {
  formato: TorneoFormato
  equipos: readonly number[]
  /** Codes of the maps played in turn; may be empty. */
  mapas: readonly string[]
}

/** What was done to a bracket after it was drawn. `fecha`: when, ISO 8601. `id_clan`: for which side; null: organisers or time. */
export type TorneoAct = { fecha: string; id_clan: number | null } & (
  | { tipo: 'empezar'; partida: number }
  | { tipo: 'resultado'; partida: number; marcador: Marcador; mapas: readonly string[] | null }
  | { tipo: 'objetar'; partida: number; texto: string }
  /** The winner's time to object has run out. */
  | { tipo: 'cerrar'; partida: number }
  /** `ganador` null: neither came, both lose. */
  | { tipo: 'fallo'; partida: number; ganador: number | null; marcador: Marcador | null; motivo: string }
  | { tipo: 'retirar'; retirado: number; motivo: string }
  | { tipo: 'reabrir'; partida: number; motivo: string }
  | { tipo: 'mover'; partida: number; cuando: string | null }
)
export type TorneoActTipo = TorneoAct['tipo']

/** Why an act is refused. `code`: 400 for its content or a match that is not ready, 403 for who does it, 404, 409 when the match has moved on. */
export interface TorneoRefusal {
  code: 400 | 403 | 404 | 409
  field?: string
  message: string
  /** The match has gone on since whoever acts looked at it: how it stands now is worth telling. */
  movedOn?: true
}

/** A match as the log leaves it. `id`: its number in the tournament, from 1. Clans are ids. */
export interface BracketMatch {
  id: number
  a: number | null
  b: number | null
  marcador: Marcador | null
  /** Null until it is `cerrada` or `libre`, and where neither came or a bye is nobody's. */
  ganador: number | null
  estado: PartidaEstado
  /** When it is to be played, if organisers said so, ISO 8601. */
  fecha: string | null
  siguiente: number | null
  siguiente_perdedor: number | null
  mejor_de: MejorDe
  /** Codes in the order in which they are played; what the report said, once there is one. */
  mapas: readonly string[]
  /** Decided without being played. */
  sin_jugar: boolean
  /** Until when the winner may object to what the loser reported, ISO 8601; null when nobody may. */
  objeta_hasta: string | null
  /** What the winner said against the report. */
  objecion: string | null
  /** When it was decided, ISO 8601. */
  cerrada: string | null
}

/** `nombre`: 'Final', 'Semifinales', 'Ronda 2', 'Grupo A', 'Perdedores, ronda 3' … */
export interface BracketRound {
  nombre: string
  lado: RondaLado
  partidas: readonly BracketMatch[]
}

/** A clan's row in the table of its group, best first. */
export interface GroupRow {
  id_clan: number
  jugadas: number
  ganadas: number
  perdidas: number
  /** Maps won and lost. */
  mapas_a_favor: number
  mapas_en_contra: number
}
