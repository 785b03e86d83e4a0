import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Texto, TextoOf } from '@trinchera/contract/textos'
import { testDialects } from '@trinchera/db/testing'
import { textoBytes } from '@trinchera/rules/limits'
import type { TextoClave } from '@trinchera/rules/textos/textos'
import { next, startTestApp, type TestApp, type TestPlayer } from '../../../testing/app'

const isTexto = <C extends TextoClave>(clave: C, texto: Texto): texto is TextoOf<C> => texto.clave === clave
function as<C extends TextoClave>(clave: C, texto: Texto): TextoOf<C> {
  if (!isTexto(clave, texto)) throw new Error(`not the text ${clave}`)
  return texto
}

describe.each(testDialects)('the editable texts on %s', (dialect) => {
  let site: TestApp
  let admin: TestPlayer
  let other: TestPlayer
  let moderator: TestPlayer
  beforeAll(async () => {
    site = await startTestApp({ dialect })
    admin = await site.player('Comandante', { rol: 1, admin: 1 })
    other = await site.player('Capitana', { rol: 1, admin: 1 })
    moderator = await site.player('Juez', { rol: 2, admin: 1 })
  })
  afterAll(() => site.stop())
  beforeEach(async () => {
    await site.database.db.deleteFrom('textos').execute()
    await save('pie', { creditos: `Ronda ${++round}`, fundado: 2025 })
  })

  let round = 0
  const read = async <C extends TextoClave>(clave: C) =>
    as(clave, (await site.visitor.getTexto({ params: { clave } })).data)
  const draft = async <C extends TextoClave>(clave: C) =>
    as(clave, (await admin.api.getAdminTexto({ params: { clave } })).data.texto)
  const save = async (clave: TextoClave, contenido: unknown, version?: number, by = admin) =>
    by.api.updateTexto({ params: { clave }, body: { contenido, version } })
  const rules = async () => (await draft('reglamento')).contenido.secciones
  const portada = { titular: 'A la carga', lema: 'Volvimos.', boton: 'Entrar' }

  it('read as on a new site until somebody edits them', async () => {
    expect((await read('portada')).contenido.titular).toBe('Únete a la batalla por el honor!')
    expect(await read('reglamento')).toMatchObject({ version: 0, original: true, actualizado: null, retirados: [] })
    const { data } = await site.visitor.listTextos()
    expect(data.map(({ clave, version }) => [clave, version])).toEqual([
      ['reglamento', 0],
      ['guia', 0],
      ['portada', 0],
      ['pie', 1],
      ['privacidad_extra', 0],
    ])
  })

  it('say the figures of the rules; their editors see where these go', async () => {
    const textOf = (texto: TextoOf<'reglamento'>) => JSON.stringify(texto.contenido)
    expect(textOf(await read('reglamento'))).toContain('tiene 24 horas para reportar')
    expect(textOf(await draft('reglamento'))).toContain('tiene {{reporte_horas}} horas para reportar')
    await expect(save('portada', { ...portada, lema: 'Con {{nada}} jugadores' })).rejects.toMatchObject({
      code: 400,
      errors: [{ field: 'lema', message: expect.stringContaining('{{nada}}') }],
    })
  })

  it('are told to everybody at once, and cached replies follow', async () => {
    const visitor = await site.socket()
    const told = next(visitor, 'texts:changed')
    const before = await site.call('GET', '/textos/portada')
    await save('portada', portada)
    expect(await told).toEqual({ clave: 'portada', version: 1 })
    const after = await site.call('GET', '/textos/portada', {
      headers: { 'if-none-match': before.headers.get('etag') ?? '' },
    })
    expect([after.status, (await read('portada')).contenido]).toEqual([200, portada])
  })

  it('keep versions, what changed between two of them, and the way back to the original', async () => {
    await save('portada', portada)
    await save('portada', { ...portada, boton: 'Ya' })
    const { data } = await admin.api.getAdminTexto({ params: { clave: 'portada' } })
    expect(data.versiones.map(({ version, autor }) => [version, autor])).toEqual([
      [2, 'Comandante'],
      [1, 'Comandante'],
      [0, null],
    ])
    const changed = await admin.api.compareTextoVersions({ params: { clave: 'portada' }, query: { de: 1, a: 2 } })
    expect(changed.data).toEqual([{ parte: 'Botón', antes: 'Entrar', ahora: 'Ya' }])
    const first = await admin.api.getTextoVersion({ params: { clave: 'portada', version: 1 } })
    expect(as('portada', first.data).contenido).toEqual(portada)
    await admin.api.updateTexto({ params: { clave: 'portada' }, body: { original: true, version: 2 } })
    expect(await read('portada')).toMatchObject({
      version: 3,
      original: true,
      contenido: { titular: 'Únete a la batalla por el honor!' },
    })
    await expect(admin.api.getTextoVersion({ params: { clave: 'portada', version: 9 } })).rejects.toMatchObject({
      code: 404,
    })
  })

  it('of two editors the second one is told what changed, and nothing is overwritten', async () => {
    const { version } = await draft('portada')
    await save('portada', portada, version)
    await expect(save('portada', { ...portada, titular: 'Otro' }, version, other)).rejects.toMatchObject({
      code: 409,
      errors: expect.arrayContaining([{ field: 'Titular', message: 'Titular: ahora dice «A la carga»' }]),
    })
    const edits = await Promise.allSettled([
      save('portada', { ...portada, boton: 'Uno' }, 1),
      save('portada', { ...portada, boton: 'Dos' }, 1, other),
    ])
    expect(edits.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect((await read('portada')).version).toBe(2)
  })

  it('saved without a change stay as they are', async () => {
    await save('portada', portada)
    await save('portada', portada)
    expect((await read('portada')).version).toBe(1)
  })

  it('are cleaned as announcements are', async () => {
    await save('privacidad_extra', { contenido: '<p onclick=alert(1)>Hola<script>alert(1)</script></p>' })
    expect((await read('privacidad_extra')).contenido).toEqual({ contenido: '<p>Hola</p>' })
    await save('portada', { ...portada, titular: ' A la\u202e  carga ' })
    expect((await read('portada')).contenido.titular).toBe('A la carga')
    await expect(save('portada', { ...portada, titular: '\u200b' })).rejects.toMatchObject({ code: 400 })
  })

  it.each<[string, number, (secciones: Awaited<ReturnType<typeof rules>>) => unknown]>([
    ['no content', 400, () => undefined],
    ['no section', 400, () => ({ secciones: [] })],
    ['a text of a megabyte', 413, (secciones) => ({ secciones, mas: 'x'.repeat(textoBytes) })],
    [
      'two articles with one id',
      400,
      ([first, ...rest]) => ({ secciones: [first, { ...first, id: 'otra' }, ...rest] }),
    ],
    [
      'an article without visible text',
      400,
      ([first, ...rest]) => ({
        secciones: [
          { ...first, articulos: first?.articulos.map((one) => ({ ...one, contenido: '<p><br></p>' })) },
          ...rest,
        ],
      }),
    ],
    [
      'a link to an article that is not there',
      400,
      ([first, ...rest]) => ({
        secciones: [
          {
            ...first,
            articulos: first?.articulos.map((one) => ({
              ...one,
              contenido: '<p><a href="https://ejemplo.cl/ladder/reglamento#art-nada">ver</a></p>',
            })),
          },
          ...rest,
        ],
      }),
    ],
    [
      'a picture',
      400,
      ([first, ...rest]) => ({
        secciones: [
          {
            ...first,
            articulos: first?.articulos.map((one) => ({
              ...one,
              contenido: `<p>x<img src="/uploads/anuncios/${'0'.repeat(32)}.webp"></p>`,
            })),
          },
          ...rest,
        ],
      }),
    ],
  ])('with %s are refused (%i), and nothing is lost', async (_, code, edit) => {
    await expect(save('reglamento', edit(await rules()))).rejects.toMatchObject({ code })
    expect((await read('reglamento')).version).toBe(0)
  })

  it('the reglamento is edited by rol 2 too, the others are not', async () => {
    const [first, ...rest] = await rules()
    await save('reglamento', { secciones: [{ ...first, titulo: 'Otro título' }, ...rest] }, 0, moderator)
    await expect(save('portada', portada, 0, moderator)).rejects.toMatchObject({ code: 403 })
  })

  it('an article that was removed is named, and its place in the pages and the sitemap is today', async () => {
    const [first, ...rest] = await rules()
    const articulos = first?.articulos.filter(({ id }) => id !== 'cuentas')
    await save('reglamento', { secciones: [{ ...first, articulos }, ...rest] })
    expect((await read('reglamento')).retirados).toEqual([{ id: 'cuentas', titulo: 'Una cuenta, una persona' }])
    const day = site.clock.now.toISOString().slice(0, 10)
    const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text()
    expect(sitemap).toContain(`/ladder/reglamento</loc><lastmod>${day}</lastmod>`)
    await admin.api.updateTexto({ params: { clave: 'reglamento' }, body: { original: true } })
    expect((await read('reglamento')).retirados).toEqual([])
  })

  it('the audit log has what changed', async () => {
    await save('portada', portada)
    const [last] = (await admin.api.listAudit({})).data
    expect(last).toMatchObject({
      accion: 'texto.modificar',
      objeto: 'texto 1 (Portada)',
      despues: { Titular: 'A la carga' },
    })
  })
})
