import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDialects } from '@trinchera/db/testing'
import { anuncioHtmlBytes } from '@trinchera/rules/limits'
import { ask, next, startTestApp, type TestApp, type TestPlayer } from '../../../testing/app'

let site: TestApp
let editor: TestPlayer
let other: TestPlayer
let reader: TestPlayer
beforeAll(async () => {
  site = await startTestApp()
  editor = await site.player('Pregonera', { rol: 4, admin: 1 })
  other = await site.player('Intendenta', { rol: 1, admin: 1 })
  reader = await site.player('Lectora')
})
afterAll(() => site.stop())

const texts = {
  titulo: 'Comienza la etapa',
  descripcion: 'Inscripciones abiertas',
  contenido: '<p>Desde <strong>hoy</strong></p>',
}
const publish = async (body: Partial<typeof texts> & { imagen?: Uint8Array } = {}) =>
  (await editor.api.createAnuncio({ body: { ...texts, ...body } })).data
const get = async (id: number) => (await site.visitor.getAnuncio({ params: { id } })).data
const count = async () => (await site.visitor.listAnuncios({})).data.length
const painted = async (width: number, height: number, format: 'png' | 'jpeg' | 'webp' | 'gif' | 'tiff' = 'png') =>
  new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background: 'tomato' } })
      .toFormat(format)
      .toBuffer(),
  )
const files = () => readdirSync(join(site.dataDir, 'uploads', 'anuncios'))
const sizeOf = async (path: string | null) => {
  const reply = await fetch(site.url + (path ?? ''))
  const { width, height, format } = await sharp(await reply.arrayBuffer()).metadata()
  return { status: reply.status, width, height, format }
}

describe('publishing', () => {
  it('is under the session’s name, whatever the form says, and everyone hears of it', async () => {
    const visitor = await site.socket()
    const received = next(visitor, 'announcement:published')
    const { code, data } = await editor.api.createAnuncio({ body: { ...texts, creador: 'Otro' } })
    expect(code).toBe(201)
    expect(data).toMatchObject({
      ...texts,
      creador: 'Pregonera',
      id_creador: editor.id,
      imagen: null,
      comentarios: 0,
      revision: 1,
      created_at: site.clock.now.toISOString(),
      updated_at: null,
    })
    const { contenido: _c, revision: _r, ...card } = data
    expect(await received).toEqual({ anuncio: card })
    expect((await site.visitor.listAnuncios({})).data[0]).toEqual(card)
    expect(await get(data.id)).toEqual(data)
  })

  it('keeps the HTML of the allow-list, and strips invisible characters from titles', async () => {
    const { titulo, contenido } = await publish({
      titulo: ' Copa\u202e  de\n oro ',
      contenido: '<h2 onclick=alert(1)>Copa</h2><script>alert(1)</script>',
    })
    expect([titulo, contenido]).toEqual(['Copa de oro', '<h2>Copa</h2>'])
  })

  it('is refused when a field is missing or shows nothing, naming the field', async () => {
    const before = await count()
    await expect(
      publish({ titulo: ' \u200b ', descripcion: '\u202e', contenido: '<p><br></p><script>x</script>' }),
    ).rejects.toMatchObject({
      code: 400,
      errors: [
        { field: 'titulo', message: 'Título es obligatorio' },
        { field: 'descripcion', message: 'Descripción es obligatoria' },
        { field: 'contenido', message: 'Contenido es obligatorio' },
      ],
    })
    for (const field of ['titulo', 'descripcion', 'contenido'])
      await expect(publish({ [field]: '' })).rejects.toMatchObject({ code: 400, errors: [{ field }] })
    expect(await count()).toBe(before)
  })

  it('is refused past 500 kB of text, by bytes, as JSON and as a form, and quickly', async () => {
    const before = await count()
    const ofBytes = (bytes: number) => `<p>${'ñ'.repeat((bytes - '<p></p>'.length) / 2)}</p>`
    await expect(publish({ contenido: ofBytes(anuncioHtmlBytes + 1) + 'x' })).rejects.toMatchObject({
      code: 413,
      errors: [{ field: 'contenido' }],
    })
    const form = new FormData()
    for (const [name, value] of Object.entries({ ...texts, contenido: '<p>x</p>'.repeat(131_073) }))
      form.set(name, value)
    expect(
      (
        await site.call('POST', '/anuncios/crear-anuncios', {
          headers: { authorization: `Bearer ${editor.token}` },
          body: form,
        })
      ).status,
    ).toBe(413)
    expect(await count()).toBe(before)
    expect((await publish({ contenido: ofBytes(anuncioHtmlBytes - 1) })).contenido.length).toBeGreaterThan(200_000)
  })

  it('is listed in pages, newest first, and answered with 304 to a client that has the list', async () => {
    site.clock.now = new Date(site.clock.now.getTime() + 1000)
    const newest = await publish({ titulo: 'La última' })
    const { data, meta } = await site.visitor.listAnuncios({ query: { pagina: 1, por_pagina: 2 } })
    expect([data.map(({ id }) => id), meta]).toEqual([
      [newest.id, expect.any(Number)],
      { pagina: 1, por_pagina: 2, total: await count() },
    ])
    const first = await site.call('GET', '/anuncios/obtener-anuncios')
    const again = () =>
      site.call('GET', '/anuncios/obtener-anuncios', { headers: { 'if-none-match': first.headers.get('etag') ?? '' } })
    expect((await again()).status).toBe(304)
    await reader.api.createComment({ body: { contenido: 'x', idAnuncio: newest.id } })
    expect((await again()).status).toBe(200)
    expect((await get(newest.id)).comentarios).toBe(1)
  })

  it('cannot be published, changed or deleted without the right', async () => {
    await expect(reader.api.createAnuncio({ body: texts })).rejects.toMatchObject({ code: 403 })
    await expect(site.visitor.getAnuncio({ params: { id: 999_999 } })).rejects.toMatchObject({ code: 404 })
  })
})

