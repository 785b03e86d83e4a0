/** In milliseconds: how long a dead process still counts, how often a living one renews, the least between two tellings of a room, and how long changes are gathered. */
export interface PresencePace {
  life: number
  beat: number
  tell: number
  gather: number
}
export const usualPace: PresencePace = { life: 10_000, beat: 2_500, tell: 1_000, gather: 50 }
