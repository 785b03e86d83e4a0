// From the start of a server process until it listens, against bare `node`: `npx tsx bench/start.ts`, after `npm run build`. Database and Redis are those of
// a site that runs, as after a restart.
import { freePort, ProductProcess, type Product } from '@trinchera/testing/product'
import { benchProduct, isMain } from './lib/product'
import { digits, inTurns, median, rounds, tell, type Row } from './lib/rounds'

/** Milliseconds until a process prints that it listens; it is ended afterwards. */
async function untilListening(process: ProductProcess, prints: RegExp): Promise<number> {
  const began = performance.now()
  process.start()
  await process.prints(prints)
  const ms = performance.now() - began
  await process.end('SIGKILL')
  return ms
}

export async function starts(product: Product): Promise<Row[]> {
  const floor = () => untilListening(new ProductProcess('bench/floor/listen.mjs', product.env), /listening/)
  const server = async () =>
    untilListening(
      new ProductProcess('server/dist/main.js', { ...product.env, PORT: String(await freePort()) }),
      /servidor en http/,
    )
  await server() // the files are in the page cache from then on
  const taken = await inTurns(floor, server, 2 * rounds + 1)
  const of = (side: 'floor' | 'product') => digits(median(taken.map((round) => round[side])))
  return [
    {
      what: 'start of the server until it listens',
      floor: 'bare node with a server',
      goal: '≤ 3.5',
      ratios: taken.map((round) => round.product / round.floor),
      measured: `${of('product')} / ${of('floor')} ms`,
    },
  ]
}

if (isMain(import.meta.url)) {
  const product = await benchProduct()
  for (const row of await starts(product)) tell(row)
  await product.stop()
  process.exit(0)
}
