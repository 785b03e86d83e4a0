// Rounds, medians and the rows of a result. Within each round the product and its floors run one after another, so that other load on the
// machine affects them alike. The result is their ratio.

/** True with `--small`: small numbers and one round, to check that a benchmark works and not to measure. */
export const small = process.argv.includes('--small')

/** Number of rounds of a measurement; its result is the median of the rounds' ratios. */
export const rounds = small ? 1 : 5

/** The percentile of `values`, with `part` from 0 to 1: 0.5 is the median. */
export const percentile = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? Number.NaN

export const median = (values: readonly number[]) => percentile(values, 0.5)

/** A row of the table in bench/RESULTS.md. */
export interface Row {
  what: string
  /** Name of the floor by which the product's figure is divided; null: the figure itself is reported. */
  floor: string | null
  /** The goal, e.g. `≥ 0.8`; null: no goal. */
  goal: string | null
  /** The ratio or figure of each round. */
  values: readonly number[]
  /** Unit of the figure, and secondary measurements. */
  measured: string
}

export const digits = (value: number) =>
  value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2)

/** Whether a row's goal is reached, as a word; empty if the row has no goal. */
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

/** The product or a floor: what to run in each round, and the results so far. */
export interface Contender<T> {
  run: () => Promise<T>
  taken: T[]
}

export const contender = <T>(run: () => Promise<T>): Contender<T> => ({ run, taken: [] })

/** Runs all contenders once in each round, in reverse order in every other round. */
export async function inTurns<T>(...contenders: Contender<T>[]): Promise<void> {
  for (let round = 0; round < rounds; round++)
    for (const one of round % 2 ? contenders.toReversed() : contenders) one.taken.push(await one.run())
}

/** The product's figure divided by the floor's, for each round. */
export const ratios = <T>(product: Contender<T>, floor: Contender<T>, figure: (of: T) => number) =>
  product.taken.map((own, round) => figure(own) / figure(floor.taken[round] ?? own))

/** Medians of a figure, one for each contender: `12.0 / 10.0`. */
export const medians = <T>(figure: (of: T) => number, ...contenders: Contender<T>[]) =>
  contenders.map(({ taken }) => digits(median(taken.map(figure)))).join(' / ')
