/** Timing, in ms, of presence and of the cases that staff have open. */
export interface PresencePace {
  /** A process's Redis key expires this long after it was last written, so that a process that crashed is no longer counted. */
  life: number
  /** Interval of the heartbeat that renews the key. */
  beat: number
  /** Minimum time between two broadcasts to the same live room. */
  tell: number
  /** How long changes are collected before they are stored together. */
  gather: number
}
export const usualPace: PresencePace = { life: 10_000, beat: 2_500, tell: 1_000, gather: 50 }
