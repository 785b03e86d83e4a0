// A process that writes in one short transaction after the other: `writer.ts DATABASE`. Told for how many ms, it answers how many, how long the slowest took
// and how many failed.
import { z } from 'zod'
import { openDatabase } from '@trinchera/db/database'
import { bumpVersion } from '@trinchera/db/queries/site/versions'
import type { written } from './writer-told'

const database = openDatabase({ url: process.argv[2] ?? '' })

async function write(ms: number): Promise<z.infer<typeof written>> {
  const end = performance.now() + ms
  const told = { count: 0, longest: 0, failed: 0 }
  for (let began = performance.now(); began < end; began = performance.now()) {
    await database.transaction((trx) => bumpVersion(trx, 'anuncios')).catch(() => told.failed++)
    told.count++
    told.longest = Math.max(told.longest, performance.now() - began)
  }
  return told
}

process.on('message', (ms) => void write(z.number().parse(ms)).then((told) => process.send?.(told)))
process.send?.('open')
