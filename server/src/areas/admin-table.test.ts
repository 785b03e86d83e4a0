import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDialects } from '@trinchera/db/testing'
import { next, startTestApp, type TestApp, type TestPlayer } from '../../testing/app'

let site: TestApp
const people = new Map<string, TestPlayer>()
beforeAll(async () => {
  site = await startTestApp()
  const marks: [string, number, number][] = [
    ['rol 1', 1, 1],
    ['rol 2', 2, 1],
    ['rol 3', 3, 1],
    ['rol 4', 4, 1],
    ['usuario', 5, 0],
    ['rol 1 sin marca', 1, 0],
    ['marca sin rol', 5, 1],
  ]
  for (const [index, [name, rol, admin]] of marks.entries())
    people.set(name, await site.player(`Gente ${'ABCDEFG'[index]}`, { rol, admin }))
})
afterAll(() => site.stop())

const admin = () => {
  const found = people.get('rol 1')
  if (!found) throw new Error('no admin')
  return found
}

/** The people who pass the permission check. The body is invalid on purpose, so 400 or 404 means that the check was passed. */
async function admitted(method: string, path: string): Promise<string[]> {
  const past: string[] = []
  for (const [name, { token }] of people) {
    const { status } = await site.call(method, path, {
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: '{}',
    })
    expect([400, 403, 404]).toContain(status)
    if (status !== 403) past.push(name)
  }
  expect((await site.call(method, path, { headers: { 'content-type': 'application/json' }, body: '{}' })).status).toBe(
    401,
  )
  return past
}

describe('who may do what', () => {
  it.each([
    ['POST', '/admin/juegos', ['rol 1']],
    ['PUT', '/admin/juegos/999', ['rol 1']],
    ['DELETE', '/admin/juegos/999', ['rol 1']],
    ['POST', '/admin/etapas', ['rol 1']],
    ['PUT', '/admin/etapas/999', ['rol 1']],
    ['DELETE', '/admin/etapas/999', ['rol 1']],
    ['POST', '/admin/reportes/999/previa', ['rol 1', 'rol 2']],
    ['POST', '/admin/reportes/999/fallo', ['rol 1', 'rol 2']],
    ['POST', '/admin/ranking/999/recalcular', ['rol 1', 'rol 2']],
  ])('%s %s', async (method, path, who) => {
    expect(await admitted(method, path)).toEqual(who)
  })
})

