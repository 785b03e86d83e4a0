/** One question that an answer is known for: its features, and the index of what it asks for. */
export interface Sample { features: readonly string[]; label: number }

const rounds = 40
const rate = 0.6
const decay = 0.00002

/** A vector of few entries: features by index, with their weights; its length is 1. */
interface Sparse { at: Int32Array; weight: Float64Array }

/** Numbers in an order that is always the same, so that the same examples always teach the same. */
function shuffled(count: number, round: number): number[] {
  const order = Array.from({ length: count }, (_, index) => index)
  let seed = 17 + round
  for (let index = count - 1; index > 0; index--) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    const other = Math.floor((seed / 4_294_967_296) * (index + 1))
    const kept = order[index] ?? 0
    order[index] = order[other] ?? 0
    order[other] = kept
  }
  return order
}

/**
 * Tells which of many a question is, by weights learnt from examples (multinomial logistic regression over words and pairs of words, weighed by
 * how rare they are). It learns in a moment at start and never changes.
 */
export class Classifier {
  readonly #index = new Map<string, number>()
  readonly #rarity: Float64Array
  readonly #weights: Float64Array[]
  readonly #bias: Float64Array
  readonly #labels: number

  constructor(samples: readonly Sample[], labels: number) {
    this.#labels = labels
    const seen = new Map<string, number>()
    for (const { features } of samples) for (const feature of new Set(features)) seen.set(feature, (seen.get(feature) ?? 0) + 1)
    for (const feature of seen.keys()) this.#index.set(feature, this.#index.size)
    this.#rarity = Float64Array.from(seen.values(), (count) => Math.log(1 + samples.length / count))
    this.#weights = Array.from({ length: seen.size }, () => new Float64Array(labels))
    this.#bias = new Float64Array(labels)
    this.#learn(samples.map(({ features, label }) => ({ vector: this.#vector(features), label })))
  }

  /** How likely each of them is, by index; they add up to 1. */
  probabilities(features: readonly string[]): Float64Array {
    return this.#predict(this.#vector(features))
  }

  /** How rare a feature is among the examples; undefined where none has it. */
  rarity(feature: string): number | undefined {
    const index = this.#index.get(feature)
    return index === undefined ? undefined : this.#rarity[index]
  }

  #vector(features: readonly string[]): Sparse {
    const at = [...new Set(features)].flatMap((feature) => this.#index.get(feature) ?? [])
    const weight = Float64Array.from(at, (index) => this.#rarity[index] ?? 0)
    const length = Math.hypot(...weight) || 1
    return { at: Int32Array.from(at), weight: weight.map((value) => value / length) }
  }

  #predict({ at, weight }: Sparse): Float64Array {
    const scores = Float64Array.from(this.#bias)
    for (let entry = 0; entry < at.length; entry++) {
      const row = this.#weights[at[entry] ?? 0]
      const value = weight[entry] ?? 0
      if (row) for (let label = 0; label < this.#labels; label++) scores[label] = (scores[label] ?? 0) + (row[label] ?? 0) * value
    }
    const highest = Math.max(...scores)
    let sum = 0
    for (let label = 0; label < this.#labels; label++) sum += scores[label] = Math.exp((scores[label] ?? 0) - highest)
    return scores.map((score) => score / sum)
  }

  #learn(samples: readonly { vector: Sparse; label: number }[]) {
    for (let round = 0; round < rounds; round++) {
      const step = rate * 8 / (1 + round / 8)
      for (const index of shuffled(samples.length, round)) {
        const sample = samples[index]
        if (!sample) continue
        const { at, weight } = sample.vector
        const wrong = this.#predict(sample.vector)
        wrong[sample.label] = (wrong[sample.label] ?? 0) - 1
        for (let label = 0; label < this.#labels; label++) this.#bias[label] = (this.#bias[label] ?? 0) - step * 0.05 * (wrong[label] ?? 0)
        for (let entry = 0; entry < at.length; entry++) {
          const row = this.#weights[at[entry] ?? 0]
          if (!row) continue
          const value = step * (weight[entry] ?? 0)
          for (let label = 0; label < this.#labels; label++) row[label] = (row[label] ?? 0) * (1 - step * decay) - value * (wrong[label] ?? 0)
        }
      }
    }
  }
}
