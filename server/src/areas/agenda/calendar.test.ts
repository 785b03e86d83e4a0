import ICAL from 'ical.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDialects } from '@trinchera/db/testing'
import type { TestApp, TestPlayer } from '../../../testing/app'
import { memberOf, playedEtapa, staffedSite, type PlayedEtapa } from '../../../testing/played-etapa'
import { agreedReto, askReto, hoursAhead } from '../../../testing/retos'

describe.each(testDialects)('calendars on %s, as a parser of RFC 5545 reads them', (dialect) => {
  let site: TestApp
  let admin: TestPlayer
  let etapa: PlayedEtapa
  beforeAll(async () => {
    ;({ site, admin } = await staffedSite({ dialect, env: { PUBLIC_URL: 'https://trinchera.example:8443' } }))
    etapa = await playedEtapa(site, admin)
  })
  afterAll(() => site.stop())

  const raw = async (path: string) => {
    const response = await fetch(new URL(path, site.url))
    return { response, text: await response.text() }
  }
  const read = async (path: string) => {
    const { response, text } = await raw(path)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
    const calendar = new ICAL.Component(ICAL.parse(text))
    return calendar.getAllSubcomponents('vevent').map((component) => {
      const event = new ICAL.Event(component)
      return {
        uid: event.uid,
        summary: event.summary,
        description: event.description,
        location: event.location,
        sequence: event.sequence,
        start: event.startDate.toJSDate().toISOString(),
        status: String(component.getFirstPropertyValue('status')),
      }
    })
  }
  const of = (letter: string) => `/api/v1/agenda.ics?clan=${etapa.clan(letter).id}`

  it('an agreed reto keeps its UID, raises SEQUENCE with its server and its end, and is called off when cancelled', async () => {
    await askReto(site, etapa, 'AC')
    const { id, fecha } = await agreedReto(site, etapa, 'AB', 26)
    const [agreed, ...others] = await read(of('A'))
    expect(others).toEqual([])
    expect(agreed).toMatchObject({
      summary: `${etapa.clan('A').nombre} contra ${etapa.clan('B').nombre}`,
      start: fecha?.replace(/\.\d+Z/, '.000Z'),
      status: 'CONFIRMED',
    })
    const [server] = (await site.visitor.listServers()).data
    const leader = etapa.clan('B').leader.api
    await leader.setRetoServer({ params: { id }, body: { servidor: server?.id ?? 0 } })
    const [placed] = await read(of('B'))
    expect(placed?.uid).toBe(agreed?.uid)
    expect(placed?.location).toContain(String(server?.puerto))
    expect(placed?.sequence).toBeGreaterThan(agreed?.sequence ?? 0)
    await leader.cancelReto({ params: { id }, body: { motivo: 'Línea; con, signos\\ raros y un salto\nde línea' } })
    const [off] = await read(`/api/v1/agenda.ics?etapa=${etapa.id}`)
    expect(off).toMatchObject({ uid: agreed?.uid, status: 'CANCELLED' })
    expect(off?.description).toContain('Línea; con, signos\\ raros')
    expect(off?.sequence).toBeGreaterThan(placed?.sequence ?? 0)
    expect(await read(of('D'))).toEqual([])
  })

  it('a line is never longer than 75 octets, whatever the names', async () => {
    const nombre = `Ñandúes ${'ñ'.repeat(20)}`
    await admin.api.createTorneo({ body: { nombre, descripcion: 'á€🎖'.repeat(80), inicio: hoursAhead(site, 50) } })
    const { text } = await raw('/api/v1/agenda.ics')
    expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
    expect((await read('/api/v1/agenda.ics')).map(({ summary }) => summary)).toContain(nombre)
  })

  it('a moved tournament raises SEQUENCE', async () => {
    const body = { nombre: 'Copa Movida', descripcion: '', inicio: hoursAhead(site, 60) }
    const { id } = (await admin.api.createTorneo({ body })).data
    const cup = async () => (await read('/api/v1/agenda.ics')).find(({ summary }) => summary === body.nombre)
    const before = await cup()
    await admin.api.updateTorneo({ params: { id }, body: { inicio: hoursAhead(site, 61) } })
    const after = await cup()
    expect(after?.uid).toBe(before?.uid)
    expect(after?.sequence).toBeGreaterThan(before?.sequence ?? 0)
  })

  it('one’s own has the retos of one’s clans, behind an address that a new one ends', async () => {
    const soldier = await memberOf(site, etapa, 'C', 'Miembro')
    const { id } = await agreedReto(site, etapa, 'CD', 5)
    const { url } = (await soldier.api.getCalendarLink()).data
    expect((await soldier.api.getCalendarLink()).data.url).toBe(url)
    const path = new URL(url).pathname
    expect((await read(path)).map(({ uid }) => uid)).toEqual([`reto-${id}@trinchera.example`])
    const fresh = new URL((await soldier.api.renewCalendarLink()).data.url).pathname
    expect((await raw(path)).response.status).toBe(404)
    expect(await read(fresh)).toHaveLength(1)
  })

  it('is the same bytes while nothing changes, so that readers are answered 304', async () => {
    const { response } = await raw(of('C'))
    const again = await fetch(new URL(of('C'), site.url), {
      headers: { 'if-none-match': response.headers.get('etag') ?? '' },
    })
    expect(again.status).toBe(304)
  })

  it.each(['?clan=999999', '?etapa=999999'])('%s is no calendar', async (query) => {
    expect((await raw(`/api/v1/agenda.ics${query}`)).response.status).toBe(404)
  })
  it('a clan is named by its number', async () => {
    expect((await raw('/api/v1/agenda.ics?clan=abc')).response.status).toBe(400)
  })

  it('a torneo has a calendar of its own with the matches whose hour is set, which those of their clans have too', async () => {
    const inicio = hoursAhead(site, 50)
    const { data: torneo } = await admin.api.createTorneo({
      body: { nombre: 'Copa del Faro', descripcion: '', inicio, formato: 'simple', id_etapa: etapa.id },
    })
    const at = { params: { id: torneo.id } }
    for (const letter of 'ABC') {
      const { id, leader } = etapa.clan(letter)
      await leader.api.enrolTorneo({ ...at, body: { id_clan: id, plantel: [leader.id] } })
    }
    await admin.api.startTorneo(at)
    const own = `/api/v1/agenda.ics?torneo=${torneo.id}`
    const matches = async (path: string) =>
      (await read(path)).filter(({ uid }) => uid.startsWith(`torneo-${torneo.id}-`))
    expect(await matches(own)).toEqual([])
    const partida = { params: { id: torneo.id, partida: 2 } }
    await admin.api.moveTorneoMatch({ ...partida, body: { fecha: hoursAhead(site, 51) } })
    const [told] = await matches(own)
    expect(told).toMatchObject({ uid: `torneo-${torneo.id}-2@trinchera.example`, status: 'CONFIRMED' })
    expect(told?.summary).toBe(`${etapa.clan('B').nombre} contra ${etapa.clan('C').nombre}`)
    expect(await matches(of('B'))).toEqual([told])
    expect(await matches(of('A'))).toEqual([])
    expect((await read(of('A'))).map(({ uid }) => uid)).toContain(`torneo-${torneo.id}@trinchera.example`)
    await admin.api.moveTorneoMatch({ ...partida, body: { fecha: hoursAhead(site, 52) } })
    const [moved] = await matches(`/api/v1/agenda.ics?etapa=${etapa.id}`)
    expect(moved?.sequence).toBeGreaterThan(told?.sequence ?? 0)
    expect(await read(`${own}&partida=2`)).toEqual([moved])
    expect((await raw(`${own}&partida=3`)).response.status).toBe(404) // no hour is set
    expect((await raw('/api/v1/agenda.ics?partida=2')).response.status).toBe(400)
    await admin.api.cancelTorneo(at)
    expect((await read(own)).map(({ status }) => status)).toEqual(['CANCELLED', 'CANCELLED'])
    const [off] = await read(`${own}&partida=2`)
    expect(off?.sequence).toBeGreaterThan(moved?.sequence ?? 0)
    expect((await raw('/api/v1/agenda.ics?torneo=999999')).response.status).toBe(404)
  })
})
