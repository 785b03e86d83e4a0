// Latency of reading a ladder during many concurrent logins: `npx tsx bench/login-storm.ts [logins] [rounds]`, after `npm run build`.
// Rounds with and without logins alternate, so that load on the machine affects both alike; the ratios are of all rounds together.
import { apiOf } from '@trinchera/testing/people'
import { startProduct, testAdmin } from '@trinchera/testing/product'

const logins = Number(process.argv[2] ?? 50)
const rounds = Number(process.argv[3] ?? 10)

const at = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0

const product = await startProduct({ SEED_DEMO: '1' })
const visitor = apiOf(product.url)
const { data: top } = await visitor.listTopClanes()
const { data: clan } = await visitor.getClan({ params: { id: top[0]?.id ?? 1 } })
const ladder = `${product.url}/api/v1/clanes/etapa/${clan.id_etapa}`

async function read(): Promise<number> {
  const started = performance.now()
  const reply = await fetch(ladder)
  await reply.arrayBuffer()
  if (reply.status !== 200) throw new Error(`the ladder answered ${reply.status}`)
  return performance.now() - started
}

/** Reads the ladder repeatedly until the work is done; returns the times. */
async function readDuring(work: Promise<unknown>): Promise<number[]> {
  const state = { over: false }
  const done = work.finally(() => {
    state.over = true
  })
  const times: number[] = []
  while (!state.over) times.push(await read())
  await done
  return times
}

const storm = () => Promise.all(Array.from({ length: logins }, () => visitor.login({ body: testAdmin })))

for (let i = 0; i < 200; i++) await read()
await storm()
const calm: number[] = []
const stormy: number[] = []
const lasted: number[] = []
for (let round = 0; round < rounds; round++) {
  for (let i = 0; i < 200; i++) calm.push(await read())
  const started = performance.now()
  stormy.push(...(await readDuring(storm())))
  lasted.push(performance.now() - started)
}
await product.stop()

console.log(
  `${rounds} × ${logins} logins at once, ${stormy.length} reads of the ladder meanwhile, ${calm.length} in the calm`,
)
for (const [name, part] of [
  ['p50', 0.5],
  ['p95', 0.95],
  ['p99', 0.99],
] as const) {
  console.log(
    `${name}  calm ${at(calm, part).toFixed(2)} ms  storm ${at(stormy, part).toFixed(2)} ms  ratio ${(at(stormy, part) / at(calm, part)).toFixed(2)}`,
  )
}
console.log(`a storm lasted ${at(lasted, 0.5).toFixed(0)} ms`)
