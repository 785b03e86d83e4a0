import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app'

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
