// A process that holds many browsers' copies of one stage's table, as the site's pages keep them: fetched once the live connection is in the stage's
// room, merged from the events, fetched again after a gap and after each reconnection. `crowd-tables.ts PORT COUNT ETAPA`. It tells its parent when
// all have their table; asked for it, it tells what became of them. One copy of each version is kept for all that are at it.
import { Agent, get } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'
import { type ClanRow, clanRow } from '@trinchera/contract/clanes'
import { tableText } from '@trinchera/testing/faults/mirror'
import { z } from 'zod'
import type { tablesKept } from './crowd'
import { openLive } from './live-socket'

const [port = 0, count = 0, etapa = 0] = process.argv.slice(2).map(Number)
/** Few enough for nginx, which lets 200 connections of one address in. */
const perAddress = 50
/** Until what failed is tried again. */
const retryMs = 200
const addressOf = (index: number) => `127.0.2.${1 + Math.floor(index / perAddress)}`
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

type Table = ReadonlyMap<number, ClanRow>
const textOf = (table: Table) => tableText([...table.values()])
const tables = new Map<number, Table>()
const counts = { merged: 0, fetched: 0, reconnected: 0, contradictions: 0 }
const failures = new Map<string, number>()
const failed = (error: unknown) => void failures.set(String(error), (failures.get(String(error)) ?? 0) + 1)

/** Two ways to one version must give one table. */
function keep(version: number, table: Table) {
  const known = tables.get(version)
  if (!known) tables.set(version, table)
  else if (textOf(known) !== textOf(table)) counts.contradictions++
}

const changed = z.tuple([
  z.literal('ladder:changed'),
  z.object({ etapa: z.number(), version: z.number(), clanes: z.array(clanRow) }),
])
type Change = z.infer<typeof changed>[1]
/** By packet: each is parsed once for all. */
const changes = new Map<string, Change | null>()
function changeIn(packet: string): Change | null {
  const known = changes.get(packet)
  if (known !== undefined) return known
  const read = changed.safeParse(JSON.parse(Buffer.from(packet.slice(2), 'latin1').toString()))
  const change = read.success && read.data[1].etapa === etapa ? read.data[1] : null
  changes.set(packet, change)
  const before = change && tables.get(change.version - 1)
  if (before) keep(change.version, new Map([...before, ...change.clanes.map((row) => [row.id, row] as const)]))
  return change
}

const reply = z.object({ data: z.array(clanRow), meta: z.object({ version: z.number() }) })
/** By ETag: each reply is read once for all. */
const versions = new Map<string, number>()
const agents = Array.from(
  { length: Math.ceil(count / perAddress) },
  (_none, n) => new Agent({ localAddress: addressOf(n * perAddress), maxSockets: 50 }),
)

/** Reads the table as one browser does; resolves with its version. */
function fetchVersion(index: number): Promise<number> {
  return new Promise((resolve, reject) => {
    get(
      {
        port,
        host: '127.0.0.1',
        path: `/api/v1/clanes/etapa/${etapa}`,
        headers: { accept: 'application/json', 'accept-encoding': 'br' },
        agent: agents[Math.floor(index / perAddress)],
      },
      (incoming) => {
        const pieces: Buffer[] = []
        incoming.on('data', (piece: Buffer) => pieces.push(piece))
        incoming.on('error', reject)
        incoming.on('end', () => {
          if (incoming.statusCode !== 200) return reject(new Error(`${incoming.statusCode} of the table`))
          const etag = incoming.headers.etag ?? ''
          const known = versions.get(etag)
          if (known !== undefined) return resolve(known)
          const bytes = Buffer.concat(pieces)
          const plain = incoming.headers['content-encoding'] === 'br' ? brotliDecompressSync(bytes) : bytes
          const { data, meta } = reply.parse(JSON.parse(plain.toString()))
          keep(meta.version, new Map(data.map((row) => [row.id, row])))
          if (etag) versions.set(etag, meta.version)
          resolve(meta.version)
        })
      },
    ).on('error', reject)
  })
}

/** One browser: its table's version, and whether its connection stands. */
class Browser {
  readonly #index: number
  #fetching = false
  #again = false
  version = -1
  isLive = false

  constructor(index: number) {
    this.#index = index
  }

  /** Resolves once it has its table. */
  async open() {
    for (;;) {
      try {
        await openLive({
          port,
          from: addressOf(this.#index),
          etapa,
          hear: (packet) => this.#hear(packet),
          closed: () => void this.#return(),
        })
        break
      } catch (error) {
        failed(error)
        await pause(1000 + Math.random() * 2000)
      }
    }
    this.isLive = true
    await this.#fetch()
  }

  /** As socket.io's client does: after half a second to a second and a half. */
  async #return() {
    this.isLive = false
    counts.reconnected++
    await pause(500 + Math.random() * 1000)
    await this.open()
  }

  async #fetch(): Promise<void> {
    if (this.#fetching) return void (this.#again = true)
    this.#fetching = true
    do {
      this.#again = false
      try {
        this.version = await fetchVersion(this.#index)
        counts.fetched++
      } catch (error) {
        failed(error)
        this.#again = true
        await pause(retryMs)
      }
    } while (this.#again)
    this.#fetching = false
  }

  #hear(packet: string) {
    const change = changeIn(packet)
    if (!change || change.version <= this.version) return
    if (this.#fetching || change.version > this.version + 1) return void this.#fetch()
    this.version = change.version
    counts.merged++
  }
}

const browsers = Array.from({ length: count }, (_none, index) => new Browser(index))
for (let at = 0; at < count; at += 50) await Promise.all(browsers.slice(at, at + 50).map((browser) => browser.open()))

process.on('message', () => {
  const latest = Math.max(...browsers.map(({ version }) => version))
  process.send?.({
    ...counts,
    failures: Object.fromEntries(failures),
    live: browsers.filter(({ isLive }) => isLive).length,
    atLatest: browsers.filter(({ version }) => version === latest).length,
    latest: textOf(tables.get(latest) ?? new Map()),
  } satisfies z.infer<typeof tablesKept>)
})
process.send?.('open')
