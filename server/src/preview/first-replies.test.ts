import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { firstRepliesId, type FirstReply } from '@trinchera/contract/first-replies'
import { paths } from '@trinchera/contract/site-paths'
import { nightOf, playDayStart } from '@trinchera/rules/chile-time'
import { startTestApp, type TestApp, type TestPlayer } from '../../testing/app'
import { maxFirstReplyBytes, readFirstReplies } from './first-replies'
import { render } from '../http/reply-cache'

const webDir = mkdtempSync(join(tmpdir(), 'trinchera-web-'))
writeFileSync(
  join(webDir, 'index.html'),
  '<!doctype html><html><head><title>Trinchera</title><script src="/theme.js"></script>' +
    '<script type="module" crossorigin src="/assets/index-1.js"></script><link rel="stylesheet" crossorigin href="/assets/index-1.css">' +
    '</head><body><div id="app"><main class="first-paint"></main></div></body></html>',
)
const themeScript = "document.documentElement.dataset.theme = 'dark'"
writeFileSync(join(webDir, 'theme.js'), themeScript)
mkdirSync(join(webDir, 'assets'))
writeFileSync(join(webDir, 'assets', 'index-1.css'), 'main{color:red}')
writeFileSync(join(webDir, 'assets', 'table-1.css'), 'table{color:blue}')
mkdirSync(join(webDir, '.vite'))
writeFileSync(
  join(webDir, '.vite', 'manifest.json'),
  JSON.stringify({
    'index.html': { file: 'assets/index-1.js', imports: ['_vendor.js'] },
    '_vendor.js': { file: 'assets/vendor-1.js' },
    '_table.js': { file: 'assets/table-1.js', css: ['assets/table-1.css'] },
    'src/routes/LadderSection.tsx': { file: 'assets/LadderSection-1.js', imports: ['_vendor.js'] },
    'src/routes/Etapa.tsx': { file: 'assets/Etapa-1.js', imports: ['_vendor.js', '_table.js'] },
  }),
)
mkdirSync(join(webDir, '.server'))
writeFileSync(
  join(webDir, '.server', 'first-paint.js'),
  "export const firstPaint = (pathname, [first]) => (first ? `<h1>${first.name} at ${pathname}</h1>` : '')",
)

const title = 'Cierre </script><script>alert(1)</script>'

let site: TestApp
let admin: TestPlayer
let leader: TestPlayer
let ids: { juego: number; etapa: number; clan: number; other: number; anuncio: number }
beforeAll(async () => {
  site = await startTestApp({ webDir })
  admin = await site.player('Comandante', { rol: 1, admin: 1 })
  leader = await site.player('Tatán')
  const rival = await site.player('Loica')
  const juego = (await admin.api.createJuego({ body: { nombre: 'Allied Assault' } })).data.id
  const etapa = (
    await admin.api.createEtapa({ body: { nombre: 'Etapa II', id_juego: juego, activo: true, multijugador: true } })
  ).data.id
  const clan = (await leader.api.createClan({ body: { nombre: 'Los Halcones', tag: 'HLC', id_etapa: etapa } })).data.id
  const other = (await rival.api.createClan({ body: { nombre: 'Puelche', tag: 'PUE', id_etapa: etapa } })).data.id
  const anuncio = (
    await admin.api.createAnuncio({
      body: { titulo: title, descripcion: 'Hoy', contenido: '<p>Desde las <strong>22:00</strong>.</p><h2>Más</h2>' },
    })
  ).data.id
  ids = { juego, etapa, clan, other, anuncio }
})
afterAll(async () => {
  await site.stop()
  rmSync(webDir, { recursive: true, force: true })
})

async function load(path: string, headers: Record<string, string> = {}) {
  const reply = await fetch(site.url + path, { headers: { accept: 'text/html', ...headers } })
  const html = await reply.text()
  const json = new RegExp(`<script type="application/json" id="${firstRepliesId}">(.*?)</script>`).exec(html)?.[1]
  const replies: FirstReply[] = json ? JSON.parse(json) : []
  const policy = reply.headers.get('content-security-policy') ?? ''
  return { status: reply.status, html, replies, etag: reply.headers.get('etag'), policy }
}

