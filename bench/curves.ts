// How what the site does grows with its matches, clans, players and browsers: `npm run bench:curves [largest]`, after `npm run build`, into bench/CURVES.md. On SQLite, and
// on PostgreSQL where TEST_DATABASE_URL names a server. Each read is the first after a commit that changed all that it rests on, so that no cache answers.
import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { openDatabase, type Database } from '@trinchera/db/database'
import { foldEtapa } from '@trinchera/db/fold-etapa'
import { lockEtapa, nextSeq } from '@trinchera/db/queries/ladder/log'
import { bumpLadderVersion } from '@trinchera/db/queries/ladder/projection'
import { insertMatch } from '@trinchera/db/queries/ladder/reporting'
import { insertPlayer } from '@trinchera/db/queries/players/players'
import { gatherStatistics } from '@trinchera/db/testing'
import type { Product } from '@trinchera/testing/product'
import { publicReads } from '@trinchera/testing/public-reads'
import { timedRead } from './lib/http'
import { benchProduct } from './lib/product'
import { digits, median } from './lib/rounds'
import { live } from './live'
import { longStage } from './replay'

const times = 5
const largest = Number(process.argv[2] ?? 100_000)
const usualClans = 200
const usualMatches = 1000

/** What was measured at one size, by what it is. */
type Point = Map<string, number>
interface Curve {
  title: string
  sizes: readonly number[]
  points: readonly Point[]
}

const now = () => new Date().toISOString()

/** Makes every kept reply one that has to be rendered again. */
const raiseAll = (database: Database, etapa: number) =>
  database.transaction(async (trx) => {
    await trx
      .updateTable('data_versions')
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .execute()
    await bumpLadderVersion(trx, etapa, now())
  })

async function medianOf(work: () => Promise<number>): Promise<number> {
  const taken: number[] = []
  for (let n = 0; n < times; n++) taken.push(await work())
  return median(taken)
}

async function readAll(product: Product, database: Database, of: { etapa: number; clan: number }): Promise<Point> {
  const point: Point = new Map()
  for (const { name, address } of await publicReads(product.url, of)) {
    await timedRead(product.url + address)
    const ms = await medianOf(async () => {
      await raiseAll(database, of.etapa)
      return timedRead(product.url + address)
    })
    point.set(`GET ${name}, ms`, ms)
  }
  return point
}

/** One more report of a long stage, stored and folded. */
async function report(database: Database, etapa: number, [winner = 0, loser = 0]: readonly number[]): Promise<number> {
  const began = performance.now()
  await database.transaction(async (trx) => {
    await lockEtapa(trx, etapa)
    await insertMatch(trx, {
      id_etapa: etapa,
      seq: await nextSeq(trx, etapa),
      id_clan_ganador: winner,
      id_clan_perdedor: loser,
      comentario: '',
      id_reportero: null,
      reportado_por: 'x',
      fecha: now(),
      jugada: undefined,
      mapas: undefined,
    })
    await foldEtapa(trx, etapa, now())
  })
  return performance.now() - began
}

/** A stage of so many matches and clans: what it costs to fold it, to add to it, and to read it. */
async function stagePoint(product: Product, database: Database, matches: number, clans: number): Promise<Point> {
  const etapa = await longStage(database, matches, clans)
  const began = performance.now()
  await database.transaction((trx) => foldEtapa(trx, etapa, now()))
  const folded = performance.now() - began
  await gatherStatistics(database)
  const { places } = await database.db
    .selectFrom('places')
    .where('id_etapa', '=', etapa)
    .select((eb) => eb.fn.countAll<number>().as('places'))
    .executeTakeFirstOrThrow()
  const order = await database.db
    .selectFrom('standings')
    .where('id_etapa', '=', etapa)
    .where('ranking_actual', '>', 0)
    .orderBy('ranking_actual')
    .select('id_clan')
    .execute()
  const ranked = order.map(({ id_clan }) => id_clan)
  const point: Point = new Map()
  point.set('fold of the whole log, ms a match', folded / matches)
  point.set('rows of history, a match', places / matches)
  const [best = 0, middle = 0] = [ranked[0], ranked[Math.floor(ranked.length / 2)]]
  point.set('one more report, stored and folded, ms', await medianOf(() => report(database, etapa, [middle, best])))
  for (const [what, ms] of await readAll(product, database, { etapa, clan: middle })) point.set(what, ms)
  return point
}

