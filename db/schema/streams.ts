/**
 * State of a Twitch channel as last queried, by its login. `stream`: the live stream as JSON; null while the channel is offline.
 * `display_name` null: not looked up yet, or Twitch does not know the login.
 */
export interface StreamersTable {
  login: string
  display_name: string | null
  profile_image: string | null
  /** When Twitch was last queried for this login. */
  checked_at: string | null
  stream: string | null
  /** Id of the last stream whose start was announced to followers. */
  announced: string | null
  /** When the end of the previous stream was noticed; null if there was none. */
  ended_at: string | null
}

/** State of a task that one worker at a time does under a lease, such as polling `twitch`, `servidores` or `retos`. Times: ISO 8601. */
export interface PollStatesTable {
  what: string
  /** End of the current lease; null if there is none. */
  busy_until: string | null
  /** Id of the process that holds a renewable lease; null without a lease, and for the lease of a single poll. */
  holder: string | null
  /** Earliest time of the next poll; null: immediately. */
  next_at: string | null
  /** Time of the last complete reply, rounded to the minute as long as nothing changes. */
  answered_at: string | null
  failed_at: string | null
  /** Number of failed polls in a row. */
  failures: number
}

/** A game server's last reply, as JSON in `state`. `id_servidor`: the server's id in the opciones. */
export interface ServerStatesTable {
  id_servidor: number
  /** The queried `host:port`. If the server moves to another address, the stored reply is discarded. */
  address: string
  state: string | null
  /** Time of the last reply, rounded to the minute as long as nothing changes. */
  answered_at: string | null
  /** Number of polls without a reply in a row, counted up to the limit at which the server counts as offline. */
  misses: number
}

/**
 * Highest number of players of a game server within a span of time. The rows are small because there are many. `span`: number of the span
 * since 1970; each span is `serverSpanMs` long.
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

/** A player's request for a notice when a game server has `jugadores` players. `told`: 1 from then until fewer than half are left. */
export interface ServerAlertsTable {
  player_id: number
  id_servidor: number
  jugadores: number
  told: number
}
