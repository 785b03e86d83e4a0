import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testDialects } from '@trinchera/db/testing'
import { next, startTestApp, type TestApp, type TestPlayer } from '../../../testing/app'

describe.each(testDialects)('tournaments on %s', (dialect) => {
  let site: TestApp
  let moderator: TestPlayer
  beforeAll(async () => {
    site = await startTestApp({ dialect })
    moderator = await site.player('LaLlave', { rol: 3, admin: 1 })
  })
  afterAll(() => site.stop())
  beforeEach(() => site.database.db.deleteFrom('torneos').execute())

  const hour = 3_600_000
  const inHours = (hours: number) => new Date(site.clock.now.getTime() + hours * hour).toISOString()
  const create = async (nombre: string, inicio: string) =>
    (await moderator.api.createTorneo({ body: { nombre, descripcion: 'A dos mapas', inicio } })).data
  const names = async () => (await site.visitor.listTorneos()).data.map(({ nombre }) => nombre)

  it('are listed by start; then those already begun, latest first', async () => {
    for (const [nombre, hours] of [
      ['Lejano', 90],
      ['Viejo', -90],
      ['Cercano', 2],
      ['Reciente', -3],
    ] as const)
      await create(nombre, inHours(hours))
    expect(await names()).toEqual(['Cercano', 'Lejano', 'Reciente', 'Viejo'])
    site.clock.now = new Date(site.clock.now.getTime() + 3 * hour)
    expect(await names()).toEqual(['Lejano', 'Cercano', 'Reciente', 'Viejo'])
  })

  it('are changed by fields and deleted', async () => {
    const torneo = await create('Copa', inHours(5).replace(/\.\d+Z$/, 'Z'))
    expect(torneo.inicio).toMatch(/\.000Z$/)
    expect((await moderator.api.updateTorneo({ params: { id: torneo.id }, body: { descripcion: '' } })).data).toEqual({
      ...torneo,
      descripcion: '',
    })
    await moderator.api.deleteTorneo({ params: { id: torneo.id } })
    await expect(moderator.api.deleteTorneo({ params: { id: torneo.id } })).rejects.toMatchObject({ code: 404 })
    expect(await names()).toEqual([])
  })

  it('are broadcast when created, changed and deleted', async () => {
    const socket = await site.socket()
    const event = () => next(socket, 'tournament:changed')
    let received = event()
    const torneo = await create('Copa', inHours(5))
    expect(await received).toEqual({ id: torneo.id, torneo })
    received = event()
    await moderator.api.updateTorneo({ params: { id: torneo.id }, body: { nombre: 'Copa de Invierno' } })
    expect(await received).toEqual({ id: torneo.id, torneo: { ...torneo, nombre: 'Copa de Invierno' } })
    received = event()
    await moderator.api.deleteTorneo({ params: { id: torneo.id } })
    expect(await received).toEqual({ id: torneo.id, torneo: null })
  })

  it('refuse an edit that conflicts with one made meanwhile, and keep the stored values', async () => {
    const { id, nombre, inicio } = await create('Copa', inHours(5))
    const edit = (body: object, antes: object) =>
      moderator.api.updateTorneo({ params: { id }, body: { ...body, antes } })
    await edit(
      { nombre: 'Copa de Invierno' },
      { nombre, inicio: inicio.replace(/\.\d+Z$/, (ms) => `${ms.slice(0, -1)}Z`) },
    )
    await expect(edit({ nombre: 'Otra' }, { nombre })).rejects.toMatchObject({
      code: 409,
      errors: [{ field: 'nombre', message: 'Ahora es «Copa de Invierno»' }],
    })
    await edit({ inicio: inHours(9) }, { inicio })
    const received = await edit({ inicio: inHours(7) }, { inicio }).catch((error: unknown) => error)
    expect(received).toMatchObject({
      code: 409,
      errors: [{ field: 'inicio', message: expect.stringMatching(/^Ahora es «\d\d\/\d\d\/\d{4}, \d\d:\d\d»$/) }],
    })
    const tries = await Promise.allSettled(
      ['Uno', 'Dos', 'Tres'].map((nuevo) => edit({ nombre: nuevo }, { nombre: 'Copa de Invierno' })),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it.each([
    [{ nombre: '  ' }, 'nombre'],
    [{ nombre: 'x'.repeat(81) }, 'nombre'],
    [{ inicio: 'mañana' }, 'inicio'],
    [{ inicio: null }, 'inicio'],
    [{ descripcion: 'x'.repeat(501) }, 'descripcion'],
  ])('refuse %j', async (wrong, field) => {
    const body = JSON.stringify({ nombre: 'Copa', descripcion: '', inicio: inHours(1), ...wrong })
    const { status, json } = await site.call('POST', '/admin/torneos', {
      headers: { authorization: `Bearer ${moderator.token}`, 'content-type': 'application/json' },
      body,
    })
    expect([status, json.errors?.map((error) => error.field)]).toEqual([400, [field]])
  })
})
