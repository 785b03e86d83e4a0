// The longest that a transaction of two processes takes that write as fast as they can: `npx tsx bench/writers.ts`, on a SQLite file of its own.
import { openTestDatabase } from '@trinchera/db/testing'
import { forked, heard } from './lib/http'
import { isMain } from './lib/product'
import { digits, median, rounds, tell, type Row } from './lib/rounds'
import { written } from './lib/writer-told'

const roundMs = 2000

export async function writers(): Promise<Row[]> {
  const database = await openTestDatabase('sqlite')
  const children = [database.url, database.url].map((url) => forked('lib/writer.ts', [url]))
  await Promise.all(children.map(heard))
  const taken: { count: number; longest: number; failed: number }[] = []
  for (let round = 0; round < rounds; round++) {
    const told = children.map(heard)
    for (const child of children) child.send(roundMs)
    const both = written.array().parse(await Promise.all(told))
    taken.push({
      count: both.reduce((sum, { count }) => sum + count, 0),
      longest: Math.max(...both.map(({ longest }) => longest)),
      failed: both.reduce((sum, { failed }) => sum + failed, 0),
    })
  }
  for (const child of children) child.kill('SIGKILL')
  await database.drop()
  const failed = taken.reduce((sum, round) => sum + round.failed, 0)
  return [
    {
      what: 'longest wait of two processes that write without a pause',
      floor: 'none: as measured',
      goal: '≤ 50',
      ratios: taken.map(({ longest }) => longest),
      measured: `ms; ${digits((median(taken.map(({ count }) => count)) * 1000) / roundMs)} transactions/s together, ${failed} failed`,
    },
  ]
}

if (isMain(import.meta.url)) {
  for (const row of await writers()) tell(row)
  process.exit(0)
}