describe('its picture', () => {
  it.each([
    [3000, 1000, 1600, 533],
    [1000, 3200, 500, 1600],
    [320, 200, 320, 200],
  ])('%i × %i is kept whole, as WebP of %i × %i', async (width, height, keptWidth, keptHeight) => {
    const { imagen } = await publish({ imagen: await painted(width, height, 'jpeg') })
    expect(imagen).toMatch(/^\/uploads\/anuncios\/[0-9a-f]{32}\.webp$/)
    expect(await sizeOf(imagen)).toEqual({ status: 200, width: keptWidth, height: keptHeight, format: 'webp' })
  })

  it.each<[string, number, () => Promise<Uint8Array> | Uint8Array]>([
    ['a program in disguise', 415, () => Buffer.from('MZ\x90\x00')],
    ['an SVG', 415, () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    [
      'a BMP',
      415,
      () =>
        Buffer.from(
          '424d3a0000000000000036000000280000000100000001000000010018000000000004000000130b0000130b00000000000000000000ffffff00',
          'hex',
        ),
    ],
    [
      'an icon',
      415,
      () => Buffer.concat([Buffer.from('00000100010101000000010018003000000016000000', 'hex'), Buffer.alloc(60)]),
    ],
    ['a TIFF', 415, () => painted(10, 10, 'tiff')],
    ['half a picture', 400, async () => (await painted(400, 400)).subarray(0, 200)],
    ['30 MB', 413, () => new Uint8Array(30 << 20)],
  ])('%s is refused (%i) and no file is stored', async (_, code, bytes) => {
    const before = [await count(), files().length]
    const form = new FormData()
    for (const [name, value] of Object.entries(texts)) form.set(name, value)
    form.set('imagen', new Blob([Buffer.from(await bytes())], { type: 'image/png' }), 'foto.png')
    const sent = site.call('POST', '/anuncios/crear-anuncios', {
      headers: { authorization: `Bearer ${editor.token}` },
      body: form,
    })
    expect((await sent.catch(() => ({ status: 413 }))).status).toBe(code) // the server may close the connection while the body is being sent
    expect([await count(), files().length]).toEqual(before)
    expect((await fetch(`${site.url}/salud`)).status).toBe(200)
  })

  it('is deleted when it is replaced, removed, or its announcement is deleted', async () => {
    const { id, imagen: first } = await publish({ imagen: await painted(20, 10) })
    const second = (await editor.api.updateAnuncio({ params: { id }, body: { imagen: await painted(30, 10) } })).data
      .imagen
    expect([(await sizeOf(second)).width, (await fetch(site.url + first)).status]).toEqual([30, 404])
    expect(
      (await editor.api.updateAnuncio({ params: { id }, body: { titulo: 'Con la misma', imagen: second ?? '' } })).data
        .imagen,
    ).toBe(second)
    expect((await editor.api.updateAnuncio({ params: { id }, body: { quitar_imagen: 'true' } })).data.imagen).toBeNull()
    expect((await fetch(site.url + second)).status).toBe(404)
    const third = (await editor.api.updateAnuncio({ params: { id }, body: { imagen: await painted(40, 10) } })).data
      .imagen
    await editor.api.deleteAnuncio({ params: { id } })
    expect((await fetch(site.url + third)).status).toBe(404)
  })

  it('of a refused edit does not replace the stored one', async () => {
    const { id, imagen } = await publish({ imagen: await painted(20, 10) })
    const before = files()
    await expect(
      editor.api.updateAnuncio({ params: { id }, body: { titulo: 'x', imagen: await painted(30, 10), revision: 7 } }),
    ).rejects.toMatchObject({ code: 409 })
    expect([files(), (await get(id)).imagen]).toEqual([before, imagen])
  })
})

describe('a picture in the text', () => {
  const upload = async () =>
    (await editor.api.uploadAnuncioPicture({ body: { imagen: await painted(50, 40) } })).data.imagen
  const owners = async (...paths: string[]) => {
    const rows = await site.database.db
      .selectFrom('anuncio_pictures')
      .where('path', 'in', paths)
      .select(['path', 'id_anuncio'])
      .execute()
    return paths.map((path) => rows.find((row) => row.path === path)?.id_anuncio)
  }

  it('is uploaded first, and belongs to the announcement that shows it once that is saved', async () => {
    const [one, two] = [await upload(), await upload()]
    expect(await sizeOf(one)).toEqual({ status: 200, width: 50, height: 40, format: 'webp' })
    expect(await owners(one, two)).toEqual([null, null])
    const { id, contenido } = await publish({ contenido: `<p><img src="${one}"></p>` })
    expect(contenido).toBe(`<p><img src="${one}"></p>`)
    expect(await owners(one, two)).toEqual([id, null])
    await editor.api.updateAnuncio({ params: { id }, body: { contenido: `<p><img src="${two}"></p>` } })
    expect(await owners(one, two)).toEqual([null, id])
    await editor.api.deleteAnuncio({ params: { id } })
    expect(await owners(one, two)).toEqual([null, null])
  })

  it('that no longer exists is reported to the author; a picture of another announcement may be shown', async () => {
    const cover = (await publish({ imagen: await painted(20, 10) })).imagen
    const [one] = [await upload()]
    await publish({ contenido: `<img src="${one}">` })
    expect((await publish({ contenido: `<img src="${one}"><img src="${cover}">` })).contenido).toContain(one)
    await expect(publish({ contenido: `<img src="/uploads/anuncios/${'0'.repeat(32)}.webp">` })).rejects.toMatchObject({
      code: 400,
      errors: [{ field: 'contenido' }],
    })
  })

  it('is refused when the file is not a picture', async () => {
    await expect(editor.api.uploadAnuncioPicture({ body: { imagen: Buffer.from('<svg/>') } })).rejects.toMatchObject({
      code: 415,
      errors: [{ field: 'imagen' }],
    })
  })
})

describe('changing', () => {
  it('keeps omitted fields, broadcasts the change, and raises the revision', async () => {
    const before = await publish()
    site.clock.now = new Date(site.clock.now.getTime() + 60_000)
    const received = next(await site.socket(), 'announcement:updated')
    const { data } = await other.api.updateAnuncio({
      params: { id: before.id },
      body: { titulo: 'Nuevo título', revision: 1 },
    })
    expect(data).toEqual({ ...before, titulo: 'Nuevo título', updated_at: site.clock.now.toISOString(), revision: 2 })
    expect((await received).anuncio).toMatchObject({ id: before.id, titulo: 'Nuevo título', creador: 'Pregonera' })
    expect(await get(before.id)).toEqual(data)
  })

  it('nothing changes nothing', async () => {
    const { id, contenido } = await publish()
    expect((await editor.api.updateAnuncio({ params: { id }, body: { ...texts, contenido } })).data).toMatchObject({
      revision: 1,
      updated_at: null,
    })
  })

  it('of a field changed by somebody else meanwhile is refused, naming the field', async () => {
    const { id } = await publish()
    await other.api.updateAnuncio({ params: { id }, body: { titulo: 'Otro título' } })
    await other.api.updateAnuncio({ params: { id }, body: { contenido: '<p>Otro</p>' } })
    await expect(
      editor.api.updateAnuncio({ params: { id }, body: { titulo: 'Mío', descripcion: 'mía', revision: 1 } }),
    ).rejects.toMatchObject({
      code: 409,
      errors: [
        { field: 'contenido', message: 'El contenido es otro' },
        { field: 'titulo', message: 'Ahora el título es Otro título' },
      ],
    })
    await expect(
      editor.api.updateAnuncio({ params: { id }, body: { titulo: 'Mío', revision: 2 } }),
    ).rejects.toMatchObject({ errors: [{ field: 'contenido' }] })
    expect(await get(id)).toMatchObject({ titulo: 'Otro título', descripcion: texts.descripcion, revision: 3 })
    expect(
      (await editor.api.updateAnuncio({ params: { id }, body: { titulo: 'Mío', revision: 3 } })).data.revision,
    ).toBe(4)
  })

  it('to an empty text is refused', async () => {
    const { id } = await publish()
    await expect(editor.api.updateAnuncio({ params: { id }, body: { titulo: '' } })).rejects.toMatchObject({
      code: 400,
      errors: [{ field: 'titulo' }],
    })
    await expect(editor.api.updateAnuncio({ params: { id }, body: { contenido: '<p> </p>' } })).rejects.toMatchObject({
      code: 400,
      errors: [{ field: 'contenido' }],
    })
    await expect(editor.api.updateAnuncio({ params: { id: 999_999 }, body: { titulo: 'x' } })).rejects.toMatchObject({
      code: 404,
    })
  })

  it('is in the audit log with the values before and after, the text as plain text', async () => {
    const { id } = await publish()
    await editor.api.updateAnuncio({
      params: { id },
      body: { titulo: 'Nuevo', contenido: '<p>Desde <strong>mañana</strong></p>' },
    })
    const { data } = await other.api.listAudit({ query: {} })
    expect(data[0]).toMatchObject({
      accion: 'anuncio.modificar',
      objeto: `anuncio ${id} (${texts.titulo})`,
      quien: 'Pregonera',
      antes: { titulo: texts.titulo, contenido: 'Desde hoy' },
      despues: { titulo: 'Nuevo', contenido: 'Desde mañana' },
    })
  })
})

describe('deleting', () => {
  it('deletes its comments too, and is broadcast', async () => {
    const { id } = await publish()
    await reader.api.createComment({ body: { contenido: 'x', idAnuncio: id } })
    const visitor = await site.socket()
    expect(await ask(visitor, 'subscribe', { room: `anuncio:${id}` })).toEqual({ ok: true })
    const received = next(visitor, 'announcement:removed')
    await editor.api.deleteAnuncio({ params: { id } })
    expect(await received).toEqual({ id })
    for (const call of [site.visitor.getAnuncio, site.visitor.listComments, editor.api.deleteAnuncio])
      await expect(call({ params: { id } })).rejects.toMatchObject({ code: 404 })
    expect(await ask(await site.socket(), 'subscribe', { room: `anuncio:${id}` })).toMatchObject({ ok: false })
    expect(await site.database.db.selectFrom('comments').where('id_anuncio', '=', id).select('id').execute()).toEqual(
      [],
    )
  })

  it('the account of the author keeps the name, linked to nobody', async () => {
    const leaving = await site.player('Saliente', { rol: 4, admin: 1 })
    const { id } = (await leaving.api.createAnuncio({ body: texts })).data
    expect((await get(id)).id_creador).toBe(leaving.id)
    await other.api.deleteAdminPlayer({ params: { id: leaving.id } })
    expect(await get(id)).toMatchObject({ creador: 'Saliente', id_creador: null })
  })
})

describe.each(testDialects)('two editors at once on %s', (dialect) => {
  let own: TestApp
  let one: TestPlayer
  let two: TestPlayer
  beforeAll(async () => {
    own = await startTestApp({ dialect })
    one = await own.player('Gente A', { rol: 1, admin: 1 })
    two = await own.player('Gente B', { rol: 4, admin: 1 })
  })
  afterAll(() => own.stop())

  const codes = async (calls: Promise<{ code: number }>[]) =>
    (await Promise.allSettled(calls))
      .map((call) => (call.status === 'fulfilled' ? call.value.code : call.reason.code))
      .sort()

  it('from the same revision: one is stored, the other gets a conflict', async () => {
    const { id } = (await one.api.createAnuncio({ body: texts })).data
    const edit = ({ api }: TestPlayer, titulo: string) =>
      api.updateAnuncio({ params: { id }, body: { titulo, revision: 1 } })
    expect(await codes([edit(one, 'A'), edit(two, 'B'), edit(one, 'C'), edit(two, 'D')])).toEqual([200, 409, 409, 409])
    expect((await own.visitor.getAnuncio({ params: { id } })).data.revision).toBe(2)
  })

  it('delete it once, and change nothing after it is deleted', async () => {
    const { id } = (await one.api.createAnuncio({ body: texts })).data
    const [change, ...deletions] = await Promise.allSettled([
      two.api.updateAnuncio({ params: { id }, body: { titulo: 'x' } }),
      one.api.deleteAnuncio({ params: { id } }),
      two.api.deleteAnuncio({ params: { id } }),
    ])
    expect(deletions.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(change?.status === 'fulfilled' ? 200 : change?.reason.code).toSatisfy((code) => code === 200 || code === 404)
    expect((await own.visitor.listAnuncios({})).data.map((anuncio) => anuncio.id)).not.toContain(id)
  })
})
