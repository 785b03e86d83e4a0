// Why a figure grows with the size of its curve. Each is told under the tables where the last size shows it.

export interface Bend {
  /** The beginnings of the ids of its curves. */
  curves: readonly string[]
  /** The figure. */
  what: string
  why: string
}

export const bends: readonly Bend[] = []