describe('the replies that come with a page', () => {
  it('are those of the API', async () => {
    const { replies } = await load(paths.etapa(ids.etapa))
    const fetched = async (path: string) => (await site.call('GET', path)).json
    expect(replies.map(({ name, reply }) => [name, reply])).toEqual([
      ['getEtapa', await fetched(`/etapas/${ids.etapa}`)],
      ['listClanes', await fetched(`/clanes/etapa/${ids.etapa}`)],
      ['listJuegos', await fetched('/juegos')],
      ['listAgenda', await fetched(`/agenda?desde=${playDayStart(site.clock.now.getTime())}`)],
      ['listLastMatches', await fetched(`/ladder/last-matches?etapa=${ids.etapa}`)],
      ['listMoves', await fetched(`/ladder/movimientos/${ids.etapa}?desde=${nightOf(site.clock.now.getTime()).since}`)],
      ['getTexto', await fetched('/textos/pie')],
    ])
  })

  it('are the same for everyone, and hold nothing private', async () => {
    for (const path of [paths.home, paths.clan(ids.clan), paths.anuncio(ids.anuncio), paths.jugadores]) {
      const [visitor, staff] = await Promise.all([load(path), load(path, { authorization: `Bearer ${admin.token}` })])
      expect(staff.html).toBe(visitor.html)
      expect(visitor.html).not.toContain('@example.com')
      expect(visitor.replies.length).toBeGreaterThan(0)
    }
  })

  it.each([
    '/no-hay',
    '/ladder/etapa/999999',
    '/ladder/detalle-clan/uno',
    paths.miCuenta,
    paths.panelAdmin(),
    paths.reportes,
  ])('are none at %s', async (path) => expect((await load(path)).replies).toEqual([]))

  it('end no script, whatever people write', async () => {
    const { html, replies } = await load(paths.anuncio(ids.anuncio))
    expect(html).not.toContain('<script>alert')
    const [first] = replies
    expect(first?.name === 'getAnuncio' && first.reply.data.titulo).toBe(title)
  })

  it('change the ETag of the page when they change, and only then', async () => {
    const path = paths.etapa(ids.etapa)
    const before = await load(path)
    expect((await load(path, { 'if-none-match': before.etag ?? '' })).status).toBe(304)
    await leader.api.reportLoss({
      body: {
        id_clan_ganador: ids.other,
        id_clan_perdedor: ids.clan,
        id_etapa: ids.etapa,
        id_juego: ids.juego,
        comentario: '',
      },
    })
    await admin.api.recalculateEtapa({ params: { id: ids.etapa } })
    const after = await load(path, { 'if-none-match': before.etag ?? '' })
    expect([after.status, after.etag === before.etag]).toEqual([200, false])
    expect((await load('/no-hay')).etag).toBe((await load('/no-hay')).etag)
  })

  it('are left out where they are too long or fail, and the others come', async () => {
    const long = render(JSON.stringify({ data: 'x'.repeat(maxFirstReplyBytes) }))
    const short = render('{"data":[]}')
    const { json } = await readFirstReplies(
      [
        { name: 'listClanes', params: { id: 1 }, query: {} },
        { name: 'getEtapa', params: { id: 1 }, query: {} },
        { name: 'listJuegos', params: {}, query: {} },
      ],
      ({ name }) =>
        name === 'getEtapa' ? Promise.reject(new Error('no')) : Promise.resolve(name === 'listClanes' ? long : short),
    )
    expect(JSON.parse(json)).toEqual([{ name: 'listJuegos', params: {}, query: {}, reply: { data: [] } }])
  })
})

describe('the first paint of a page', () => {
  it('is what the web renders of its first reply', async () => {
    const path = paths.etapa(ids.etapa)
    expect((await load(path)).html).toContain(`<main class="first-paint"><h1>getEtapa at ${path}</h1></main>`)
    expect((await load('/no-hay')).html).toContain('<main class="first-paint"></main>')
  })

  it('names the modules of the app and of its screen, what is imported before what imports it', async () => {
    const { html } = await load(paths.etapa(ids.etapa))
    const json = /<script type="application\/json" id="modules">(.*?)<\/script>/.exec(html)?.[1] ?? ''
    expect(JSON.parse(json)).toEqual([
      '/assets/vendor-1.js',
      '/assets/LadderSection-1.js',
      '/assets/table-1.js',
      '/assets/Etapa-1.js',
      '/assets/index-1.js',
    ])
  })

  it('waits for nothing but the page: style sheets and theme come in it, and its policy allows that script alone', async () => {
    const { html, policy } = await load(paths.etapa(ids.etapa))
    expect(html).toContain('<style>main{color:red}</style>')
    expect(html).toContain('<style>table{color:blue}</style>')
    expect(html).toContain(`<script data-cfasync="false">${themeScript}</script>`)
    const fetched = [...html.matchAll(/<(?:link rel="(?:stylesheet|modulepreload)"|script)\b[^>]*>/g)].map(
      ([element]) => element,
    )
    expect(fetched.filter((element) => /(?:href|src)=/.test(element) && !element.includes(' disabled'))).toEqual([])
    const hash = createHash('sha256').update(themeScript).digest('base64')
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
  })
})
