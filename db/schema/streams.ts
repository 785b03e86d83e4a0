/**
 * What Twitch last said of a login; `stream` is the stream as JSON while it is on. `display_name` null: not asked yet, or nobody there has that
 * login.
 */
export interface StreamersTable {
  login: string
  display_name: string | null
  profile_image: string | null
  /** When Twitch was last asked who this is. */
  checked_at: string | null
  stream: string | null
  /** The stream that followers were last told of. */
  announced: string | null
  /** When the stream before this one, or before the silence, was seen to be over; null: none was. */
  ended_at: string | null
}

/** How asking goes: a row for `twitch` and one for `servidores`. Times ISO 8601. */
export interface PollStatesTable {
  what: string
  /** Until when a worker is at it; null: nobody is. */
  busy_until: string | null
  /** Not before this will it be asked again; null: at once. */
  next_at: string | null
  /** The last whole answer, to the minute where nothing changed. */
  answered_at: string | null
  failed_at: string | null
  /** Failures in a row. */
  failures: number
}

/** A game server as it last answered, by the id it has in the options; `state` is the answer as JSON. */
export interface ServerStatesTable {
  id_servidor: number
  /** Whom it was: `host:port`. An answer from elsewhere is no longer its own. */
  address: string
  state: string | null
  /** When it last answered, to the minute where nothing changed. */
  answered_at: string | null
  /** Questions in a row without an answer, counted as far as it takes to be offline. */
  misses: number
}

/** The most players seen within a span; small, because there are a great many. `span` counts spans of `serverSpanMs` since the epoch. */
export interface ServerSamplesTable {
  id_servidor: number
  span: number
  jugadores: number
}

export interface StreamFollowsTable {
  player_id: number
  login: string
}

/** `told`: 1 from the notice until fewer than half as many are left. */
export interface ServerAlertsTable {
  player_id: number
  id_servidor: number
  jugadores: number
  told: number
}
