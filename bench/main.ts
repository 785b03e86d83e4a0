// `npm run bench [-- part … | --small]`, after `npm run build`: runs all parts of the benchmark, or the named ones, and prints each result
// row. Without arguments the rows replace the first table of bench/RESULTS.md. `--small`: small numbers, to check that a part runs.
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import type { Product } from '@trinchera/testing/product'
import { crowd } from './crowd'
import { firstLoad } from './first-load'
import { benchProduct } from './lib/processes'
import { digits, median, tell, verdict, type Row } from './lib/rounds'
import { live } from './live'
import { loginStorm } from './login-storm'
import { push } from './push'
import { reads } from './reads'
import { replay } from './replay'
import { reports } from './reports'

/** The parts, in the order in which they run. `live` is first: it measures memory per browser, and later parts make memory grow. */
const parts: Record<string, (product: Product) => Promise<Row[]>> = {
  live,
  reads,
  reports,
  replay,
  'first-load': firstLoad,
  'login-storm': loginStorm,
  push,
  crowd,
}

const line = (row: Row) =>
  `| ${row.what} | ${row.floor ?? ''} | ${row.goal ?? ''} | ${digits(median(row.values))} | ${verdict(row)} | ${row.values.map(digits).join(' ')} | ${row.measured} |`

/** Replaces the first table of bench/RESULTS.md; keeps the sections below the table. */
function write(rows: readonly Row[]) {
  const file = join(import.meta.dirname, 'RESULTS.md')
  const text = readFileSync(file, 'utf8')
  const head = [
    '# What was measured',
    '',
    `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpus()[0]?.model ?? ''}, node ${process.version}, load ${digits(loadavg()[0] ?? 0)} at the end. Written by \`npm run bench\`.`,
    'A row with a floor tells product / floor, which take turns in each round; the value is the median of the rounds. On a shared machine',
    'requests a second scatter; CPU a request does less.',
    '',
    '| what | floor | goal | value | | rounds | measured |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...rows.map(line),
    '',
    '',
  ]
  writeFileSync(file, head.join('\n') + text.slice(text.indexOf('\n## ') + 1))
}

const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const unknown = named.find((name) => !(name in parts))
if (unknown !== undefined) throw new Error(`there is no part ${unknown}: ${Object.keys(parts).join(' ')}`)
const product = await benchProduct()
const rows: Row[] = []
for (const [name, part] of Object.entries(parts)) {
  if (named.length > 0 && !named.includes(name)) continue
  const made = await part(product)
  made.forEach(tell)
  rows.push(...made)
}
await product.stop()
if (process.argv.length === 2) write(rows)
process.exit(0)
