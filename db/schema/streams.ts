/**
 * Twitch's last answer for a login. `stream`: JSON while the stream is live. `display_name` null: not looked up yet, or Twitch does not
 * know the login.
 */
export interface StreamersTable {
  login: string
  display_name: string | null
  profile_image: string | null
  /** When Twitch was last queried for the user. */
  checked_at: string | null
  stream: string | null
  /** The last stream that followers were notified of. */
  announced: string | null
  /** When the end of the previous stream was noticed; null if there was none. */
  ended_at: string | null
}

/** State of a task under a lease, such as the polling of `twitch`, `servidores` or `retos`. Times are ISO 8601. */
export interface PollStatesTable {
  what: string
  /** End of the current lease; null if there is none. */
  busy_until: string | null
  /** Process that holds a renewable lease; null if there is no lease, or if it is the lease of a single poll. */
  holder: string | null
  /** Earliest time of the next poll; null: immediately. */
  next_at: string | null
  /** Time of the last complete answer. As long as nothing changes it is rounded to the minute. */
  answered_at: string | null
  failed_at: string | null
  /** Failed polls in a row. */
  failures: number
}

/** A game server's last answer, by the server's id in the opciones. `state`: the answer as JSON. */
export interface ServerStatesTable {
  id_servidor: number
  /** The queried `host:port`; the answer is discarded if it changes. */
  address: string
  state: string | null
  /** Time of the last answer. As long as nothing changes it is rounded to the minute. */
  answered_at: string | null
  /** Polls in a row without an answer, counted up to the limit at which the server is offline. */
  misses: number
}

/**
 * Highest number of players of a server within a span of time. The rows are small because there are many. `span`: number of the span,
 * counted in `serverSpanMs` since 1970.
 */
export interface ServerSamplesTable {
  id_servidor: number
  span: number
  jugadores: number
}

export interface StreamFollowsTable {
  player_id: number
  login: string
}

/** A player's alert for a server. `told`: 1 after the player was notified, until fewer than half of `jugadores` are left. */
export interface ServerAlertsTable {
  player_id: number
  id_servidor: number
  jugadores: number
  told: number
}
