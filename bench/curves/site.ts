// A site whose growth is measured, and the reads of it: each is the first after a commit that changed all that it rests on, so that no cache answers.
import type { RouteName } from '@trinchera/contract/routes'
import { openDatabase, type Database } from '@trinchera/db/database'
import { bumpLadderVersion } from '@trinchera/db/queries/ladder/projection'
import type { Topic } from '@trinchera/db/queries/site/versions'
import { serverProcesses } from '@trinchera/db/testing'
import type { Product } from '@trinchera/testing/product'
import { publicReads } from '@trinchera/testing/public-reads'
import { timedRead } from '../lib/http'
import { benchProduct } from '../lib/product'
import { costOf, mainThreadMs } from './cost'
import type { Figures } from './measured'

export const now = () => new Date().toISOString()

/** A stage that is read, and one of its clans. */
export interface Stage {
  etapa: number
  clan: number
}

export interface Site {
  product: Product
  database: Database
  close(): Promise<void>
}

/** The product without its worker, which would fold what is folded here. */
export async function openSite(): Promise<Site> {
  const product = await benchProduct()
  await product.worker.end()
  const database = openDatabase({ url: product.databaseUrl })
  return {
    product,
    database,
    async close() {
      await database.close()
      await product.stop()
    },
  }
}

/** Tells CPU ms so far, by `ms` and of the processes that the database has now for this site. */
export async function cpuMeter({ database }: Site, ms: () => number): Promise<() => number> {
  const pids = await serverProcesses(database)
  return () => pids.reduce((sum, pid) => sum + mainThreadMs(pid), ms())
}

/** Raises the versions of topics, so that kept replies which rest on them have to be rendered again; without `topics` of all. */
const raise = ({ database }: Site, etapa: number, topics?: readonly Topic[]) =>
  database.transaction(async (trx) => {
    await trx
      .updateTable('data_versions')
      .$if(topics !== undefined, (query) => query.where('topic', 'in', topics ?? []))
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .execute()
    await bumpLadderVersion(trx, etapa, now())
  })

interface Asked {
  query: string
  /** What a commit has changed before the read; without it everything. */
  changed?: readonly Topic[]
}

/** What screens ask of lists that `publicReads` has whole. */
const asScreensAsk: Partial<Record<RouteName, Record<string, Asked>>> = {
  listPlayers: {
    ', a page': { query: '?pagina=1' },
    ', a page after a report': { query: '?pagina=1', changed: ['ladder'] },
    ', a search after a report': { query: '?pagina=1&busqueda=recluta', changed: ['ladder'] },
  },
  listClanMatches: { ', a page': { query: '?pagina=1' } },
  listPlayerMatches: { ', a page': { query: '?pagina=1' } },
}
const whole: Record<string, Asked> = { '': { query: '' } }

export async function readAll(site: Site, of: Stage): Promise<Figures> {
  const { product } = site
  const figures: Figures = new Map()
  for (const { name, address } of await publicReads(product.url, of)) {
    for (const [what, { query, changed }] of Object.entries({ ...whole, ...asScreensAsk[name] })) {
      const read = () => timedRead(product.url + address + query)
      await read()
      const cpu = await cpuMeter(site, () => mainThreadMs(product.server.pid))
      figures.set(`GET ${name}${what}`, await costOf(read, cpu, () => raise(site, of.etapa, changed)))
    }
  }
  return figures
}
