import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp, type TestPlayer } from '../../testing/app'
import { playedEtapa, type PlayedEtapa } from '../../testing/played-etapa'

// Tests the data for search engines in the head of a page.

const webDir = mkdtempSync(join(tmpdir(), 'trinchera-web-'))
writeFileSync(
  join(webDir, 'index.html'),
  '<!doctype html><html><head>\n    <title>Trinchera</title>\n  </head><body><main></main></body></html>',
)
const origin = 'https://trinchera.example'

let site: TestApp
let admin: TestPlayer
let etapa: PlayedEtapa
beforeAll(async () => {
  site = await startTestApp({ webDir, env: { PUBLIC_URL: origin } })
  admin = await site.player('Comandante', { rol: 1, admin: 1 })
  etapa = await playedEtapa(site, admin)
})
afterAll(async () => {
  await site.stop()
  rmSync(webDir, { recursive: true, force: true })
})

async function headOf(path: string) {
  const html = await (await fetch(site.url + path, { headers: { accept: 'text/html' } })).text()
  const links = [...html.matchAll(/<link ([^>]*)>/g)].map((found) =>
    Object.fromEntries([...(found[1] ?? '').matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value])),
  )
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1]
  const graph: { '@type': string; [key: string]: unknown }[] = json ? JSON.parse(json)['@graph'] : []
  return {
    html,
    canonical: links.find(({ rel }) => rel === 'canonical')?.['href'],
    alternate: (type: string) => links.find((link) => link['type'] === type)?.['href']?.replaceAll('&amp;', '&'),
    thing: (type: string) => graph.find((thing) => thing['@type'] === type),
    types: graph.map((thing) => thing['@type']),
    robots: /<meta name="robots" content="([^"]*)"/.exec(html)?.[1],
  }
}

describe('the head of a page', () => {
  it('names its own address, whatever it was asked with', async () => {
    const path = `/ladder/detalle-clan/${etapa.clan('A').id}`
    for (const asked of [path, `${path}/`, `${path}?pagina=2`])
      expect((await headOf(asked)).canonical).toBe(origin + path)
    expect((await headOf('/')).canonical).toBe(`${origin}/`)
    expect((await headOf('/ladder/mapas?x=1')).canonical).toBe(`${origin}/ladder/mapas`)
  })

  it.each(['/login', '/ladder/micuenta', '/panel-admin', '/ladder/reto/999999'])('keeps %s out', async (path) => {
    const { canonical, robots, types } = await headOf(path)
    expect([canonical, robots, types]).toEqual([undefined, 'noindex', []])
  })

  it('says nothing of what is not there', async () => {
    const { canonical, types } = await headOf('/ladder/detalle-clan/999999')
    expect([canonical, types]).toEqual([undefined, []])
  })

  it('leads to the oEmbed reply and to the calendar', async () => {
    const path = `/ladder/etapa/${etapa.id}`
    const { alternate } = await headOf(path)
    expect(alternate('application/json+oembed')).toBe(
      `${origin}/oembed?url=${encodeURIComponent(origin + path)}&format=json`,
    )
    expect(alternate('text/calendar')).toBe(`${origin}/api/v1/agenda.ics?etapa=${etapa.id}`)
    const clan = etapa.clan('A').id
    expect((await headOf(`/ladder/detalle-clan/${clan}`)).alternate('text/calendar')).toBe(
      `${origin}/api/v1/agenda.ics?clan=${clan}`,
    )
    expect((await headOf('/ladder/mapas')).alternate('text/calendar')).toBe(undefined)
  })

  it('tells the site on the landing page', async () => {
    const { types, thing } = await headOf('/')
    expect(types).toEqual(['Organization', 'WebSite'])
    expect(thing('WebSite')).toMatchObject({ name: 'Trinchera', url: `${origin}/` })
  })

  it('tells a clan with its players, and the way to it', async () => {
    const { id, nombre, leader } = etapa.clan('A')
    const { thing } = await headOf(`/ladder/detalle-clan/${id}`)
    expect(thing('SportsTeam')).toMatchObject({
      name: nombre,
      alternateName: 'CA',
      url: `${origin}/ladder/detalle-clan/${id}`,
      athlete: [{ '@type': 'Person', name: leader.username, url: `${origin}/ladder/detalle-jugador/${leader.id}` }],
    })
    expect(thing('BreadcrumbList')?.['itemListElement']).toMatchObject([
      { position: 1, name: 'Ladder', item: `${origin}/ladder` },
      { position: 2, item: `${origin}/ladder/juego/${etapa.juego}` },
      { position: 3, item: `${origin}/ladder/etapa/${etapa.id}` },
      { position: 4, name: nombre, item: `${origin}/ladder/detalle-clan/${id}` },
    ])
  })

  it('tells a match and an agreed reto as events of two teams; a cancelled one is so', async () => {
    const match = await etapa.report('AB')
    expect((await headOf(`/ladder/partida/${match}`)).thing('SportsEvent')).toMatchObject({
      name: `${etapa.clan('A').nombre} contra ${etapa.clan('B').nombre}`,
      startDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      eventStatus: 'https://schema.org/EventScheduled',
      competitor: [{ name: etapa.clan('A').nombre }, { name: etapa.clan('B').nombre }],
    })
    const fecha = new Date(Math.ceil(site.clock.now.getTime() / 60_000) * 60_000 + 5 * 3_600_000).toISOString()
    const [a, b] = [etapa.clan('C'), etapa.clan('D')]
    const { id } = (
      await a.leader.api.createReto({ body: { id_clan_retador: a.id, id_clan_retado: b.id, fechas: [fecha] } })
    ).data
    expect((await headOf(`/ladder/reto/${id}`)).types).toEqual([])
    await b.leader.api.answerReto({ params: { id }, body: { respuesta: 'aceptar', fecha } })
    const event = (await headOf(`/ladder/reto/${id}`)).thing('SportsEvent')
    expect(event).toMatchObject({ startDate: fecha, eventStatus: 'https://schema.org/EventScheduled' })
    await a.leader.api.cancelReto({ params: { id }, body: { motivo: 'No juntamos gente' } })
    expect((await headOf(`/ladder/reto/${id}`)).thing('SportsEvent')).toMatchObject({
      eventStatus: 'https://schema.org/EventCancelled',
    })
  })

  it('tells an anuncio, whatever is written in its title', async () => {
    const titulo = 'Cierra </script><script>alert(1)</script> <!-- "la etapa"'
    const { data } = await admin.api.createAnuncio({
      body: { titulo, descripcion: 'Lo último', contenido: '<p>Hola</p>' },
    })
    const { thing, html } = await headOf(`/anuncios/details/${data.id}`)
    expect(thing('NewsArticle')).toMatchObject({ headline: titulo, author: { name: 'Comandante' } })
    expect(html).not.toContain('<script>alert')
    expect(html).not.toContain('<!-- "la')
  })

  it('holds for the names that people give to etapas and clans', async () => {
    const nombre = '</script><b>Etapa'
    const { data } = await admin.api.createEtapa({
      body: { nombre, id_juego: etapa.juego, activo: true, multijugador: true },
    })
    const { thing, html } = await headOf(`/ladder/etapa/${data.id}`)
    const trail = thing('BreadcrumbList')?.['itemListElement']
    expect(Array.isArray(trail) && trail.at(-1)).toMatchObject({ name: expect.stringContaining(nombre) })
    expect(html.match(/<\/script><b>/g)).toBe(null)
  })
})
