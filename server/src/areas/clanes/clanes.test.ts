import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask, next, startTestApp, type TestApp, type TestPlayer } from '../../../testing/app'

let site: TestApp
let admin: TestPlayer
let juego: number
beforeAll(async () => {
  site = await startTestApp()
  admin = await site.player('Comandante', { rol: 1, admin: 1 })
  juego = (await admin.api.createJuego({ body: { nombre: 'Base' } })).data.id
})
afterAll(() => site.stop())

let count = 0
const newEtapa = async (options: { activo?: boolean; multijugador?: boolean } = {}) =>
  (
    await admin.api.createEtapa({
      body: { nombre: `Etapa ${++count}`, id_juego: juego, activo: true, multijugador: true, ...options },
    })
  ).data.id
const letters = 'ABCDEFGHJKMN'
const someone = () =>
  site.player(
    `Quiltro ${letters[count++ % 12]}${letters[Math.floor(count / 12) % 12]}${letters[Math.floor(count / 144) % 12]}`,
  )
const uploads = () => {
  try {
    return readdirSync(join(site.dataDir, 'uploads', 'clanes'))
  } catch {
    return []
  }
}

describe('founding a clan', () => {
  it('makes its founder Lider, leaves it unranked, and broadcasts it to the etapa', async () => {
    const etapa = await newEtapa()
    const founder = await someone()
    const watcher = await site.socket()
    expect(await ask(watcher, 'subscribe', { room: `etapa:${etapa}` })).toEqual({ ok: true })
    const [changed, ladder] = [next(watcher, 'clan:changed'), next(watcher, 'ladder:changed')]
    const { code, data } = await founder.api.createClan({
      body: { nombre: '  Vieja   Guardia ', tag: 'VG', id_etapa: etapa, id_lider: founder.id },
    })
    expect(code).toBe(201)
    expect(data).toMatchObject({
      nombre: 'Vieja Guardia',
      tag: 'VG',
      id_lider: founder.id,
      ranking_actual: 0,
      imagen: null,
      rankeados: 0,
      players: [{ id: founder.id, rango: 'Lider' }],
    })
    expect(await changed).toEqual({ clan: data, id: data.id, id_etapa: etapa })
    const table = await site.visitor.listClanes({ params: { id: etapa } })
    expect(await ladder).toEqual({ etapa, version: table.meta.version, clanes: table.data })
    expect((await site.visitor.getPlayerClan({ params: { playerId: founder.id, stageId: etapa } })).data).toMatchObject(
      { clanes: [{ id: data.id }], rango: 'Lider' },
    )
  })

  it("is refused for a second clan in the etapa, in another's name, or where the etapa is not open", async () => {
    const [etapa, other, shut] = [await newEtapa(), await newEtapa(), await newEtapa({ activo: false })]
    const founder = await someone()
    const found = (id_etapa: number, body: { nombre?: string; id_lider?: number } = {}) =>
      founder.api.createClan({ body: { nombre: 'Barricada', tag: 'BAR', id_etapa, ...body } })
    await found(etapa)
    await expect(found(etapa, { nombre: 'Otra' })).rejects.toMatchObject({ code: 400 })
    await expect(found(other, { id_lider: admin.id })).rejects.toMatchObject({ code: 403 })
    await expect(found(shut)).rejects.toMatchObject({ code: 400 })
    await expect(found(999_999)).rejects.toMatchObject({ code: 400, errors: [{ field: 'id_etapa' }] })
    expect((await found(other)).data.id_etapa).toBe(other)
  })

  it.each([
    ['los halcones', 'ABC', 409, 'nombre'],
    ['L0s Ha1cónes', 'ABC', 409, 'nombre'],
    ['Distinto', 'hál', 409, 'tag'],
    ['L', 'LL', 400, 'nombre'],
    ['Normal', 'DEMASIADO', 400, 'tag'],
    ['   ', 'ESP', 400, 'nombre'],
  ])('refuses the name %j with the tag %j', async (nombre, tag, code, field) => {
    const etapa = await newEtapa()
    await (await someone()).api.createClan({ body: { nombre: 'Los Halcones', tag: 'HAL', id_etapa: etapa } })
    await expect((await someone()).api.createClan({ body: { nombre, tag, id_etapa: etapa } })).rejects.toMatchObject({
      code,
      errors: [{ field }],
    })
  })

  it('at the same moment leaves one clan per player and one clan per name', async () => {
    const etapa = await newEtapa()
    const [one, two] = [await someone(), await someone()]
    const tries = await Promise.allSettled([
      one.api.createClan({ body: { nombre: 'Puelche', tag: 'PUE', id_etapa: etapa } }),
      one.api.createClan({ body: { nombre: 'Trueno', tag: 'TRU', id_etapa: etapa } }),
      two.api.createClan({ body: { nombre: 'Puelche', tag: 'PUL', id_etapa: etapa } }),
    ])
    const clanes = (await site.visitor.listClanes({ params: { id: etapa } })).data
    expect(clanes.length).toBeGreaterThan(0)
    expect(clanes.length).toBe(tries.filter(({ status }) => status === 'fulfilled').length)
    expect(new Set(clanes.map(({ id_lider }) => id_lider)).size).toBe(clanes.length)
    expect(new Set(clanes.map(({ nombre }) => nombre)).size).toBe(clanes.length)
  })

  it('in a single-player etapa gets the player’s name and a tag of its own', async () => {
    const etapa = await newEtapa({ multijugador: false })
    const first = await site.player('Marmota')
    const second = await site.player('Marmotas')
    expect((await first.api.createClan({ body: { nombre: 'Cualquiera', id_etapa: etapa } })).data).toMatchObject({
      nombre: 'Marmota',
      tag: 'Marmot',
    })
    expect((await second.api.createClan({ body: { id_etapa: etapa } })).data).toMatchObject({
      nombre: 'Marmotas',
      tag: 'Marmo2',
    })
    const short = await site.player('a b')
    await expect(short.api.createClan({ body: { tag: 'x', id_etapa: etapa } })).rejects.toMatchObject({
      code: 400,
      errors: [{ field: 'tag' }],
    })
    expect((await short.api.createClan({ body: { tag: 'AB', id_etapa: etapa } })).data).toMatchObject({
      nombre: 'a b',
      tag: 'AB',
    })
  })

  it('lists as winners the other clans of the etapa', async () => {
    const etapa = await newEtapa()
    const clanes = []
    for (const tag of ['AAA', 'BBB', 'CCC'])
      clanes.push(
        (await (await someone()).api.createClan({ body: { nombre: `Clan ${tag}`, tag, id_etapa: etapa } })).data,
      )
    const others = await site.visitor.listReportableClanes({
      params: { stageId: etapa, clanId: clanes[1]?.id ?? 0 },
      query: { rango: 'Lider' },
    })
    expect(others.data.map(({ tag }) => tag)).toEqual(['AAA', 'CCC'])
  })
})

