// All measurements with a floor, within ten minutes, into bench/RESULTS.md: `npm run bench`, after `npm run build`.
import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { inBrowser } from './browser'
import { benchProduct } from './lib/product'
import { digits, isReached, median, tell, type Row } from './lib/rounds'
import { live } from './live'
import { reads } from './reads'
import { replays } from './replay'
import { reports } from './reports'

const verdict = (row: Row) => ({ true: 'reached', false: 'missed', null: '' })[`${isReached(row)}`]
const line = (row: Row) =>
  `| ${row.what} | ${row.floor} | ${row.goal ?? ''} | ${digits(median(row.ratios))} | ${verdict(row)} | ${row.ratios.map(digits).join(' ')} | ${row.measured} |`
const write = (rows: readonly Row[]) => {
  const text = [
    '# What was measured',
    '',
    `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpus()[0]?.model ?? ''}, node ${process.version}. Written by \`npm run bench\`: product / floor.`,
    'Floor and product take turns in each round, and the ratio is the median of the rounds. On a shared machine ratios of requests a second scatter; CPU a request does less.',
    '',
    '| what | floor | goal | ratio | | rounds | measured |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...rows.map(line),
    '',
  ]
  writeFileSync(join(import.meta.dirname, 'RESULTS.md'), text.join('\n'))
}

const product = await benchProduct()
const rows: Row[] = []
const parts = [live, reads, reports, () => replays(100_000, 200), inBrowser]
for (const part of parts) {
  const made = await part(product)
  for (const row of made) tell(row)
  rows.push(...made)
  write(rows)
}
await product.stop()
process.exit(0)
