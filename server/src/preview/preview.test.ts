import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { Redis } from 'ioredis'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertPlayer } from '@trinchera/db/queries/players/players'
import { startTestApp, type TestApp, type TestPlayer } from '../../testing/app'
import { colours } from './colours'

// Tests link previews by reading them as messengers do, without running scripts.

const webDir = mkdtempSync(join(tmpdir(), 'trinchera-web-'))
writeFileSync(
  join(webDir, 'index.html'),
  '<!doctype html><html><head>\n    <title>Trinchera</title>\n    <meta name="description" content="La de siempre" />\n  </head><body><div id="app"></div></body></html>',
)

let site: TestApp
let leader: TestPlayer
let clan: { id: number; nombre: string }
let etapa: number
let rival: TestPlayer
let other: { id: number; nombre: string }
beforeAll(async () => {
  site = await startTestApp({ webDir })
  const admin = await site.player('Comandante', { rol: 1, admin: 1 })
  const { data: juego } = await admin.api.createJuego({ body: { nombre: 'Allied Assault' } })
  etapa = (
    await admin.api.createEtapa({ body: { nombre: 'Etapa II', id_juego: juego.id, activo: true, multijugador: true } })
  ).data.id
  leader = await site.player('Tatán')
  clan = (await leader.api.createClan({ body: { nombre: 'Los Halcones', tag: 'HLC', id_etapa: etapa } })).data
  rival = await site.player('Loica')
  other = (await rival.api.createClan({ body: { nombre: 'Puelche', tag: 'PUE', id_etapa: etapa } })).data
  await rival.api.reportLoss({
    body: { id_clan_ganador: clan.id, id_clan_perdedor: other.id, id_etapa: etapa, id_juego: juego.id, comentario: '' },
  })
  await admin.api.recalculateEtapa({ params: { id: etapa } })
})
afterAll(async () => {
  await site.stop()
  rmSync(webDir, { recursive: true, force: true })
})

const page = async (path: string) => (await fetch(site.url + path, { headers: { accept: 'text/html' } })).text()
/** The tags in the head of a page that a messenger reads. */
async function received(path: string) {
  const html = await page(path)
  const content = (key: string) => html.match(new RegExp(`<meta (?:name|property)="${key}" content="([^"]*)" />`))?.[1]
  return {
    title: html.match(/<title>([^<]*)<\/title>/)?.[1],
    description: content('description'),
    picture: content('og:image'),
    html,
  }
}
const picture = (path: string) => fetch(site.url + path)
const pixels = async (path: string) => Buffer.from(await (await picture(path)).arrayBuffer())