describe('games and etapas', () => {
  it('are created, renamed and deleted, each with a line in the audit log', async () => {
    const { api } = admin()
    const juego = (await api.createJuego({ body: { nombre: 'Ofensiva' } })).data
    await expect(api.createJuego({ body: { nombre: 'ofensíva' } })).rejects.toMatchObject({
      code: 409,
      errors: [{ field: 'nombre' }],
    })
    expect((await api.updateJuego({ params: { id: juego.id }, body: { nombre: 'Avance' } })).data).toEqual({
      id: juego.id,
      nombre: 'Avance',
    })
    const etapa = (
      await api.createEtapa({ body: { nombre: 'Etapa I', id_juego: juego.id, activo: true, multijugador: true } })
    ).data
    expect(etapa).toMatchObject({
      juego: { id: juego.id, nombre: 'Avance' },
      activo: true,
      clanes: 0,
      partidas: 0,
      version: 0,
    })
    expect((await api.updateEtapa({ params: { id: etapa.id }, body: { activo: 'false' } })).data).toMatchObject({
      nombre: 'Etapa I',
      activo: false,
      multijugador: true,
    })
    await expect(api.deleteJuego({ params: { id: juego.id } })).rejects.toMatchObject({ code: 400 })
    await api.deleteEtapa({ params: { id: etapa.id } })
    await api.deleteJuego({ params: { id: juego.id } })
    expect((await site.visitor.listJuegos()).data).toEqual([])
    const lines = await site.database.db
      .selectFrom('audit_log')
      .select(['actor_id', 'action', 'before', 'after'])
      .orderBy('id')
      .execute()
    expect(lines.map(({ action }) => action)).toEqual([
      'juego.crear',
      'juego.modificar',
      'etapa.crear',
      'etapa.pausar',
      'etapa.eliminar',
      'juego.eliminar',
    ])
    expect(lines[1]).toEqual({
      actor_id: admin().id,
      action: 'juego.modificar',
      before: JSON.stringify({ id: juego.id, nombre: 'Ofensiva' }),
      after: JSON.stringify({ id: juego.id, nombre: 'Avance' }),
    })
  })

  it('cannot be deleted while they have clans; an archived etapa cannot be changed', async () => {
    const { api } = admin()
    const juego = (await api.createJuego({ body: { nombre: 'Retaguardia' } })).data
    const etapa = (
      await api.createEtapa({ body: { nombre: 'Etapa II', id_juego: juego.id, activo: true, multijugador: true } })
    ).data
    const leader = await site.player('Fardela')
    await leader.api.createClan({ body: { nombre: 'Los Zorzales', tag: 'ZOR', id_etapa: etapa.id } })
    await expect(api.deleteEtapa({ params: { id: etapa.id } })).rejects.toMatchObject({ code: 400 })
    await expect(api.updateEtapa({ params: { id: etapa.id }, body: { multijugador: false } })).rejects.toMatchObject({
      code: 400,
    })
    expect(
      (await api.updateEtapa({ params: { id: etapa.id }, body: { nombre: 'Etapa II bis', multijugador: true } })).data
        .nombre,
    ).toBe('Etapa II bis')
    await site.database.db
      .updateTable('etapas')
      .set({ archived_at: site.clock.now.toISOString() })
      .where('id', '=', etapa.id)
      .execute()
    await expect(api.updateEtapa({ params: { id: etapa.id }, body: { nombre: 'Otra' } })).rejects.toMatchObject({
      code: 409,
    })
    await expect(api.deleteEtapa({ params: { id: etapa.id } })).rejects.toMatchObject({ code: 409 })
  })

  it('refuse an edit that conflicts with one made since the editor was opened, and keep the stored values', async () => {
    const { api } = admin()
    const juego = (await api.createJuego({ body: { nombre: 'Artillería' } })).data
    const otro = (await api.createJuego({ body: { nombre: 'Caballería' } })).data
    await api.updateJuego({ params: { id: juego.id }, body: { nombre: 'Infantería', antes: { nombre: 'Artillería' } } })
    await expect(
      api.updateJuego({ params: { id: juego.id }, body: { nombre: 'Otro', antes: { nombre: 'Artillería' } } }),
    ).rejects.toMatchObject({ code: 409, errors: [{ field: 'nombre', message: 'Ahora es «Infantería»' }] })
    const antes = { nombre: 'Etapa I', id_juego: juego.id, activo: true, multijugador: true }
    const { id } = (await api.createEtapa({ body: antes })).data
    await api.updateEtapa({ params: { id }, body: { activo: false, id_juego: otro.id, antes } })
    await expect(api.updateEtapa({ params: { id }, body: { nombre: 'Etapa II', antes } })).rejects.toMatchObject({
      code: 409,
      errors: [
        { field: 'id_juego', message: 'Ahora es «Caballería»' },
        { field: 'activo', message: 'Ahora es «no»' },
      ],
    })
    expect(
      (
        await api.updateEtapa({
          params: { id },
          body: { nombre: 'Etapa II', antes: { nombre: 'Etapa I', activo: 'false' } },
        })
      ).data,
    ).toMatchObject({ nombre: 'Etapa II', activo: false })
  })

  it('are broadcast to the room of the etapa; an edit that changes nothing is not', async () => {
    const { api } = admin()
    const juego = (await api.createJuego({ body: { nombre: 'Trinchera' } })).data
    const etapa = (
      await api.createEtapa({ body: { nombre: 'Etapa I', id_juego: juego.id, activo: true, multijugador: true } })
    ).data
    const received = next(await site.socket(), 'ladder:changed')
    await api.updateEtapa({ params: { id: etapa.id }, body: { nombre: 'Etapa I', activo: true } })
    const { version } = (await api.updateEtapa({ params: { id: etapa.id }, body: { activo: false } })).data
    expect(await received).toEqual({ etapa: etapa.id, version, clanes: [] })
    expect(version).toBe(1)
  })

  it('send staff an event with actor, action and target', async () => {
    const moderator = await site.socket(people.get('rol 4')?.token)
    const event = next(moderator, 'staff:activity')
    const juego = (await admin().api.createJuego({ body: { nombre: 'Emboscada' } })).data
    expect(await event).toEqual({
      who: admin().username,
      action: 'juego.crear',
      target: `juego ${juego.id} (${juego.nombre})`,
      at: expect.any(String),
    })
  })
})

describe.each(testDialects)('administrators at once on %s', (dialect) => {
  let own: TestApp
  let one: TestPlayer
  let two: TestPlayer
  beforeAll(async () => {
    own = await startTestApp({ dialect })
    one = await own.player('Gente A', { rol: 1, admin: 1 })
    two = await own.player('Gente B', { rol: 1, admin: 1 })
  })
  afterAll(() => own.stop())

  const codes = async (calls: Promise<{ code: number }>[]) =>
    (await Promise.allSettled(calls))
      .map((call) => (call.status === 'fulfilled' ? call.value.code : call.reason.code))
      .sort()

  it('create one game when two with the same name are created at once', async () => {
    const make = ({ api }: TestPlayer) => api.createJuego({ body: { nombre: 'Doble' } })
    expect(await codes([make(one), make(two), make(one), make(two)])).toEqual([201, 409, 409, 409])
  })

  it('either delete a game or create an etapa of it when both happen at once', async () => {
    for (const nombre of ['Ida', 'Vuelta', 'Tercera']) {
      const { id } = (await one.api.createJuego({ body: { nombre } })).data
      const both = await codes([
        one.api.deleteJuego({ params: { id } }),
        two.api.createEtapa({ body: { nombre: 'Etapa', id_juego: id, activo: true, multijugador: true } }),
      ])
      expect([
        [200, 400],
        [201, 400],
      ]).toContainEqual(both)
    }
  })
})
