// Whether the duration of a refused login reveals that an account exists: `npx tsx bench/login-timing.ts [tries]`, after `npm run build`.
// Each round tries every kind once, in rotating order, so that load on the machine affects all alike. "wrong password (again)" shows the noise.
import { ApiError } from '@trinchera/contract/api-error'
import { apiOf, newPerson } from '@trinchera/testing/people'
import { startProduct } from '@trinchera/testing/product'

const tries = Number(process.argv[2] ?? 200)

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const product = await startProduct()
const visitor = apiOf(product.url)
const person = await newPerson(product)
const waiting = { username: 'Por validar', email: 'porvalidar@trinchera.test', password: 'Clave-por-validar' }
await visitor.registerPlayer({ body: waiting })

const kinds = {
  'wrong password': (round: number) => ({ email: person.email, password: `no-es-esta-${round}` }),
  'wrong password (again)': (round: number) => ({ email: person.email, password: `tampoco-es-${round}` }),
  'unknown e-mail': (round: number) => ({ email: `nadie${round}@trinchera.test`, password: `no-es-esta-${round}` }),
  'unknown username': (round: number) => ({ email: `Nadie ${round}`, password: `no-es-esta-${round}` }),
  'wrong, not validated': (round: number) => ({ email: waiting.email, password: `no-es-esta-${round}` }),
}
const times = new Map(Object.keys(kinds).map((kind) => [kind, Array<number>()]))

async function refused(body: { email: string; password: string }): Promise<number> {
  const started = performance.now()
  try {
    await visitor.login({ body })
  } catch (error) {
    if (error instanceof ApiError && error.code === 401) return performance.now() - started
    throw error
  }
  throw new Error('that password was right')
}

for (let round = -10; round < tries; round++) {
  const order = Object.entries(kinds)
  for (let turn = 0; turn < order.length; turn++) {
    const [kind, make] = order[(turn + round + order.length * 10) % order.length] ?? ['', kinds['unknown e-mail']]
    const time = await refused(make(round))
    if (round >= 0) times.get(kind)?.push(time)
  }
}
await product.stop()

const base = median(times.get('wrong password') ?? [])
console.log(`${tries} tries each                 median ms  to wrong password`)
for (const [kind, own] of times)
  console.log(
    `${kind.padEnd(30)} ${median(own).toFixed(2).padStart(9)} ${(median(own) / base).toFixed(3).padStart(18)}`,
  )
