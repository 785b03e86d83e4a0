import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createHash, randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask, next, startTestApp, type TestApp, type TestPlayer } from '../../testing/app'

// Tests the pages that other sites show in a frame.

const style = 'body { margin: 0 }'
const webDir = mkdtempSync(join(tmpdir(), 'trinchera-web-'))
mkdirSync(join(webDir, '.vite'))
mkdirSync(join(webDir, 'assets'))
writeFileSync(join(webDir, 'index.html'), '<!doctype html><title>Trinchera</title>')
writeFileSync(join(webDir, 'assets/embed-abc.css'), style)
writeFileSync(
  join(webDir, '.vite/manifest.json'),
  JSON.stringify({ 'src/embed/embed.ts': { file: 'assets/embed-abc.js', css: ['assets/embed-abc.css'] } }),
)

let site: TestApp
let admin: TestPlayer
let juego: number
let etapa: number
let clans: { id: number; nombre: string }[]
let leaders: TestPlayer[]
/** A name that a user could type; it must be escaped wherever it is shown. */
const hostile = '<b>"Lobos"</b>'

beforeAll(async () => {
  site = await startTestApp({ webDir })
  admin = await site.player('Comandante', { rol: 1, admin: 1 })
  juego = (await admin.api.createJuego({ body: { nombre: 'Allied Assault' } })).data.id
  etapa = await newEtapa(hostile)
  leaders = await Promise.all(['Tatán', 'Loica', 'Peuco'].map((name) => site.player(name)))
  clans = []
  for (const [i, nombre] of ['Los Halcones', 'Puelche', 'Un nombre de treinta letras xx'].entries()) {
    const leader = leaders[i]
    if (leader) clans.push((await leader.api.createClan({ body: { nombre, tag: `T${i}A`, id_etapa: etapa } })).data)
  }
})
afterAll(async () => {
  await site.stop()
  rmSync(webDir, { recursive: true, force: true })
})

const newEtapa = async (nombre: string) =>
  (await admin.api.createEtapa({ body: { nombre, id_juego: juego, activo: true, multijugador: true } })).data.id

const clan = (index: number) => clans[index]?.id ?? 0
async function report(winner: number, loser: number) {
  const { data } = (await leaders[loser]?.api.reportLoss({
    body: {
      id_clan_ganador: clan(winner),
      id_clan_perdedor: clan(loser),
      id_etapa: etapa,
      id_juego: juego,
      comentario: '',
    },
    headers: { 'idempotency-key': randomUUID() },
  })) ?? { data: null }
  await admin.api.recalculateEtapa({ params: { id: etapa } })
  return data?.id
}

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(site.url + path, { headers: { accept: 'text/html', ...headers } })
/** The text of each row as a sighted person reads it. */
const rowsOf = (html: string) =>
  [...html.matchAll(/<li data-fila="\d+">(.*?)<\/li>/g)].map((match) =>
    (match[1] ?? '')
      .replaceAll(/<svg.*?<\/svg>/g, '')
      .replaceAll(/<span class="unseen">.*?<\/span>/g, '')
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  )

const directive = (reply: Response, name: string) =>
  (reply.headers.get('content-security-policy') ?? '')
    .split('; ')
    .find((part) => part.startsWith(`${name} `))
    ?.slice(name.length + 1)

