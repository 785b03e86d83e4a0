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

/** A weight nearer to 0 than this changes no answer, and is not kept. */
const leastWeight = 0.01

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

/** What a classifier has learnt, as it is stored: of each feature, how much it speaks for a label, of those where it does. */
export interface Weights {
  features: string[]
  rarity: Float32Array
  bias: Float32Array
  /** Where the entries of each feature begin in `labels` and `weights`, and where the last ones end. */
  starts: Uint32Array
  labels: Uint16Array
  weights: Float32Array
}

function vectorOf(features: readonly string[], index: ReadonlyMap<string, number>, rarity: Float32Array): Sparse {
  const at = Int32Array.from(new Set(features.flatMap((feature) => index.get(feature) ?? [])))
  const weight = Float32Array.from(at, (feature) => rarity[feature] ?? 0)
  const length = Math.hypot(...weight) || 1
  return { at, weight: weight.map((value) => value / length) }
}

/** Makes scores, in their place, how likely each is; they add up to 1. */
function softmax(scores: Float32Array): Float32Array {
  let highest = -Infinity
  for (const score of scores) if (score > highest) highest = score
  let sum = 0
  for (let label = 0; label < scores.length; label++) sum += scores[label] = Math.exp((scores[label] ?? 0) - highest)
  for (let label = 0; label < scores.length; label++) scores[label] = (scores[label] ?? 0) / sum
  return scores
}

/** The entries of a table of features by labels that are not about 0. */
function sparse(rows: Float32Array, labelCount: number): Pick<Weights, 'starts' | 'labels' | 'weights'> {
  const [starts, labels, weights] = [[0], new Array<number>(), new Array<number>()]
  for (let row = 0; row < rows.length; row += labelCount) {
    for (let label = 0; label < labelCount; label++) {
      const weight = rows[row + label] ?? 0
      if (Math.abs(weight) < leastWeight) continue
      labels.push(label)
      weights.push(weight)
    }
    starts.push(labels.length)
  }
  return { starts: Uint32Array.from(starts), labels: Uint16Array.from(labels), weights: Float32Array.from(weights) }
}

function add(sums: Float32Array, values: Float32Array) {
  for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] ?? 0) + (values[at] ?? 0)
}

/** Learns, and lets others have the process every few milliseconds. */
export async function learnWeights(samples: readonly Sample[], labels: number): Promise<Weights> {
  const seen = new Map<string, number>()
  for (const { features } of samples)
    for (const feature of new Set(features)) seen.set(feature, (seen.get(feature) ?? 0) + 1)
  const features = [...seen.keys()]
  const index = new Map(features.map((feature, at) => [feature, at]))
  const rarity = Float32Array.from(seen.values(), (count) => Math.log(1 + samples.length / count))
  const [rows, rowSums] = [new Float32Array(seen.size * labels), new Float32Array(seen.size * labels)]
  const [bias, biasSums] = [new Float32Array(labels), new Float32Array(labels)]
  const vectors = samples.map((sample) => ({ ...vectorOf(sample.features, index, rarity), label: sample.label }))
  const learn = ({ at, weight, label: meant }: (typeof vectors)[number], step: number) => {
    const scores = Float32Array.from(bias)
    for (let entry = 0; entry < at.length; entry++) {
      const [row, value] = [(at[entry] ?? 0) * labels, weight[entry] ?? 0]
      for (let label = 0; label < labels; label++)
        scores[label] = (scores[label] ?? 0) + (rows[row + label] ?? 0) * value
    }
    const wrong = softmax(scores)
    wrong[meant] = (wrong[meant] ?? 0) - 1
    const worth: number[] = []
    for (let label = 0; label < labels; label++) if (Math.abs(wrong[label] ?? 0) >= leastGradient) worth.push(label)
    for (const label of worth) bias[label] = (bias[label] ?? 0) - step * 0.05 * (wrong[label] ?? 0)
    for (let entry = 0; entry < at.length; entry++) {
      const [row, moved] = [(at[entry] ?? 0) * labels, step * (weight[entry] ?? 0)]
      for (const label of worth) rows[row + label] = (rows[row + label] ?? 0) - moved * (wrong[label] ?? 0)
    }
  }
  for (let round = 0; round < rounds; round++) {
    for (const [taken, at] of orderOf(samples, round).entries()) {
      const vector = vectors[at]
      if (vector) learn(vector, firstStep / (1 + round / 4))
      if (taken % atOnce === atOnce - 1) await setImmediate()
    }
    if (round < rounds - averaged) continue
    add(rowSums, rows)
    add(biasSums, bias)
  }
  const mean = (sums: Float32Array) => sums.map((sum) => sum / averaged)
  return { features, rarity, bias: mean(biasSums), ...sparse(mean(rowSums), labels) }
}

/**
 * Tells which of many a question is, by weights learnt from examples (multinomial logistic regression over words and pairs of words, weighed by
 * how rare they are).
 */
export class Classifier {
  readonly #index: ReadonlyMap<string, number>
  readonly #learnt: Weights

  constructor(learnt: Weights) {
    this.#index = new Map(learnt.features.map((feature, index) => [feature, index]))
    this.#learnt = learnt
  }

  /** How likely each of them is, by index; they add up to 1. */
  probabilities(features: readonly string[]): Float32Array {
    const { rarity, bias, starts, labels, weights } = this.#learnt
    const { at, weight } = vectorOf(features, this.#index, rarity)
    const scores = Float32Array.from(bias)
    for (const [entry, feature] of at.entries()) {
      const [end, value] = [starts[feature + 1] ?? 0, weight[entry] ?? 0]
      for (let one = starts[feature] ?? 0; one < end; one++) {
        const label = labels[one] ?? 0
        scores[label] = (scores[label] ?? 0) + (weights[one] ?? 0) * value
      }
    }
    return softmax(scores)
  }
}