describe('the head of a page', () => {
  it('has the place and record of a clan', async () => {
    const { title, description, picture: address } = await received(`/ladder/detalle-clan/${clan.id}`)
    expect([title, description]).toEqual([
      'Los Halcones · Trinchera',
      'Los Halcones [HLC] en Etapa II: puesto 1 de 1, 1–0.',
    ])
    expect(address).toMatch(new RegExp(`^https?://[^/]+/og/clan/${clan.id}\\.png\\?v=[0-9a-f]{8}$`))
  })
  it('describes a player, an etapa and a game', async () => {
    expect((await received(`/ladder/detalle-jugador/${leader.id}`)).description).toBe(
      'Tatán: 1 victoria y 0 derrotas en el ladder.',
    )
    const card = await pixels(`/og/jugador/${leader.id}.png`)
    await leader.api.giveConsent({ body: { estadisticas: false } })
    const hidden = (await received(`/ladder/detalle-jugador/${leader.id}`)).description
    expect(hidden).toBe('Tatán juega en el ladder.')
    expect((await pixels(`/og/jugador/${leader.id}.png`)).equals(card)).toBe(false)
    await leader.api.giveConsent({ body: { estadisticas: true } })
    expect((await received(`/ladder/etapa/${etapa}/`)).title).toBe('Etapa II · Allied Assault · Trinchera')
    expect((await received('/servidores')).title).toBe('Servidores · Trinchera')
  })
  it('describes a reto once it is agreed; before that it looks like one that is not there', async () => {
    const fecha = new Date(Math.ceil(site.clock.now.getTime() / 60_000) * 60_000 + 3 * 3_600_000).toISOString()
    const body = { id_clan_retador: clan.id, id_clan_retado: other.id, fechas: [fecha] }
    const { id } = (await leader.api.createReto({ body })).data
    const [hidden, missing] = [await received(`/ladder/reto/${id}`), await received('/ladder/reto/999999')]
    expect(hidden.html.replace(`/reto/${id}`, '/reto/999999')).toBe(missing.html)
    expect((await picture(`/og/reto/${id}.png`)).status).toBe(404)
    await rival.api.answerReto({ params: { id }, body: { respuesta: 'aceptar', fecha } })
    const agreed = await received(`/ladder/reto/${id}`)
    expect(agreed.title).toBe('Los Halcones contra Puelche · Trinchera')
    expect(agreed.description).toMatch(/^Se juega el \d\d\/\d\d\/\d{4}, \d\d:\d\d, en Etapa II, Allied Assault\.$/)
    expect((await picture(`/og/reto/${id}.png`)).status).toBe(200)
  })
  it.each([
    '/',
    '/no-hay',
    '/ladder/detalle-clan/999999',
    '/ladder/detalle-clan/uno',
    '/ladder/modificar-password/nadie@example.com',
  ])('of %s is that of the home page', async (path) => {
    expect(await received(path)).toMatchObject({
      title: 'Trinchera',
      picture: expect.stringMatching(/^https?:\/\/[^/]+\/og\/portada\.png$/),
    })
  })
  it.each([
    '/no-hay',
    '/ladder/no-hay',
    '/ladder/detalle-clan/999999',
    '/ladder/detalle-clan/uno',
    '/ladder/juego/999999',
    '/ladder/etapa',
  ])('comes with 404 at %s, where the site has nothing', async (path) =>
    expect((await fetch(site.url + path, { headers: { accept: 'text/html' } })).status).toBe(404),
  )
  it.each(['/', '/login', '/panel-admin', '/panel-admin/juegos', '/ladder/validar-cuenta', '/ladder/crear-clan/1'])(
    'comes with 200 at %s',
    async (path) => expect((await fetch(site.url + path, { headers: { accept: 'text/html' } })).status).toBe(200),
  )
  it.each([
    ['//ladder', '/ladder'],
    ['///ladder//jugadores?busqueda=a//b', '/ladder/jugadores?busqueda=a//b'],
    ['//\\ajeno.example', '/ajeno.example'],
  ])('%s leads to %s', async (path, wanted) => {
    const socket = connect(Number(new URL(site.url).port), '127.0.0.1')
    socket.end(`GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`) // a raw request, because fetch would normalise the path
    const reply = await text(socket)
    expect([reply.split(' ')[1], reply.match(/^location: (.*)\r$/m)?.[1]]).toEqual(['301', wanted])
  })
  it('has one title and one description, and keeps the rest of the page', async () => {
    const { html } = await received(`/ladder/detalle-clan/${clan.id}`)
    expect([html.match(/<title>/g), html.match(/name="description"/g), html.includes('<div id="app"></div>')]).toEqual([
      ['<title>'],
      ['name="description"'],
      true,
    ])
  })
  it('escapes names that look like markup', async () => {
    const nombre = '"><script>$&alert(1)'
    const { data } = await (await site.player('Ñanco')).api.createClan({
      body: { nombre, tag: 'X"<', id_etapa: etapa },
    })
    const { html, title } = await received(`/ladder/detalle-clan/${data.id}`)
    expect(html).not.toContain('<script>')
    expect(title).toBe('&quot;&gt;&lt;script&gt;$&amp;alert(1) · Trinchera')
    expect((await picture(`/og/clan/${data.id}.png`)).status).toBe(200)
  })
  it('answers 304 until its text changes', async () => {
    const address = `${site.url}/ladder/detalle-clan/${clan.id}`
    const first = await fetch(address)
    const etag = first.headers.get('etag') ?? ''
    expect((await fetch(address, { headers: { 'if-none-match': etag } })).status).toBe(304)
    await leader.api.updateClan({ params: { id: clan.id }, body: { nombre: 'Halcones del Sur' } })
    expect((await fetch(address, { headers: { 'if-none-match': etag } })).status).toBe(200)
  })
})

