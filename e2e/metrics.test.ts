import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { adminOf, newPerson } from '@trinchera/testing/people'
import { freePortPair, startProduct, type Product } from '@trinchera/testing/product'
import { afterAll, beforeAll, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '..')
let product: Product
let port: number
beforeAll(async () => {
  port = await freePortPair()
  product = await startProduct({ METRICS_PORT: String(port) })
})
afterAll(() => product?.stop())

const scrape = async (process: 'server' | 'worker') => {
  const reply = await fetch(`http://127.0.0.1:${port + (process === 'server' ? 0 : 1)}/metrics`)
  expect(reply.headers.get('content-type')).toContain('text/plain')
  return reply.text()
}

/** The value of a metric's first line that has these labels. */
function valueOf(text: string, metric: string, ...labels: string[]): number {
  const line = text.split('\n').find((one) => one.startsWith(metric) && labels.every((label) => one.includes(label)))
  if (!line) throw new Error(`no ${metric} with ${labels.join(', ')}`)
  return Number(line.split(' ').at(-1))
}

const counted = 'trinchera_http_request_seconds_count'

/** Metrics of the bot, which is not running here because it needs Discord. */
const ofBot = ['trinchera_bot_connected']

it('gives every metric that the board and the alerts ask for', async () => {
  await newPerson(product) // causes an e-mail, so that the worker has done a job
  const asked = ['grafana.json', 'alerts.yml'].flatMap(
    (file) =>
      readFileSync(join(root, 'docs/operations', file), 'utf8').match(/\b(?:trinchera|nodejs|process)_\w+/g) ?? [],
  )
  expect(asked.length).toBeGreaterThan(20)
  // A job is measured only after its e-mail is there.
  await expect
    .poll(async () => {
      const lines = `${await scrape('server')}\n${await scrape('worker')}`.split('\n')
      const given = new Set(lines.flatMap((line) => /^[a-z]\w*/.exec(line) ?? []))
      return asked.filter((metric) => !given.has(metric) && !ofBot.includes(metric))
    })
    .toEqual([])
})

it('counts requests by the template of their route, never by what was asked', async () => {
  const { api } = await adminOf(product)
  await api.getPlayer({ params: { id: 1 } })
  await fetch(`${product.url}/api/v1/no-existe-${'x'.repeat(20)}`)
  // A request is measured only after its reply was sent.
  await expect
    .poll(async () => valueOf(await scrape('server'), counted, 'route="/api/v1/players/:id"', 'code="200"'))
    .toBe(1)
  await expect.poll(async () => valueOf(await scrape('server'), counted, 'code="404"')).toBe(1)
  const text = await scrape('server')
  expect(text).not.toContain('no-existe')
  expect(valueOf(text, 'trinchera_sockets', 'de="visita"')).toBe(0)
  expect(valueOf(await scrape('worker'), 'trinchera_fold_lag_etapas')).toBe(0)
  // The site's own port does not serve the metrics.
  expect((await fetch(`${product.url}/metrics`)).headers.get('content-type')).not.toContain('text/plain')
})
