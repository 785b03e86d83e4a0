// A site whose growth is measured, and the reads of it: each is the first after a commit that changed all that it rests on, so that no cache answers.
import type { RouteName } from '@trinchera/contract/routes'
import { openDatabase, type Database } from '@trinchera/db/database'
import { bumpLadderVersion } from '@trinchera/db/queries/ladder/projection'
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

/** CPU ms by `ms`, where all of a query's work is done in the process that asks it. */
export const cpuIfEmbedded = ({ database }: Site, ms: () => number) => (database.dialect === 'sqlite' ? ms : null)

/** Makes every kept reply one that has to be rendered again. */
const raiseAll = (database: Database, etapa: number) =>
  database.transaction(async (trx) => {
    await trx
      .updateTable('data_versions')
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .execute()
    await bumpLadderVersion(trx, etapa, now())
  })

/** What screens ask of lists that `publicReads` has whole. */
const asScreensAsk: Partial<Record<RouteName, Record<string, string>>> = {
  listPlayers: { ', a page': '?pagina=1', ', a search': '?pagina=1&busqueda=recluta' },
  listClanMatches: { ', a page': '?pagina=1' },
  listPlayerMatches: { ', a page': '?pagina=1' },
}

export async function readAll(site: Site, of: Stage): Promise<Figures> {
  const { product, database } = site
  const figures: Figures = new Map()
  const reads = (await publicReads(product.url, of)).flatMap(({ name, address }) =>
    Object.entries({ '': '', ...asScreensAsk[name] }).map(([what, query]) => ({
      name: `${name}${what}`,
      address: address + query,
    })),
  )
  for (const { name, address } of reads) {
    const read = () => timedRead(product.url + address)
    await read()
    const cpu = cpuIfEmbedded(site, () => mainThreadMs(product.server.pid))
    figures.set(`GET ${name}`, await costOf(read, cpu, () => raiseAll(database, of.etapa)))
  }
  return figures
}
