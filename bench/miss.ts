// The first read of a stage's table after a commit that changed it, against a server that queries it at each request: `npx tsx bench/miss.ts`, after
// `npm run build`. One request at a time, without compression on either side.
import { z } from 'zod'
import { openDatabase, type Database } from '@trinchera/db/database'
import { bumpLadderVersion } from '@trinchera/db/queries/ladder/projection'
import type { Product } from '@trinchera/testing/product'
import { forked, heard, timedRead } from './lib/http'
import { benchProduct, isMain } from './lib/product'
import { digits, inTurns, median, tell, type Row } from './lib/rounds'
import { stageOf } from './lib/stage'

const clans = 200
/** Reads in a turn of one side. */
const reads = 40
const raise = (database: Database, etapa: number) =>
  database.transaction((trx) => bumpLadderVersion(trx, etapa, new Date().toISOString()))

export async function misses(product: Product): Promise<Row[]> {
  const stage = await stageOf(product, clans)
  const database = openDatabase({ url: product.databaseUrl })
  const child = forked('floor/table.ts', [product.databaseUrl])
  const { port } = z.object({ port: z.number() }).parse(await heard(child))
  const turn = (url: string) => async () => {
    const taken: number[] = []
    for (let n = 0; n < reads; n++) {
      await raise(database, stage.id)
      taken.push(await timedRead(url))
    }
    return median(taken)
  }
  const [floor, own] = [
    turn(`http://127.0.0.1:${port}/${stage.id}`),
    turn(`${product.url}/api/v1/clanes/etapa/${stage.id}`),
  ]
  await floor()
  await own()
  const taken = await inTurns(floor, own)
  const of = (side: 'floor' | 'product') => digits(median(taken.map((round) => round[side])))
  child.kill('SIGKILL')
  await database.close()
  return [
    {
      what: `first read of a table of ${clans} clans after a report`,
      floor: 'prepared query and stringify on bare node:http',
      goal: '≥ 3',
      ratios: taken.map((round) => round.floor / round.product),
      measured: `${of('product')} / ${of('floor')} ms`,
    },
  ]
}

if (isMain(import.meta.url)) {
  const product = await benchProduct()
  for (const row of await misses(product)) tell(row)
  await product.stop()
  process.exit(0)
}
