import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp, type TestPlayer } from '../../testing/app'
import { playedEtapa } from '../../testing/played-etapa'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'

// Tests what messengers read of torneos and forum topics.

const webDir = mkdtempSync(join(tmpdir(), 'trinchera-web-'))
writeFileSync(
  join(webDir, 'index.html'),
  '<!doctype html><html><head><title>Trinchera</title></head><body></body></html>',
)

let site: TestApp
let admin: TestPlayer
beforeAll(async () => {
  site = await startTestApp({ webDir })
  admin = await site.player('Comandante', { rol: 1, admin: 1 })
})
afterAll(async () => {
  await site.stop()
  rmSync(webDir, { recursive: true, force: true })
})

async function received(path: string) {
  const reply = await fetch(site.url + path, { headers: { accept: 'text/html' } })
  const html = await reply.text()
  const content = (key: string) => html.match(new RegExp(`<meta (?:name|property)="${key}" content="([^"]*)" />`))?.[1]
  return {
    status: reply.status,
    title: html.match(/<title>([^<]*)<\/title>/)?.[1],
    description: content('description'),
    picture: new URL(content('og:image') ?? '/', site.url).pathname,
    robots: content('robots'),
  }
}
const card = async (path: string) => {
  const reply = await fetch(site.url + path)
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/png'])
  const bytes = Buffer.from(await reply.arrayBuffer())
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 })
  return bytes
}

describe('the card of a torneo', () => {
  it('shows who is enrolled, then who won, on its page, its board and its matches', async () => {
    const etapa = await playedEtapa(site, admin)
    const body = { nombre: 'Copa del Faro', descripcion: '', inicio: '2031-07-14T01:00:00.000Z' }
    const { data } = await admin.api.createTorneo({
      body: { ...body, formato: 'simple', id_etapa: etapa.id, cupos: 4 },
    })
    const at = { params: { id: data.id } }
    const drawn = [await card(`/og/torneo/${data.id}.png`)]
    for (const letter of 'ABCD') {
      const { id, leader } = etapa.clan(letter)
      await leader.api.enrolTorneo({ ...at, body: { id_clan: id, plantel: [leader.id] } })
    }
    drawn.push(await card(`/og/torneo/${data.id}.png`))
    await admin.api.startTorneo(at)
    for (const partida of [1, 2, 3]) {
      const { data: match } = await site.visitor.getTorneoMatch({ params: { ...at.params, partida } })
      const body = { ganador: match.a?.id_clan ?? 0, motivo: 'Visto' }
      await admin.api.ruleTorneoMatch({ params: { ...at.params, partida }, body })
    }
    drawn.push(await card(`/og/torneo/${data.id}.png`))
    expect(new Set(drawn.map((bytes) => bytes.toString('base64'))).size).toBe(3)
    for (const path of ['', '/partida/1', '/pantalla'])
      expect(await received(`/torneos/${data.id}${path}`)).toMatchObject({
        status: 200,
        title: 'Copa del Faro · Trinchera',
        picture: `/og/torneo/${data.id}.png`,
      })
    expect((await received(`/torneos/${data.id}/pantalla`)).robots).toContain('noindex')
    expect((await received('/torneos/999999')).status).toBe(404)
  })
})

describe('the card of a topic', () => {
  it('has its title and how it begins, whatever the words behind its id say, and is gone with it', async () => {
    const { data } = await admin.api.createTema({
      body: { id_seccion: 3, titulo: 'Rutas de Bazán', contenido: '<p>Por el <strong>patio</strong></p>' },
    })
    for (const slug of ['rutas-de-bazan', 'mentira', ''])
      expect(await received(`/foro/tema/${data.id}${slug && `-${slug}`}`)).toMatchObject({
        status: 200,
        title: expect.stringContaining('Rutas de Bazán'),
        description: expect.stringContaining('Por el patio'),
        picture: `/og/tema/${data.id}.png`,
      })
    await card(`/og/tema/${data.id}.png`)
    await admin.api.deleteTema({ params: { id: data.id } })
    expect((await received(`/foro/tema/${data.id}-rutas-de-bazan`)).status).toBe(404)
    expect((await fetch(`${site.url}/og/tema/${data.id}.png`)).status).toBe(404)
  })
})
