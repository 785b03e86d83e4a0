import { request } from 'node:http'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp, type TestPlayer } from '../../testing/app'
import { playedEtapa, type PlayedEtapa } from '../../testing/played-etapa'
import { drawSignature } from './signature'

let site: TestApp
let admin: TestPlayer
let etapa: PlayedEtapa
beforeAll(async () => {
  site = await startTestApp()
  admin = await site.player('Comandante', { rol: 1, admin: 1 })
  etapa = await playedEtapa(site, admin)
})
afterAll(() => site.stop())

const get = (path: string, headers: Record<string, string> = {}) => fetch(site.url + path, { headers })

it('a clan’s signature is a small picture that any site may show, the same until its record changes', async () => {
  const path = `/firma/clan/${etapa.clan('A').id}.png`
  const first = await get(path, { cookie: 'trinchera_session=abc' })
  const { headers } = first
  expect([first.status, headers.get('content-type'), headers.get('cross-origin-resource-policy')]).toEqual([
    200,
    'image/png',
    'cross-origin',
  ])
  expect([headers.get('cache-control'), headers.get('set-cookie')]).toEqual(['public, max-age=300', null])
  const drawn = Buffer.from(await first.arrayBuffer())
  expect(await sharp(drawn).metadata()).toMatchObject({ format: 'png', width: 468, height: 60 })
  expect(drawn.length).toBeLessThan(16 * 1024)
  // checks that there is text in its place and a background behind it
  const { channels } = await sharp(
    await sharp(drawn).extract({ left: 60, top: 8, width: 120, height: 44 }).toBuffer(),
  ).stats()
  expect([(channels[0]?.max ?? 0) > 200, (channels[0]?.min ?? 255) < 40]).toEqual([true, true])

  const etag = headers.get('etag') ?? ''
  expect((await get(path, { 'if-none-match': etag })).status).toBe(304)
  await etapa.report('AB')
  await admin.api.recalculateEtapa({ params: { id: etapa.id } })
  const changed = await get(path, { 'if-none-match': etag })
  expect(changed.status).toBe(200)
  expect(Buffer.from(await changed.arrayBuffer()).equals(drawn)).toBe(false)
})

it.each(['999999', 'abc', '-1', '0', '1e3', '9999999999', '..%2f..%2fetc%2fpasswd', '1.png'])(
  'of clan %s there is none',
  async (id) => expect((await get(`/firma/clan/${id}.png`, { accept: 'text/html' })).status).toBe(404),
)

it('a path that climbs leads nowhere', async () => {
  const status = await new Promise((resolve, reject) =>
    request(site.url, { path: '/firma/clan/../../etc/passwd' }, (reply) => resolve(reply.resume().statusCode))
      .on('error', reject)
      .end(),
  )
  expect(status).toBe(404)
})

const shown = {
  kind: 'firma',
  siteName: 'Trinchera',
  title: 'Los Halcones',
  note: 'HLC · Etapa II',
  place: 2,
  of: 14,
  record: '41–16',
  streak: '+3',
} as const
const sizeOf = (svg: string, words: string) =>
  Number(new RegExp(`font-size="(\\d+)"[^>]*>${words.replace('+', '\\+')}<`).exec(svg)?.[1])

it('has place, record and streak, escapes names and is legible with the longest', () => {
  const svg = drawSignature(shown)
  for (const words of ['#2', 'de 14', '41–16', '+3', 'HLC · Etapa II']) expect(svg).toContain(`>${words}<`)
  expect(sizeOf(svg, 'Los Halcones')).toBe(28)
  const widest = 'W'.repeat(30)
  // A W of the condensed typeface is 0.613 times its font size wide (measured). Such a name is cut instead of shrunk below 15 px.
  const name = /font-size="(\d+)"[^>]*>(W+)(…?)</.exec(drawSignature({ ...shown, title: widest }))
  expect(Number(name?.[1])).toBeGreaterThanOrEqual(15)
  expect(Number(name?.[1]) * (name?.[2]?.length ?? 0) * 0.613).toBeLessThan(264 - 36 - 64)
  expect(drawSignature({ ...shown, title: '</text><script>' })).toContain('&lt;/text&gt;&lt;script&gt;')
  expect(drawSignature({ ...shown, place: 0 })).toContain('sin puesto')
})
