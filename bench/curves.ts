// How what the site does grows with its matches, clans, players, browsers and processes: `npm run bench:curves -- [curve …] [--from size] [--to size]`, after `npm run build`.
// A curve is one of bench/curves/plans.ts, or such a name without its dialect; by default all of them. PostgreSQL's are measured where TEST_DATABASE_URL names a server.
// Each point replaces that of the same size in bench/curves/measured.json, from which bench/CURVES.md is written; `--write` only writes it.
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { keepPoint } from './curves/measured'
import { plans, type Plan } from './curves/plans'
import { writeCurves } from './curves/tables'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { from: { type: 'string' }, to: { type: 'string' }, write: { type: 'boolean' } },
})
const [from, to] = [Number(values.from ?? 1), Number(values.to ?? Number.MAX_SAFE_INTEGER)]
const server = process.env.TEST_DATABASE_URL

async function measure({ id, dialect, sizes, open }: Plan): Promise<void> {
  if (dialect === 'postgres') process.env.TEST_DATABASE_URL = server
  else delete process.env.TEST_DATABASE_URL
  const { point, close } = await open()
  for (const size of sizes.filter((each) => each >= from && each <= to)) {
    const began = performance.now()
    const figures = Object.fromEntries(await point(size))
    const seconds = Math.round((performance.now() - began) / 1000)
    keepPoint(id, { size, date: new Date().toISOString().slice(0, 10), load: loadavg()[0] ?? 0, seconds, figures })
    writeCurves()
    console.log(`${id} ${size}: ${seconds} s`)
  }
  await close()
}

const unknown = positionals.find((name) => !plans.some(({ id }) => id === name || id.startsWith(`${name}-`)))
if (unknown) throw new Error(`there is no curve ${unknown}: ${plans.map(({ id }) => id).join(' ')}`)
const isWanted = ({ id }: Plan) =>
  positionals.length === 0 || positionals.some((name) => id === name || id.startsWith(`${name}-`))
if (!values.write)
  for (const plan of plans) if (isWanted(plan) && (server || plan.dialect === 'sqlite')) await measure(plan)
writeCurves()
process.exit(0)
