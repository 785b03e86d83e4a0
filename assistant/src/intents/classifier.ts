import { setImmediate } from 'node:timers/promises'

/** One question that an answer is known for: its features, and the index of what it asks for. */
export interface Sample {
  features: readonly string[]
  label: number
}

const rounds = 10
/** The weights are the mean of those after each of the last rounds: one round's depend on which examples came last. */
const averaged = 5
/** Samples learnt before others have their turn. */
const atOnce = 200
const firstStep = 5
/** What a label gains or loses by a sample is left out below this: of a hundred labels few have anything to learn from it. */
const leastGradient = 0.002

/** A vector of few entries: features by index, with their weights; its length is 1. */
interface Sparse {
  at: Int32Array
  weight: Float32Array
}

/** A number that a text always gives (FNV-1a). */
function hashOf(text: string): number {
  let hash = 2_166_136_261
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619)
  return hash >>> 0
}

/** The samples' indexes in an order that looks like chance and is another in each round; one sample more leaves the order of the others as it was. */
function orderOf(samples: readonly Sample[], round: number): number[] {
  const keys = samples.map(({ features, label }) => hashOf(`${round} ${label} ${features.join(' ')}`))
  return [...keys.keys()].sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0))
}

/** What a classifier has learnt, as it is stored; `weights` by feature, then by label. */
export interface Weights {
  features: string[]
  rarity: Float32Array
  weights: Float32Array
  bias: Float32Array
}

/** Adds weights up, for their mean. */
class Mean {
  readonly #weights: Float32Array
  readonly #bias: Float32Array
  #count = 0

  constructor({ weights, bias }: Weights) {
    this.#weights = new Float32Array(weights.length)
    this.#bias = new Float32Array(bias.length)
  }

  add({ weights, bias }: Weights) {
    this.#count++
    for (let at = 0; at < weights.length; at++) this.#weights[at] = (this.#weights[at] ?? 0) + (weights[at] ?? 0)
    for (let at = 0; at < bias.length; at++) this.#bias[at] = (this.#bias[at] ?? 0) + (bias[at] ?? 0)
  }

  of(learnt: Weights): Weights {
    const mean = (sums: Float32Array) => sums.map((sum) => sum / this.#count)
    return { ...learnt, weights: mean(this.#weights), bias: mean(this.#bias) }
  }
}

/**
 * Tells which of many a question is, by weights learnt from examples (multinomial logistic regression over words and pairs of words, weighed by
 * how rare they are).
 */
export class Classifier {
  readonly #index: ReadonlyMap<string, number>
  readonly #rarity: Float32Array
  readonly #weights: Float32Array
  readonly #bias: Float32Array
  readonly #labels: number

  constructor({ features, rarity, weights, bias }: Weights) {
    this.#index = new Map(features.map((feature, index) => [feature, index]))
    this.#rarity = rarity
    this.#weights = weights
    this.#bias = bias
    this.#labels = bias.length
  }

  /** Learns, and lets others have the process every few milliseconds. */
  static async learn(samples: readonly Sample[], labels: number): Promise<Weights> {
    const seen = new Map<string, number>()
    for (const { features } of samples)
      for (const feature of new Set(features)) seen.set(feature, (seen.get(feature) ?? 0) + 1)
    const learnt: Weights = {
      features: [...seen.keys()],
      rarity: Float32Array.from(seen.values(), (count) => Math.log(1 + samples.length / count)),
      weights: new Float32Array(seen.size * labels),
      bias: new Float32Array(labels),
    }
    const classifier = new Classifier(learnt)
    const vectors = samples.map(({ features, label }) => ({ vector: classifier.#vector(features), label }))
    const mean = new Mean(learnt)
    for (let round = 0; round < rounds; round++) {
      for (const [taken, index] of orderOf(samples, round).entries()) {
        const sample = vectors[index]
        if (sample) classifier.#learn(sample.vector, sample.label, firstStep / (1 + round / 4))
        if (taken % atOnce === atOnce - 1) await setImmediate()
      }
      if (round >= rounds - averaged) mean.add(learnt)
    }
    return mean.of(learnt)
  }

  /** How likely each of them is, by index; they add up to 1. */
  probabilities(features: readonly string[]): Float32Array {
    return this.#predict(this.#vector(features))
  }

  #vector(features: readonly string[]): Sparse {
    const at = Int32Array.from(new Set(features.flatMap((feature) => this.#index.get(feature) ?? [])))
    const weight = Float32Array.from(at, (index) => this.#rarity[index] ?? 0)
    const length = Math.hypot(...weight) || 1
    return { at, weight: weight.map((value) => value / length) }
  }

  #predict({ at, weight }: Sparse): Float32Array {
    const [weights, labels] = [this.#weights, this.#labels]
    const scores = Float32Array.from(this.#bias)
    for (let entry = 0; entry < at.length; entry++) {
      const row = (at[entry] ?? 0) * labels
      const value = weight[entry] ?? 0
      for (let label = 0; label < labels; label++)
        scores[label] = (scores[label] ?? 0) + (weights[row + label] ?? 0) * value
    }
    let highest = -Infinity
    for (const score of scores) if (score > highest) highest = score
    let sum = 0
    for (let label = 0; label < labels; label++) sum += scores[label] = Math.exp((scores[label] ?? 0) - highest)
    for (let label = 0; label < labels; label++) scores[label] = (scores[label] ?? 0) / sum
    return scores
  }

  #learn({ at, weight }: Sparse, meant: number, step: number) {
    const [weights, labels] = [this.#weights, this.#labels]
    const wrong = this.#predict({ at, weight })
    wrong[meant] = (wrong[meant] ?? 0) - 1
    const worth: number[] = []
    for (let label = 0; label < labels; label++) if (Math.abs(wrong[label] ?? 0) >= leastGradient) worth.push(label)
    for (const label of worth) this.#bias[label] = (this.#bias[label] ?? 0) - step * 0.05 * (wrong[label] ?? 0)
    for (let entry = 0; entry < at.length; entry++) {
      const row = (at[entry] ?? 0) * labels
      const moved = step * (weight[entry] ?? 0)
      for (const label of worth) weights[row + label] = (weights[row + label] ?? 0) - moved * (wrong[label] ?? 0)
    }
  }
}
