/** Milliseconds of presence and of open cases. */
export interface PresencePace {
  /** Expiry of a process's key in Redis: how long a dead process still counts. */
  life: number
  /** Interval of the heartbeat that renews the key. */
  beat: number
  /** The least time between two broadcasts to the same room. */
  tell: number
  /** Debounce: how long changes are collected before they are stored. */
  gather: number
}
export const usualPace: PresencePace = { life: 10_000, beat: 2_500, tell: 1_000, gather: 50 }
