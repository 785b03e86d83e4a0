import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app'
import { playedEtapa } from '../../testing/played-etapa'

let site: TestApp
beforeAll(async () => {
  site = await startTestApp()
})
afterAll(() => site.stop())

const get = async (path: string) => {
  const reply = await fetch(site.url + path)
  return { status: reply.status, type: reply.headers.get('content-type'), text: await reply.text() }
}
const addresses = async () =>
  [...(await get('/sitemap.xml')).text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    (match) => new URL(match[1] ?? '').pathname,
  )

it('keeps crawlers out of the panel and names the sitemap', async () => {
  const { status, type, text } = await get('/robots.txt')
  expect([status, type]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(text).toMatch(/^User-agent: \*\nDisallow: \/panel-admin\nSitemap: https?:\/\/[^/]+\/sitemap\.xml\n$/)
})

it('lists what has a public page as soon as it exists, and no longer once it is deleted', async () => {
  expect(await addresses()).toContain('/ladder')
  const admin = await site.player('Comandante', { rol: 1, admin: 1 })
  const { data: juego } = await admin.api.createJuego({ body: { nombre: 'Allied Assault' } })
  const { data: etapa } = await admin.api.createEtapa({
    body: { nombre: 'Etapa I', id_juego: juego.id, activo: true, multijugador: true },
  })
  const { data: clan } = await admin.api.createClan({ body: { nombre: 'Puelche', tag: 'PUE', id_etapa: etapa.id } })
  expect(await addresses()).toEqual(
    expect.arrayContaining([
      `/ladder/etapa/${etapa.id}`,
      `/ladder/detalle-clan/${clan.id}`,
      `/ladder/detalle-jugador/${admin.id}`,
    ]),
  )
  await admin.api.deleteClan({ body: { clanId: clan.id } })
  expect(await addresses()).not.toContain(`/ladder/detalle-clan/${clan.id}`)
})

it('lists matches and agreed retos, with the day of the last change where it is known', async () => {
  const admin = await site.player('Coronel', { rol: 1, admin: 1 })
  const etapa = await playedEtapa(site, admin)
  const [a, b] = [etapa.clan('A'), etapa.clan('B')]
  const match = await etapa.report('AB')
  const fecha = new Date(Math.ceil(site.clock.now.getTime() / 60_000) * 60_000 + 5 * 3_600_000).toISOString()
  const { id } = (
    await a.leader.api.createReto({ body: { id_clan_retador: a.id, id_clan_retado: b.id, fechas: [fecha] } })
  ).data
  expect(await addresses()).toContain(`/ladder/partida/${match}`)
  expect(await addresses()).not.toContain(`/ladder/reto/${id}`)
  await b.leader.api.answerReto({ params: { id }, body: { respuesta: 'aceptar', fecha } })
  expect(await addresses()).toContain(`/ladder/reto/${id}`)
  const { text } = await get('/sitemap.xml')
  expect(text).toMatch(new RegExp(`/ladder/partida/${match}</loc><lastmod>\\d{4}-\\d\\d-\\d\\d</lastmod>`))
  expect(text).toMatch(new RegExp(`/ladder/juego/${etapa.juego}</loc></url>`))
})