describe('the picture of a link', () => {
  it.each(['clan', 'jugador', 'etapa'])('of a %s is a PNG of 1200 × 630', async (kind) => {
    const reply = await picture(`/og/${kind}/${{ clan: clan.id, jugador: leader.id, etapa }[kind]}.png`)
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(await sharp(Buffer.from(await reply.arrayBuffer())).metadata()).toMatchObject({
      format: 'png',
      width: 1200,
      height: 630,
    })
  })
  it.each(['/og/clan/999999.png', '/og/clan/x.png', '/og/toString/1.png', '/og/clan/1.jpg', '/og/nada.png'])(
    '%s is none',
    async (path) => expect((await picture(path)).status).toBe(404),
  )
  it('changes its address and content once a clan has a picture', async () => {
    const at = `/ladder/detalle-clan/${clan.id}`
    const [before, drawn] = [(await received(at)).picture, await pixels(`/og/clan/${clan.id}.png`)]
    const imagen = new Uint8Array(
      await sharp({ create: { width: 64, height: 64, channels: 3, background: '#ff0000' } })
        .png()
        .toBuffer(),
    )
    await leader.api.updateClan({
      params: { id: clan.id },
      body: { imagen: new Blob([imagen], { type: 'image/png' }) },
    })
    expect((await received(at)).picture).not.toBe(before)
    const shown = await pixels(`/og/clan/${clan.id}.png`)
    expect(shown.equals(drawn)).toBe(false)
    const { channels } = await sharp(
      await sharp(shown).extract({ left: 140, top: 200, width: 40, height: 40 }).toBuffer(),
    ).stats()
    const [red = 0, green = 255, blue = 255] = channels.map(({ mean }) => mean)
    expect([red > 250, green < 5, blue < 5]).toEqual([true, true, true])
  })
  it('is 404 for an id beyond the integer range', async () =>
    expect((await picture('/og/clan/9999999999.png')).status).toBe(404))
  it('is drawn up to 60 times per address and minute, 503 while the queue is full; cards already drawn are always sent', async () => {
    const strict = await startTestApp({ webDir, beside: site, env: { RATE_LIMITS: 'on' } })
    const redis = new Redis(site.redis.url.slice('unix://'.length))
    try {
      const ids = await Promise.all(
        Array.from({ length: 70 }, (_, i) =>
          insertPlayer(site.database.db, {
            username: `Recluta ${i}`,
            email: `recluta${i}@example.com`,
            password_hash: null,
            volute: null,
            created_at: site.clock.now.toISOString(),
          }),
        ),
      )
      const statusOf = async (path: string) => {
        const reply = await fetch(strict.url + path, { headers: { accept: '*/*' } })
        await reply.arrayBuffer()
        return reply.status
      }
      const [first = 0, ...others] = ids
      const statuses = [await statusOf(`/og/jugador/${first}.png`)]
      // keeps the minute's rate limit from expiring, because rendering may take longer on a busy machine
      const keys = await redis.keys('trinchera:limit:*draw:*')
      expect(await Promise.all(keys.map((key) => redis.persist(key)))).toEqual([1])
      statuses.push(...(await Promise.all(others.map((id) => statusOf(`/og/jugador/${id}.png`)))))
      const count = (wanted: number) => statuses.filter((status) => status === wanted).length
      expect([count(200) >= 20, count(200) + count(503), count(429)]).toEqual([true, 60, 10])
      expect(await statusOf(`/og/jugador/${ids[statuses.indexOf(200)]}.png`)).toBe(200)
      expect(await statusOf(`/ladder/detalle-jugador/${ids[statuses.indexOf(429)]}`)).toBe(200)
    } finally {
      redis.disconnect()
      await strict.stop()
    }
  })
  it('contains text', async () => {
    // the area of the heading: without its text there would be only background
    const { channels } = await sharp(
      await sharp(await pixels(`/og/jugador/${leader.id}.png`))
        .extract({ left: 300, top: 150, width: 300, height: 100 })
        .toBuffer(),
    ).stats()
    expect(channels[0]?.max).toBeGreaterThan(200)
  })
})

it('paints with the colours of the style sheet', () => {
  const sheet = readFileSync(new URL('../../../web/src/styles/tokens.css', import.meta.url), 'utf8')
  for (const [name, colour] of Object.entries(colours))
    expect([name, sheet.match(new RegExp(`--${name}: (#[0-9a-f]{6});`))?.[1]]).toEqual([name, colour])
})
