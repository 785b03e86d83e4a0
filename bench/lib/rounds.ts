// Rounds and medians. Floor and product take turns within each round, so that load on the machine affects both alike, and only their ratio is told.

/** Rounds of a measurement; its result is the median of their ratios. */
export const rounds = 5

export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** The value below which so large a part of sorted values lies: 0.5 the median. */
export const at = (sorted: readonly number[], part: number) => sorted[Math.floor(sorted.length * part)] ?? Number.NaN

/** What a bench tells: a row of bench/RESULTS.md. */
export interface Row {
  what: string
  floor: string
  /** What is to be reached, e.g. `≥ 0.85`; null: none. */
  goal: string | null
  /** Of each round. */
  ratios: readonly number[]
  /** Medians of what was measured, with its unit. */
  measured: string
}

const reached = (goal: string, ratio: number): boolean => {
  const [sign, limit] = goal.split(' ')
  return sign === '≥' ? ratio >= Number(limit) : ratio <= Number(limit)
}

export const digits = (value: number) =>
  value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2)

/** Whether a row's goal is reached; null: it has none. */
export const isReached = ({ goal, ratios }: Row) => (goal === null ? null : reached(goal, median(ratios)))

export function tell(row: Row): void {
  const { what, goal, ratios, measured } = row
  const verdict = goal === null ? '' : ` goal ${goal}${isReached(row) ? '' : ' MISSED'};`
  console.log(`${what}: ${digits(median(ratios))};${verdict} rounds ${ratios.map(digits).join(' ')}; ${measured}`)
}

/** Measures both sides by turns, the one that begins changing with each round. */
export async function inTurns<T>(
  floor: () => Promise<T>,
  product: () => Promise<T>,
  count = rounds,
): Promise<{ floor: T; product: T }[]> {
  const taken: { floor: T; product: T }[] = []
  for (let round = 0; round < count; round++) {
    if (round % 2) {
      const ofProduct = await product()
      taken.push({ product: ofProduct, floor: await floor() })
    } else {
      const ofFloor = await floor()
      taken.push({ floor: ofFloor, product: await product() })
    }
  }
  return taken
}
