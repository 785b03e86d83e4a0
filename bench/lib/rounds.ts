// Rounds, medians and the rows of a result. Product and floors take turns within each round, so that load on the machine affects all alike, and their ratio is told.

/** Small numbers and one round: whether a bench works, not what it measures. */
export const small = process.argv.includes('--small')

/** Rounds of a measurement; its result is the median of their ratios. */
export const rounds = small ? 1 : 5

/** The value below which so large a part of the values lies: 0.5 the median. */
export const percentile = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? Number.NaN

export const median = (values: readonly number[]) => percentile(values, 0.5)

/** A row of bench/RESULTS.md. */
export interface Row {
  what: string
  /** What the product is divided by; null: the figure is told as it is. */
  floor: string | null
  /** What is to be reached, e.g. `≥ 0.8`; null: none. */
  goal: string | null
  /** Ratio or figure of each round. */
  values: readonly number[]
  /** Unit of the figure, and what else was measured. */
  measured: string
}

export const digits = (value: number) =>
  value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2)

/** Whether a row's goal is reached, as a word; empty: it has none. */
export function verdict({ goal, values }: Row): string {
  if (goal === null) return ''
  const [sign, limit] = goal.split(' ')
  return (sign === '≥' ? median(values) >= Number(limit) : median(values) <= Number(limit)) ? 'reached' : 'missed'
}

export function tell(row: Row): void {
  const goal = row.goal === null ? '' : `; goal ${row.goal} ${verdict(row)}`
  const floor = row.floor === null ? '' : ` of ${row.floor}`
  console.log(
    `${row.what}: ${digits(median(row.values))}${floor}${goal}; ${row.measured}; rounds ${row.values.map(digits).join(' ')}`,
  )
}

/** The product or a floor: what is run in each round, and what it gave. */
export interface Contender<T> {
  run: () => Promise<T>
  taken: T[]
}

export const contender = <T>(run: () => Promise<T>): Contender<T> => ({ run, taken: [] })

/** Runs all by turns, in the opposite order in every other round. */
export async function inTurns<T>(...contenders: Contender<T>[]): Promise<void> {
  for (let round = 0; round < rounds; round++)
    for (const one of round % 2 ? contenders.toReversed() : contenders) one.taken.push(await one.run())
}

/** A figure of the product divided by the floor's, of each round. */
export const ratios = <T>(product: Contender<T>, floor: Contender<T>, figure: (of: T) => number) =>
  product.taken.map((own, round) => figure(own) / figure(floor.taken[round] ?? own))

/** Medians of a figure, by contender: `12.0 / 10.0`. */
export const medians = <T>(figure: (of: T) => number, ...contenders: Contender<T>[]) =>
  contenders.map(({ taken }) => digits(median(taken.map(figure)))).join(' / ')
