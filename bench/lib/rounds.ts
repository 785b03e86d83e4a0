// Rounds, medians and result rows. In each round the product and its floors (minimal servers to compare with) run one after another, so
// that other load on the machine slows all of them equally. The result is the product's figure divided by the floor's.

/** True with `--small`: small numbers and one round, to check that a benchmark runs. The figures of such a run mean nothing. */
export const small = process.argv.includes('--small')

/** Number of rounds of a measurement. The result is the median over the rounds. */
export const rounds = small ? 1 : 5

/** The percentile of `values` given by `part`, from 0 to 1: 0.5 is the median. */
export const percentile = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? Number.NaN

export const median = (values: readonly number[]) => percentile(values, 0.5)

/** A row of the result table in bench/RESULTS.md. */
export interface Row {
  what: string
  /** Name of the floor (minimal server) by whose figure the product's is divided; null: the product's figure itself is reported. */
  floor: string | null
  goal: string | null
  /** The result of each round: the ratio or, without a floor (minimal server), the figure. */
  values: readonly number[]
  /** Other figures of the measurement with their units, as text. */
  measured: string
}

export const digits = (value: number) =>
  value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2)

/** 'reached' or 'missed', for the goal of a result row; empty if the row has no goal. */
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

/** The product or a floor (minimal server to compare with). `run` measures it once; `taken`: the results so far. */
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

/** The product's figure divided by the figure of the floor (minimal server), one ratio per round. */
export const ratios = <T>(product: Contender<T>, floor: Contender<T>, figure: (of: T) => number) =>
  product.taken.map((own, round) => figure(own) / figure(floor.taken[round] ?? own))

/** The median of a figure for each contender, as text: `12.0 / 10.0`. */
export const medians = <T>(figure: (of: T) => number, ...contenders: Contender<T>[]) =>
  contenders.map(({ taken }) => digits(median(taken.map(figure)))).join(' / ')
