import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import type { NoticeTipo } from '@trinchera/contract/notificaciones'
import type { Dialect } from '@trinchera/db/database'
import { insertPlayer } from '@trinchera/db/queries/players/players'
import { storeDevice } from '@trinchera/db/queries/push/devices'
import { openTestDatabase, type TestDatabase } from '@trinchera/db/testing'
import { notify } from '@trinchera/effects/notices'
import { fromChileLocal } from '@trinchera/rules/chile-time'
import { openOutbound, type Outbound } from '@trinchera/runtime/outbound'
import { vapidKeys } from '@trinchera/runtime/vapid'
import { authority } from '@trinchera/testing/outbound-proxy'
import { startPushService, testBrowser, type PushService, type TestBrowser } from '@trinchera/testing/push-service'
import type { WorkerContext } from '../src/context'
import { createPushSender } from '../src/push/sender'
import { reconcilerAt } from './reconciler'

/** The time at which each test begins: in the evening, outside quiet hours. */
export const evening = fromChileLocal('2026-11-23T21:00') ?? ''

/** Before each test, opens a database, a fake push service over TLS and a worker context that uses both; closes all after the test. */
export function inPushWorld(dialect: Dialect) {
  let clock = new Date(evening)
  let count = 0
  const seeing = new Set<number>()
  const browsers = new Map<string, TestBrowser>()
  let opened: {
    database: TestDatabase
    service: PushService
    outbound: Outbound
    dataDir: string
    context: WorkerContext
  }

  beforeEach(async () => {
    const [database, service] = [await openTestDatabase(dialect), await startPushService()]
    const dataDir = mkdtempSync(join(tmpdir(), 'trinchera-push-'))
    const outbound = openOutbound({ proxy: service.proxy, ca: authority() })
    clock = new Date(evening)
    count = 0
    seeing.clear()
    browsers.clear()
    const site = { vapid: vapidKeys(dataDir), publicUrl: 'https://trinchera.test', mailFrom: 'x@trinchera.test' }
    const context: WorkerContext = {
      ...reconcilerAt(clock, database).context,
      now: () => clock,
      push: createPushSender(site, outbound),
      playersInSight: async (players) => new Set(players.filter((player) => seeing.has(player))),
    }
    opened = { database, service, outbound, dataDir, context }
  })
  afterEach(async () => {
    opened.outbound.close()
    await opened.service.stop()
    await opened.database.drop()
    rmSync(opened.dataDir, { recursive: true })
  })

  /** Registers a device (browser) of a player under a name. `origin`: URL of the device's push service. */
  async function device(player: number, name: string, origin?: string, clave = opened.context.push.publicKey) {
    const browser = testBrowser(name, origin)
    browsers.set(name, browser)
    const registered = { player, jti: `s${player}`, clave, nombre: 'Chrome', now: evening }
    return opened.database.transaction((trx) => storeDevice(trx, { ...browser.subscription, ...registered }))
  }

  return {
    get database() {
      return opened.database
    },
    get service() {
      return opened.service
    },
    get dataDir() {
      return opened.dataDir
    },
    get context() {
      return opened.context
    },
    /** Ids of players who have a page of the site visible; tests change this set. */
    seeing,
    browsers,
    device,
    /** Inserts a player who has devices with these names, and returns the player's id. */
    async player(...devices: string[]): Promise<number> {
      const username = `Peuco${count++}`
      const id = await insertPlayer(opened.database.db, {
        username,
        email: `${username}@trinchera.test`,
        password_hash: null,
        volute: null,
        created_at: evening,
      })
      for (const name of devices) await device(id, name)
      return id
    },
    tell: (players: number[], tipo: NoticeTipo, texto: string, enlace: string | null = '/ladder/micuenta') =>
      opened.database.transaction((trx, onCommit) =>
        notify(trx, onCommit, opened.context, players, { tipo, texto, enlace }),
      ),
    pass(ms: number) {
      clock = new Date(clock.getTime() + ms)
    },
    /** Sets the clock. `local`: a time in Chile, such as '2026-11-24T03:00'. */
    setClock(local: string) {
      clock = new Date(fromChileLocal(local) ?? '')
    },
    /** Returns what each device received, in order: 'device: text' for a notification, 'device − tags' if notifications were removed. */
    received: () =>
      opened.service.taken.map(({ name, body }) => {
        const message = browsers.get(name)?.decrypt(body)
        if (!message) throw new Error(`nobody subscribed as ${name}`)
        return message.clase === 'aviso' ? `${name}: ${message.texto}` : `${name} − ${message.tags.join()}`
      }),
    devicesLeft: async () =>
      (await opened.database.db.selectFrom('push_devices').orderBy('id').select('endpoint').execute()).map(
        ({ endpoint }) => endpoint.split('/').at(-1),
      ),
  }
}
