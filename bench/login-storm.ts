// Measures how much a burst of logins slows down reads of a ladder. Rounds with and without logins alternate. The ratio (with logins to
// without) is computed over the reads of all rounds.
import { apiOf } from '@trinchera/testing/people'
import { testAdmin, type Product } from '@trinchera/testing/product'
import { digits, percentile, small, type Row } from './lib/rounds'
import { openEtapa } from './lib/etapa'

const logins = 50
const storms = small ? 1 : 10
const calmReads = 200

export async function loginStorm(product: Product): Promise<Row[]> {
  const { login } = apiOf(product.url)
  const ladder = `${product.url}/api/v1/clanes/etapa/${(await openEtapa(product)).id}`

  /** Reads the ladder once. Returns the ms that the read took. */
  async function read(): Promise<number> {
    const began = performance.now()
    const reply = await fetch(ladder)
    await reply.arrayBuffer()
    if (reply.status !== 200) throw new Error(`the ladder answered ${reply.status}`)
    return performance.now() - began
  }

  const calm: number[] = []
  const stormy: number[] = []
  const lasted: number[] = []
  for (let round = 0; round <= storms; round++) {
    for (let n = 0; n < calmReads; n++) calm.push(await read())
    const began = performance.now()
    const ended = new AbortController()
    const storm = Promise.all(Array.from({ length: logins }, () => login({ body: testAdmin }))).finally(() =>
      ended.abort(),
    )
    while (!ended.signal.aborted) stormy.push(await read())
    await storm
    lasted.push(performance.now() - began)
    if (round === 0) for (const times of [calm, stormy, lasted]) times.length = 0 // round 0 is a warm-up: it also pays for compilation
  }
  const row = (which: string, part: number): Row => ({
    what: `read of a ladder during ${logins} logins at once, ${which}`,
    floor: 'the same in the calm',
    goal: null,
    values: [percentile(stormy, part) / percentile(calm, part)],
    measured: `${digits(percentile(stormy, part))} / ${digits(percentile(calm, part))} ms; a storm lasts ${digits(percentile(lasted, 0.5))} ms`,
  })
  return [row('p50', 0.5), row('p99', 0.99)]
}