async function playersPoint(product: Product, database: Database, of: { etapa: number; clan: number }, count: number) {
  const { known } = await database.db
    .selectFrom('players')
    .select((eb) => eb.fn.countAll<number>().as('known'))
    .executeTakeFirstOrThrow()
  await database.transaction(async (trx) => {
    for (let n = known; n < count; n++)
      await insertPlayer(trx, {
        username: `Recluta ${n}`,
        email: `recluta${n}@trinchera.test`,
        password_hash: null,
        volute: null,
        created_at: now(),
        validado: 1,
      })
  })
  await gatherStatistics(database)
  return readAll(product, database, of)
}

const upTo = (sizes: readonly number[]) => sizes.filter((size) => size <= largest)

async function curvesOf(dialect: string, product: Product): Promise<Curve[]> {
  await product.worker.end() // it would fold what is folded here
  const database = openDatabase({ url: product.databaseUrl })
  const curve = async (title: string, sizes: readonly number[], measure: (size: number) => Promise<Point>) => {
    const points: Point[] = []
    for (const size of sizes) {
      points.push(await measure(size))
      console.log(`${dialect}: ${title} ${size}`)
    }
    return { title: `${title}, ${dialect}`, sizes, points }
  }
  const etapa = await longStage(database, usualMatches, usualClans)
  await database.transaction((trx) => foldEtapa(trx, etapa, now()))
  const { id: clan } = await database.db
    .selectFrom('clans')
    .where('id_etapa', '=', etapa)
    .select('id')
    .executeTakeFirstOrThrow()
  const curves = [
    await curve('players', [1000, 10_000, 100_000], (size) => playersPoint(product, database, { etapa, clan }, size)),
    await curve(`matches of a stage of ${usualClans} clans`, upTo([100, 1000, 10_000, 100_000, 1_000_000]), (size) =>
      stagePoint(product, database, size, usualClans),
    ),
    await curve(`clans of a stage of ${usualMatches} matches`, [10, 100, 1000, 20_000], (size) =>
      stagePoint(product, database, usualMatches, size),
    ),
  ]
  await database.close()
  return curves
}

async function browserCurve(product: Product): Promise<Curve> {
  const sizes = [100, 1000, 5000]
  const points: Point[] = []
  for (const size of sizes) {
    const point: Point = new Map()
    for (const { what, measured } of await live(product, [size]))
      if (!what.startsWith('memory'))
        point.set(what.replace(String(size), 'n').concat(', ms'), Number.parseFloat(measured))
    points.push(point)
  }
  return { title: 'browsers that hear a report', sizes, points }
}

/** The power of the size that leads from the last but one point to the last. */
function growth({ sizes, points }: Curve, what: string): string {
  const [[before = 1, after = 1], [small = 1, large = 1]] = [
    points.slice(-2).map((point) => point.get(what) ?? 1),
    sizes.slice(-2),
  ]
  const power = Math.log(after / before) / Math.log(large / small)
  return power < 0.15 ? 'O(1)' : `n^${power.toFixed(2)}`
}

function tableOf(curve: Curve): string[] {
  const { title, sizes, points } = curve
  const known = [...(points[0]?.keys() ?? [])]
  return [
    `## By ${title}`,
    '',
    `| what | ${sizes.join(' | ')} | from the last but one size to the last |`,
    `| --- | ${sizes.map(() => '---:').join(' | ')} | --- |`,
    ...known.map(
      (what) =>
        `| ${what} | ${points.map((point) => digits(point.get(what) ?? Number.NaN)).join(' | ')} | ${growth(curve, what)} |`,
    ),
    '',
  ]
}

const curves: Curve[] = []
const server = process.env.TEST_DATABASE_URL
delete process.env.TEST_DATABASE_URL
const product = await benchProduct()
curves.push(await browserCurve(product), ...(await curvesOf('SQLite', product)))
await product.stop()
if (server) {
  process.env.TEST_DATABASE_URL = server
  const other = await benchProduct()
  curves.push(...(await curvesOf('PostgreSQL', other)))
  await other.stop()
}
const head = [
  '# How it grows',
  '',
  `${now().slice(0, 10)}, ${cpus().length} × ${cpus()[0]?.model ?? ''}, node ${process.version}. Written by \`npm run bench:curves\`; what follows from it is in [docs/scale.md](../docs/scale.md).`,
  `Medians of ${times}, by HTTP, each the first read after a commit that changed all it rests on. On a shared machine only neighbours in a row compare.`,
  '',
]
writeFileSync(join(import.meta.dirname, 'CURVES.md'), [...head, ...curves.flatMap(tableOf)].join('\n'))
process.exit(0)