describe('a page for other sites', () => {
  it.each([
    ['an etapa', () => `/embed/etapa/${etapa}`, 200],
    ['a clan', () => `/embed/clan/${clan(0)}`, 200],
    ['an etapa that is not', () => '/embed/etapa/999999', 404],
    ['a clan that is not', () => '/embed/clan/999999', 404],
    ['a torneo that is not', () => '/embed/torneo/999999', 404],
    ['no id', () => '/embed/clan/abc', 404],
    ['an id below one', () => '/embed/etapa/-1', 404],
    ['another path', () => '/embed/clan/..%2f..%2fetc', 404],
  ])('of %s may be framed by all, and opens no session', async (_, path, status) => {
    const reply = await get(path(), { cookie: 'trinchera_session=abc' })
    expect(reply.status).toBe(status)
    expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(reply.headers.get('x-frame-options')).toBe(null)
    expect(directive(reply, 'frame-ancestors')).toBe('*')
    expect(directive(reply, 'default-src')).toBe("'none'")
    expect(directive(reply, 'script-src')).toBe("'self'")
    expect(directive(reply, 'style-src')).toBe(`'sha256-${createHash('sha256').update(style).digest('base64')}'`)
    expect(reply.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(reply.headers.get('x-robots-tag')).toBe('noindex')
    expect(reply.headers.get('cross-origin-embedder-policy')).toBe('require-corp')
    expect(reply.headers.get('set-cookie')).toBe(null)
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await reply.text()).toContain(`<style>${style}</style>`)
  })

  it.each([
    '/',
    '/login',
    '/ladder',
    '/ladder/micuenta',
    '/panel-admin',
    '/embed',
    '/embed/login',
    '/embed/etapa',
    '/embed/etapa/1/login',
    '/embed/jugador/1',
    '/api/v1/docs',
    '/api/v1/juegos',
    '/no-hay',
  ])('is not %s', async (path) => {
    const reply = await get(path)
    expect(reply.status).toBeLessThan(500)
    expect([reply.headers.get('x-frame-options'), directive(reply, 'frame-ancestors')]).toEqual(['DENY', "'none'"])
  })

  it('shows the table before any script, in the theme and with the rows that its address asks for', async () => {
    await report(0, 1)
    await report(0, 2)
    const html = await (await get(`/embed/etapa/${etapa}`)).text()
    expect(rowsOf(html)[0]).toBe('1 ▲ nuevo Los Halcones T0A +2 2–0')
    expect(rowsOf(html)).toHaveLength(3)
    expect(html).toContain('<script data-cfasync="false" type="module" src="/assets/embed-abc.js"></script>')
    expect(html).toContain(`data-salas="etapa:${etapa}"`)
    expect(html).toMatch(/^<!doctype html><html lang="es-CL"><head>/)
    for (const link of html.match(/<a [^>]*>/g) ?? []) expect(link).toMatch(/target="_blank" rel="noopener"/)

    const light = await (await get(`/embed/etapa/${etapa}?tema=claro&filas=1`)).text()
    expect(light).toMatch(/^<!doctype html><html lang="es-CL" data-theme="light">/)
    expect(rowsOf(light)).toHaveLength(1)
    expect(light).toContain('y 2 clanes más')
    expect(await (await get(`/embed/etapa/${etapa}?tema=oscuro`)).text()).toContain('data-theme="dark"')
  })

  it('shows who is enrolled in a torneo, then its matches, those to be played first', async () => {
    const { data } = await admin.api.createTorneo({
      body: {
        nombre: hostile,
        descripcion: '',
        inicio: new Date(Date.now() + 3_600_000).toISOString(),
        formato: 'simple',
      },
    })
    const at = { params: { id: data.id } }
    const rows = async () => rowsOf(await (await get(`/embed/torneo/${data.id}`)).text())
    expect(await rows()).toEqual([])
    for (const [i, leader] of leaders.entries())
      await leader.api.enrolTorneo({ ...at, body: { id_clan: clan(i), plantel: [leader.id] } })
    expect(await rows()).toEqual(['Los Halcones T0A', 'Puelche T1A', 'Un nombre de treinta letras xx T2A'])
    await admin.api.startTorneo(at)
    expect(await rows()).toEqual(['Puelche contra Un nombre de treinta letras xx Por jugarse'])
    await admin.api.ruleTorneoMatch({
      params: { id: data.id, partida: 2 },
      body: { ganador: clan(1), marcador: [2, 1], motivo: 'Visto' },
    })
    expect(await rows()).toEqual([
      'Los Halcones contra Puelche Por jugarse',
      'Puelche contra Un nombre de treinta letras xx Semifinales 2–1',
    ])
    const html = await (await get(`/embed/torneo/${data.id}?filas=1`)).text()
    expect(html).toContain('y 1 partida más')
    expect(html).toContain(`data-salas="torneo:${data.id}"`)
    expect(html).not.toContain('<b>"')
    await admin.api.cancelTorneo({ ...at, body: {} })
    expect(await rows()).toEqual([
      'Puelche contra Un nombre de treinta letras xx Semifinales 2–1',
      'Los Halcones contra Puelche No se juega',
    ])
    expect(await (await get(`/embed/torneo/${data.id}`)).text()).toContain('Torneo cancelado')
  })

  it.each([
    '?filas=0',
    '?filas=51',
    '?filas=-3',
    '?filas=mil',
    '?filas=',
    '?tema=rosa',
    '?filas=1&filas=2',
    '?tema[]=x',
  ])('is as by default with %s', async (query) => {
    const reply = await get(`/embed/etapa/${etapa}${query}`)
    expect([reply.status, await reply.text()]).toEqual([200, await (await get(`/embed/etapa/${etapa}`)).text()])
  })

  it('escapes names', async () => {
    const html = await (await get(`/embed/etapa/${etapa}`)).text()
    expect(html).not.toContain(hostile)
    expect(html).toContain('&lt;b&gt;&quot;Lobos&quot;&lt;/b&gt;')
  })

  it('is the same bytes until the ladder changes, and then another', async () => {
    const path = `/embed/etapa/${etapa}`
    const first = await get(path)
    const etag = first.headers.get('etag') ?? ''
    expect(first.headers.get('cache-control')).toBe('public, no-cache, no-transform')
    expect((await get(path, { 'if-none-match': etag })).status).toBe(304)
    await report(1, 0)
    const changed = await get(path, { 'if-none-match': etag })
    expect([changed.status, rowsOf(await changed.text())[0]]).toEqual([200, '1 ▲ nuevo Puelche T1A +1 1–1'])
  })

  it('of a clan has its place, its record and its matches, with their rulings', async () => {
    const path = `/embed/clan/${clan(0)}`
    const html = await (await get(path)).text()
    expect(html).toContain(`data-salas="clan:${clan(0)} etapa:${etapa}"`)
    expect(html).toMatch(/<dt>V–D<\/dt><dd translate="no">2–1<\/dd>.*>67%<\/dd>.*>−1<\/dd>/)
    expect(rowsOf(html).map((row) => row.slice(0, 9))).toEqual(['D Puelche', 'V Un nomb', 'V Puelche'])
    const id = await report(0, 1)
    await admin.api.ruleMatch({
      params: { id: id ?? 0 },
      body: { tipo: 'anular', motivo: 'Se jugó con otro mapa' },
    })
    await admin.api.recalculateEtapa({ params: { id: etapa } })
    expect(rowsOf(await (await get(path)).text())[0]).toMatch(/^– Puelche Anulado por la administración/)
    expect(rowsOf(await (await get(`${path}?filas=2`)).text())).toHaveLength(2)
  })

  it('of an empty etapa says so, and of one that is not open how it is', async () => {
    const empty = await newEtapa('Etapa vacía')
    const html = await (await get(`/embed/etapa/${empty}`)).text()
    expect(html).toContain('Todavía no hay clanes en esta etapa.')
    expect(html).toContain('class="live" hidden')
    await admin.api.updateEtapa({
      params: { id: empty },
      body: { nombre: 'Etapa vacía', id_juego: juego, activo: false, multijugador: true },
    })
    const paused = await (await get(`/embed/etapa/${empty}`)).text()
    expect(paused).toContain('Etapa pausada')
    expect(paused).not.toContain('class="live"')
  })

  it('of a clan that was deleted says so', async () => {
    const leader = await site.player('Chercán')
    const { id } = (await leader.api.createClan({ body: { nombre: 'Los de paso', tag: 'PASO', id_etapa: etapa } })).data
    expect((await get(`/embed/clan/${id}`)).status).toBe(200)
    await leader.api.deleteClan({ body: { clanId: id } })
    const gone = await get(`/embed/clan/${id}`)
    expect([gone.status, directive(gone, 'frame-ancestors')]).toEqual([404, '*'])
    expect(await gone.text()).toContain('Ese clan no existe, o ya no está')
  })
})

it('a socket that wants only its rooms hears nothing of the rest', async () => {
  const all = await site.socket()
  const quiet = await site.socket(undefined, { publico: false })
  const heard: string[] = []
  quiet.onAny((event: string) => heard.push(event))
  await ask(quiet, 'subscribe', { room: `clan:${clan(2)}` })
  const everybody = next(all, 'match:reported')
  await report(0, 1)
  await everybody
  const own = next(quiet, 'match:reported')
  await report(0, 2)
  await own
  expect(heard.filter((event) => event !== 'presence:changed')).toEqual(['match:reported'])
})
