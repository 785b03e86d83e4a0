import { EventEmitter, once } from 'node:events'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createLog } from '@trinchera/runtime/log'
import { startBadNetwork } from '@trinchera/testing/bad-network'
import { ProductProcess, startProduct, type Product } from '@trinchera/testing/product'
import { listenToSite } from './live'

/** A log that passes the message of each line to `told`. */
const logTo = (told: (message: string) => void) =>
  createLog({ name: 'bot', level: 'info', production: true, to: { write: (line) => told(JSON.parse(line).msg) } })

const [secret, other] = ['un-secreto-de-mas-de-treinta-y-dos-a', 'un-secreto-de-mas-de-treinta-y-dos-b']

let product: Product
beforeAll(async () => {
  product = await startProduct({ BOT_SECRET: secret })
})
afterAll(() => product.stop())

it.each(['hang', 'mute'] as const)('hears the site through a network that loses WebSockets: %s', async (mode) => {
  const network = await startBadNetwork(product.url, mode)
  const stale: string[] = []
  const live = listenToSite(
    { apiUrl: network.url, secret },
    logTo(() => {}),
    (what) => stale.push(what),
  )
  // Events of the running site, such as a server that answered, may follow what each connect reports.
  await expect.poll(() => stale.slice(0, 2)).toEqual(['posts', 'roles'])
  live.close()
  await network.stop()
})

it('reconnects to a site that refused its secret, and logs the reason', async () => {
  const said: string[] = []
  const happened = new EventEmitter()
  const log = logTo((message) => {
    said.push(message)
    happened.emit('said')
  })
  const refused = once(happened, 'said')
  const connected = once(happened, 'stale')
  const live = listenToSite({ apiUrl: product.url, secret: other }, log, () => happened.emit('stale'), 50)
  await refused
  await product.server.end()
  const next = new ProductProcess('server/dist/main.js', { ...product.env, BOT_SECRET: other })
  next.start()
  await connected
  live.close()
  await next.end()
  expect(said).toEqual([
    'el sitio no conoce a este bot: BOT_SECRET no es el mismo en los dos; se reintenta',
    'de vuelta con el sitio',
  ])
})
