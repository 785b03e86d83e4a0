/** Intervals, in ms, for the broadcasts of presence and of open cases. */
export interface PresencePace {
  /** Time after which a process's Redis key expires, so that a dead process is no longer counted. */
  life: number
  /** Interval of the heartbeat that renews the key. */
  beat: number
  /** Minimum time between two broadcasts to the same room. */
  tell: number
  /** Debounce: time during which changes are collected before they are stored. */
  gather: number
}
export const usualPace: PresencePace = { life: 10_000, beat: 2_500, tell: 1_000, gather: 50 }
