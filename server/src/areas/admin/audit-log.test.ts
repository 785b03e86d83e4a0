import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testDialects } from '@trinchera/db/testing'
import { startTestApp, type TestApp, type TestPlayer } from '../../../testing/app'

describe.each(testDialects)('looking through the audit log on %s', (dialect) => {
  let site: TestApp
  let admin: TestPlayer
  beforeAll(async () => {
    site = await startTestApp({ dialect })
    admin = await site.player('Comandante', { rol: 1, admin: 1 })
  })
  afterAll(() => site.stop())

  const line = (at: string, actor: string, action: string, target: string) => ({
    at,
    actor_id: null,
    actor,
    action,
    target,
    before: null,
    after: JSON.stringify({ at }),
  })
  beforeEach(async () => {
    await site.database.db.deleteFrom('audit_log').execute()
    await site.database.db
      .insertInto('audit_log')
      .values([
        line('2026-07-15T03:59:59.999Z', 'Pitazo', 'reporte.trampa', 'partida 12'),
        line('2026-07-15T04:00:00.000Z', 'Pitazo', 'reporte.anular', 'partida 13'),
        line('2026-07-16T03:59:59.999Z', 'ElIntendente', 'reportes.otro', 'jugador 3 (Cien_por%)'),
        line('2026-07-16T04:00:00.000Z', 'ElIntendente', 'juego.crear', 'juego 1'),
      ])
      .execute()
  })

  type Filters = { quien?: string; accion?: string; objeto?: string; desde?: string; hasta?: string }
  const found = async (query: Filters) => (await admin.api.listAudit({ query })).data.map(({ accion }) => accion)

  it.each<[string, Filters, string[]]>([
    ['who, exactly', { quien: 'Pitazo' }, ['reporte.anular', 'reporte.trampa']],
    ['nobody of a part of a name', { quien: 'Pita' }, []],
    ['an action', { accion: 'reporte.anular' }, ['reporte.anular']],
    ['the first word of actions', { accion: 'reporte' }, ['reporte.anular', 'reporte.trampa']],
    ['no part of a word', { accion: 'repor' }, []],
    ['a part of what it was done to, whatever its case', { objeto: 'PARTIDA 1' }, ['reporte.anular', 'reporte.trampa']],
    ['the signs of a pattern as they are', { objeto: '_por%' }, ['reportes.otro']],
    ['nothing by a pattern', { objeto: 'partida _2' }, []],
    ['a day in Chile', { desde: '2026-07-15', hasta: '2026-07-15' }, ['reportes.otro', 'reporte.anular']],
    ['from a day on', { desde: '2026-07-16' }, ['juego.crear']],
    ['until a day', { hasta: '2026-07-14' }, ['reporte.trampa']],
    [
      'all of them at once',
      { quien: 'Pitazo', accion: 'reporte', objeto: '12', hasta: '2026-07-15' },
      ['reporte.trampa'],
    ],
    [
      'everything from the first day there is to the last',
      { desde: '0001-01-01', hasta: '9999-12-31' },
      ['juego.crear', 'reportes.otro', 'reporte.anular', 'reporte.trampa'],
    ],
  ])('finds %s', async (_, filters, actions) => expect(await found(filters)).toEqual(actions))

  it('returns the total and one page of the entries found', async () => {
    const { data, meta } = await admin.api.listAudit({ query: { quien: 'Pitazo', por_pagina: 1, pagina: 2 } })
    expect([data.map(({ accion }) => accion), meta]).toEqual([
      ['reporte.trampa'],
      { pagina: 2, por_pagina: 1, total: 2 },
    ])
  })

  it.each([{ desde: 'ayer' }, { hasta: '2026-02-30' }, { desde: '2026-7-1' }])('refuses %j', async (query) => {
    const { status } = await site.call('GET', `/admin/auditoria?${new URLSearchParams(Object.entries(query))}`, {
      headers: { authorization: `Bearer ${admin.token}` },
    })
    expect(status).toBe(400)
  })

  it('lists the actors and actions to filter by', async () => {
    expect((await admin.api.listAuditActions()).data).toEqual({
      acciones: ['juego.crear', 'reporte.anular', 'reporte.trampa', 'reportes.otro'],
      quienes: ['ElIntendente', 'Pitazo'],
    })
  })

  it('exports the same entries as CSV', async () => {
    const { nombre, csv } = (await admin.api.exportAudit({ query: { accion: 'reporte', hasta: '2026-07-14' } })).data
    expect(nombre).toMatch(/^auditoria-\d{4}-\d\d-\d\d\.csv$/)
    expect(csv.split('\r\n').slice(1)).toEqual([
      '"14/07/2026 23:59";"2026-07-15T03:59:59.999Z";"Pitazo";"reporte.trampa";"partida 12";"";"{""at"":""2026-07-15T03:59:59.999Z""}"',
      '',
    ])
  })
})
