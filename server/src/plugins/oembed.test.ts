import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp, type TestPlayer } from '../../testing/app'
import { playedEtapa, type PlayedEtapa } from '../../testing/played-etapa'

let site: TestApp
let admin: TestPlayer
let etapa: PlayedEtapa
let match: number
beforeAll(async () => {
  site = await startTestApp({ env: { PUBLIC_URL: 'https://trinchera.example' } })
  admin = await site.player('Comandante', { rol: 1, admin: 1 })
  etapa = await playedEtapa(site, admin)
  match = await etapa.report('AB')
  await admin.api.recalculateEtapa({ params: { id: etapa.id } })
})
afterAll(() => site.stop())

async function ask(url: string, more = '') {
  const reply = await fetch(`${site.url}/oembed?url=${encodeURIComponent(url)}${more}`)
  const text = await reply.text()
  return { status: reply.status, headers: reply.headers, json: JSON.parse(text) }
}
const page = (path: string) => `https://trinchera.example${path}`
const etapaAt = () => page(`/ladder/etapa/${etapa.id}`)

describe('oEmbed', () => {
  it('gives the embed of an etapa and of a clan, whatever follows its address', async () => {
    const { status, headers, json } = await ask(`${etapaAt()}/?pagina=2#tabla`, '&format=json')
    expect([status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8'])
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(json).toMatchObject({
      version: '1.0',
      type: 'rich',
      provider_name: 'Trinchera',
      provider_url: 'https://trinchera.example',
      url: etapaAt(),
      width: 480,
      height: 549,
      thumbnail_width: 1200,
    })
    expect(json.html).toMatch(
      new RegExp(
        `^<iframe src="https://trinchera\\.example/embed/etapa/${etapa.id}" title="[^"]*" width="480" height="549" `,
      ),
    )
    const clan = await ask(page(`/ladder/detalle-clan/${etapa.clan('A').id}`))
    expect([clan.json.type, clan.json.title]).toEqual(['rich', etapa.clan('A').nombre])
  })

  it('fits what is asked for, with rows that are seen whole, and is a link where nothing fits', async () => {
    const { json } = await ask(etapaAt(), '&maxwidth=320&maxheight=300')
    expect([json.type, json.width, json.height]).toEqual(['rich', 320, 64 + 4 * 44 + 45])
    expect(json.html).toContain('?filas=4"')
    expect(json.thumbnail_url).toBe(undefined)
    for (const box of ['&maxwidth=100', '&maxheight=60']) {
      const small = (await ask(etapaAt(), box)).json
      expect([small.type, small.html]).toEqual(['link', undefined])
    }
  })

  it('gives a link for a match and for pages that are the same for everybody', async () => {
    const { json } = await ask(page(`/ladder/partida/${match}`))
    expect(json).toMatchObject({
      type: 'link',
      title: `${etapa.clan('A').nombre} contra ${etapa.clan('B').nombre}`,
      thumbnail_url: expect.stringMatching(/^https:\/\/trinchera\.example\/og\/partida\//),
    })
    expect((await ask(page('/'))).json).toMatchObject({ type: 'link', title: 'Trinchera' })
  })

  it.each([
    'https://otro.example/ladder/etapa/1',
    page('/ladder/etapa/999999'),
    page('/ladder/micuenta'),
    page('/panel-admin'),
    page('/no-hay'),
    page('/ladder/reto/999999'),
    'no es una dirección',
    'javascript:alert(1)',
  ])('of %s there is nothing', async (url) => expect((await ask(url)).status).toBe(404))

  it.each(['&maxwidth=0', '&maxwidth=-1', '&maxheight=mucho', '&maxwidth=1.5'])('%s is bad input', async (box) =>
    expect((await ask(etapaAt(), box)).status).toBe(400),
  )

  it('asks for an address, and gives no XML', async () => {
    expect((await fetch(`${site.url}/oembed`)).status).toBe(400)
    expect((await ask('')).status).toBe(400)
    for (const format of ['xml', 'yaml']) expect((await ask(etapaAt(), `&format=${format}`)).status).toBe(501)
  })

  it('escapes the title in the code', async () => {
    const nombre = '"><script>alert(1)</script>'
    const { data } = await admin.api.createEtapa({
      body: { nombre, id_juego: etapa.juego, activo: true, multijugador: true },
    })
    const { json } = await ask(page(`/ladder/etapa/${data.id}`))
    expect(json.title).toContain('<script>')
    expect(json.html).not.toContain('<script>')
    expect(json.html.match(/"/g)).toHaveLength(12)
  })
})