describe('its picture', () => {
  const found = async (imagen: Uint8Array, etapa?: number) =>
    (await someone()).api.createClan({
      body: {
        nombre: `Con foto ${letters[count++ % 12]}`,
        tag: `F${letters[count % 12]}`,
        id_etapa: etapa ?? (await newEtapa()),
        imagen,
      },
    })
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#553311' } })

  it('is stored as a square without camera metadata', async () => {
    const bytes = await picture(600, 400)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'secreto' } })
      .toBuffer()
    const { data } = await found(bytes)
    expect(data.imagen).toMatch(/^\/uploads\/clanes\/[0-9a-f]{32}\.webp$/)
    const reply = await fetch(site.url + data.imagen)
    expect([reply.status, reply.headers.get('content-type'), reply.headers.get('x-content-type-options')]).toEqual([
      200,
      'image/webp',
      'nosniff',
    ])
    expect(reply.headers.get('cache-control')).toContain('immutable')
    const kept = await sharp(Buffer.from(await reply.arrayBuffer())).metadata()
    expect([kept.width, kept.height, kept.exif]).toEqual([256, 256, undefined])
  })

  it('is recognised by its bytes, not by its file name', async () => {
    for (const bytes of [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      Buffer.from('GIF89a no es'),
      await picture(9, 9).tiff().toBuffer(),
    ]) {
      await expect(found(bytes)).rejects.toMatchObject({ code: 415, errors: [{ field: 'imagen' }] })
    }
  })

  it('is refused past 60 megapixels', async () => {
    await expect(found(await picture(10_000, 6001).png().toBuffer())).rejects.toMatchObject({ code: 413 })
  })

  it('is deleted when the clan is refused', async () => {
    const etapa = await newEtapa()
    const founder = await someone()
    await founder.api.createClan({ body: { nombre: 'Primero', tag: 'PRI', id_etapa: etapa } })
    const before = uploads()
    await expect(
      founder.api.createClan({
        body: { nombre: 'Segundo', tag: 'SEG', id_etapa: etapa, imagen: await picture(9, 9).png().toBuffer() },
      }),
    ).rejects.toMatchObject({ code: 400 })
    expect(uploads()).toEqual(before)
  })
})
