// Every curve, with what it is measured by.
import { benchProduct } from '../lib/product'
import { browsersPoint } from './browsers'
import type { Figures } from './measured'
import { processesPoint, type Kind } from './processes'
import { openSite, readAll, type Site, type Stage } from './site'
import { playersPoint, stagePoint, usualClans, usualMatches, usualStage } from './stages'

export interface Plan {
  id: string
  dialect: 'sqlite' | 'postgres'
  title: string
  sizes: readonly number[]
  /** Prepares what all points share. */
  open(): Promise<{ point: (size: number) => Promise<Figures>; close: () => Promise<void> }>
}

/** Points of one site, which grows from one to the next. */
const onSite = (pointOf: (site: Site, usual: Stage, size: number) => Promise<Figures>) => async () => {
  const site = await openSite()
  const usual = await usualStage(site)
  await readAll(site, usual) // the first reads are compiled
  return { point: (size: number) => pointOf(site, usual, size), close: site.close }
}

const browsers: Plan = {
  id: 'browsers',
  dialect: 'sqlite',
  title: 'browsers that hear a report',
  sizes: [100, 1000, 5000, 10_000],
  async open() {
    const product = await benchProduct()
    return { point: (size) => browsersPoint(product, size), close: product.stop }
  },
}

const ofProcesses = (kind: Kind) => async () => ({
  point: (size: number) => processesPoint(kind, size),
  close: async () => {},
})

const ofDialect = (dialect: Plan['dialect'], name: string): Plan[] => [
  {
    id: `players-${dialect}`,
    dialect,
    title: `players, ${name}`,
    sizes: [1000, 10_000, 100_000],
    open: onSite(playersPoint),
  },
  {
    id: `matches-${dialect}`,
    dialect,
    title: `matches of a stage of ${usualClans} clans, ${name}`,
    sizes: [100, 1000, 10_000, 100_000, 1_000_000],
    open: onSite((site, _usual, size) => stagePoint(site, size, usualClans)),
  },
  {
    id: `clans-${dialect}`,
    dialect,
    title: `clans of a stage of ${usualMatches} matches, ${name}`,
    sizes: [10, 100, 1000, 20_000],
    open: onSite((site, _usual, size) => stagePoint(site, usualMatches, size)),
  },
  {
    id: `servers-${dialect}`,
    dialect,
    title: `server processes, beside one worker, ${name}`,
    sizes: [1, 2, 4],
    open: ofProcesses('servers'),
  },
  {
    id: `workers-${dialect}`,
    dialect,
    title: `worker processes, beside one server, ${name}`,
    sizes: [1, 2, 4],
    open: ofProcesses('workers'),
  },
]

export const plans: readonly Plan[] = [
  browsers,
  ...ofDialect('sqlite', 'SQLite'),
  ...ofDialect('postgres', 'PostgreSQL'),
]
