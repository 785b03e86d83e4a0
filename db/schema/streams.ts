/**
 * Twitch's last answer for a login. `stream`: JSON while live. `display_name` null: not looked up yet, or no such
 * login.
 */
export interface StreamersTable {
  login: string
  display_name: string | null
  profile_image: string | null
  /** When Twitch was last asked for the user. */
  checked_at: string | null
  stream: string | null
  /** The last stream announced to followers. */
  announced: string | null
  /** When the previous stream was seen to have ended; null: none. */
  ended_at: string | null
}

/** State of polling, one row for `twitch` and one for `servidores`. Times are ISO 8601. */
export interface PollStatesTable {
  what: string
  /** End of the current lease; null: none. */
  busy_until: string | null
  /** Process that holds a lease that is renewed; null: none, or a lease that one round takes. */
  holder: string | null
  /** Earliest time of the next poll; null: at once. */
  next_at: string | null
  /** Time of the last complete answer, rounded to the minute while nothing changes. */
  answered_at: string | null
  failed_at: string | null
  /** Consecutive failures. */
  failures: number
}

/** A game server's last answer by its id in the opciones; `state`: the answer as JSON. */
export interface ServerStatesTable {
  id_servidor: number
  /** The address that answered, `host:port`; the answer is discarded if the address changes. */
  address: string
  state: string | null
  /** Time of the last answer, rounded to the minute while nothing changes. */
  answered_at: string | null
  /** Consecutive missed answers, counted up to the offline limit. */
  misses: number
}

/**
 * Maximum players within a span. The rows are small because there are many. `span`: number of `serverSpanMs` since the
 * epoch.
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

/** `told`: 1 from the notice until fewer than half that number of players are left. */
export interface ServerAlertsTable {
  player_id: number
  id_servidor: number
  jugadores: number
  told: number
}
