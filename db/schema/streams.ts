/** What Twitch last said of a login; `stream` is the stream as JSON while it is on. */
export interface StreamersTable {
  login: string
  display_name: string | null
  stream: string | null
  /** The stream that followers were last told of. */
  announced: string | null
}

/** How polling goes: `twitch` has one row. Times ISO 8601. */
export interface PollStatesTable {
  what: string
  /** The last whole answer. */
  answered_at: string | null
  failed_at: string | null
  /** Failures in a row. */
  failures: number
}

/** A game server as it last answered, by the id it has in the options; `state` is the answer as JSON. */
export interface ServerStatesTable {
  id_servidor: number
  state: string | null
  answered_at: string | null
  /** Questions in a row without an answer. */
  misses: number
}

/** The most players seen within a span; small, because there are a great many. `span` counts spans since the epoch. */
export interface ServerSamplesTable {
  id_servidor: number
  span: number
  jugadores: number
}

export interface StreamFollowsTable {
  player_id: number
  login: string
}

/** `told`: 1 from the notice until the server has emptied again. */
export interface ServerAlertsTable {
  player_id: number
  id_servidor: number
  jugadores: number
  told: number
}
