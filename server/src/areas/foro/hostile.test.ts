import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDialects } from '@trinchera/db/testing'
import { mostMentions } from '@trinchera/rules/limits'
import { password, startTestApp, type TestApp, type TestPlayer } from '../../../testing/app'
import { codeOf, codesOf } from '../../../testing/disputes'
import { allVectors } from '../../../testing/xss-vectors'
import { cleanPost } from '../../html/clean-html'

describe.each(testDialects)('what is sent to the forum in bad faith or at a bad moment on %s', (dialect) => {
  let site: TestApp
  let editor: TestPlayer
  let other: TestPlayer
  let tema = 0
  beforeAll(async () => {
    site = await startTestApp({ dialect })
    editor = await site.player('Pregonera', { rol: 4, admin: 1 })
    other = await site.player('Intendenta', { rol: 1, admin: 1 })
    tema = (await open('Emboscada en Bazán', '<p>La pólvora</p>')).id
  })
  afterAll(() => site.stop())

  const open = async (titulo: string, contenido: string) =>
    (await editor.api.createTema({ body: { id_seccion: 3, titulo, contenido } })).data
  const say = async (contenido: string, cita?: number) =>
    (await editor.api.createMensaje({ params: { id: tema }, body: { contenido, ...(cita ? { cita } : {}) } })).data
  const rename = (by: TestPlayer, titulo: string, before: string) =>
    by.api.updateTema({ params: { id: tema }, body: { titulo, antes: { titulo: before } } })

  it(`keeps nothing of ${allVectors.length} ways to run a script but what is clean`, async () => {
    const { id } = await say('<p>hola</p>')
    for (const vector of allVectors) {
      const body = { contenido: `<p>hola</p>${vector}` }
      // 400 for texts with characters that databases do not accept
      expect([200, 400]).toContain(await codeOf(editor.api.updateMensaje({ params: { id }, body })))
      const { mensajes } = (await site.visitor.getTema({ params: { id: tema }, query: { mensaje: id } })).data
      const contenido = mensajes.find((one) => one.id === id)?.contenido ?? ''
      expect(contenido).toBe(cleanPost(contenido))
      expect(contenido).not.toMatch(
        /<(script|svg|math|iframe|object|embed|style|form|base|meta|link|img)\b|<[^>]*(\son\w+\s*=|href="\s*javascript:)/i,
      )
    }
    const { titulo } = await open('<img src=x onerror=alert(1)> & amigos', '<p>x</p>')
    expect(titulo).toBe('<img src=x onerror=alert(1)> & amigos')
    const feed = await (await fetch(`${site.url}/foro/tactica-y-mapas/atom.xml`)).text()
    expect(feed).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; amigos')
    expect(feed).not.toContain('<img src=x')
  })

  it('a quote of a quote shows the post that it answers, not what that one quoted', async () => {
    const first = await say('<p>Por el patio</p>')
    const second = await say('<p>Yo cubro</p>', first.id)
    const third = await say('<p>Y yo</p>', second.id)
    expect(third.cita).toEqual({ id: second.id, creador: 'Pregonera', extracto: 'Yo cubro' })
    let last = third.id
    for (let depth = 0; depth < 30; depth++) last = (await say(`<p>Nivel ${depth}</p>`, last)).id
    const page = (await site.visitor.getTema({ params: { id: tema }, query: { mensaje: last } })).data
    expect(page.mensajes.find(({ id }) => id === last)?.cita?.extracto).toBe('Nivel 28')
  })

  it('a hundred mentions name nobody where they are too many, and one player once', async () => {
    const names = ['Quiltro', 'Huemul', 'Marmota', 'Ñanco', 'Chercán', 'Loica']
    const players = await Promise.all(names.map((name) => site.player(name)))
    const unknown = Array.from({ length: 94 }, (_, n) => `@Nadie${n}`)
    await expect(say(`<p>${[...names.map((name) => `@${name}`), ...unknown].join(' ')}</p>`)).rejects.toMatchObject({
      code: 400,
      message: 'Un mensaje puede nombrar a 5 jugadores como máximo',
      errors: [{ field: 'contenido' }],
    })
    expect(names.length).toBe(mostMentions + 1)
    await say(`<p>${'@Loica '.repeat(100)}</p>`)
    const told = await Promise.all(
      players.map(async ({ api }) => (await api.listNotices({})).data.map(({ texto }) => texto)),
    )
    expect(told).toEqual([[], [], [], [], [], ['Pregonera te nombró en «Emboscada en Bazán».']])
  })

  it.each([
    ['of 2,000 characters', 'n'.repeat(2000), 400, 'Búsqueda debe tener como máximo 200 caracteres'],
    ['of stop words', 'de la que y en', 200, 'Resultados'],
    ['of nothing that can be looked for', '¿?', 400, 'Escribe al menos una palabra para buscar'],
    ['of spaces', '   ', 400, 'Búsqueda es obligatoria'],
    ['with operators of the database', 'polvora" OR "x* NEAR(a b) & | ! :*', 200, 'Resultados'],
  ])('a search %s is answered', async (_what, q, code, message) => {
    expect((await site.call('GET', `/foro/buscar?q=${encodeURIComponent(q)}`)).json).toMatchObject({ code, message })
  })

  it('finds what was said in stop words too', async () => {
    const { id } = await say('<p>De la que te salvaste</p>')
    const { data } = await site.visitor.searchForo({ query: { q: 'de la que' } })
    expect(data[0]?.id).toBe(id)
  })

  describe('a topic that changes while an answer is written', () => {
    const change = (body: object) => editor.api.updateTema({ params: { id: tema }, body })
    const answer = async (who: TestPlayer, contenido: string, cita?: number) =>
      (await who.api.createMensaje({ params: { id: tema }, body: { contenido, ...(cita ? { cita } : {}) } })).data
    const counts = async (seccion: number) => {
      const found = (await site.visitor.listSecciones()).data.find(({ id }) => id === seccion)
      return [found?.temas ?? 0, found?.mensajes ?? 0] as const
    }

    it('takes it along to its new section', async () => {
      const writer = await site.player('Escribana')
      const [temas, mensajes] = await counts(3)
      await Promise.all([change({ id_seccion: 5 }), answer(writer, '<p>Alcancé a escribir</p>')])
      const { respuestas, id_seccion } = (await site.visitor.getTema({ params: { id: tema }, query: {} })).data
      expect([id_seccion, await counts(5)]).toEqual([5, [1, respuestas + 1]])
      expect(await counts(3)).toEqual([temas - 1, mensajes - respuestas])
      await change({ id_seccion: 3 })
      expect(await counts(3)).toEqual([temas, mensajes + 1])
    })

    it('refuses it once it is closed, and once it is gone', async () => {
      const writer = await site.player('Tardona')
      await change({ cerrado: true })
      const shut = { code: 403, message: 'El tema está cerrado: ya no se puede escribir en él' }
      await expect(answer(writer, '<p>Llego tarde</p>')).rejects.toMatchObject(shut)
      await change({ cerrado: false })
      const { id } = await open('Se va a borrar', '<p>x</p>')
      await editor.api.deleteTema({ params: { id } })
      await expect(
        writer.api.createMensaje({ params: { id }, body: { contenido: '<p>Llego tarde</p>' } }),
      ).rejects.toMatchObject({ code: 404, message: 'Ese tema no existe' })
    })

    it('is answered, quoted and read on after the account of its author is closed', async () => {
      const [author, writer] = [await site.player('Viajera'), await site.player('Quedada')]
      const said = await answer(author, '<p>Me voy, @Quedada</p>')
      const { id } = (
        await author.api.createTema({ body: { id_seccion: 3, titulo: 'Me despido', contenido: '<p>Chao</p>' } })
      ).data
      await author.api.closeAccount({ body: { password } })
      await expect(answer(author, '<p>Una última cosa</p>')).rejects.toMatchObject({ code: 401 })
      expect(await answer(writer, '<p>Suerte</p>', said.id)).toMatchObject({
        cita: { id: said.id, creador: 'Viajera', extracto: 'Me voy, @Quedada' },
      })
      await writer.api.createMensaje({ params: { id }, body: { contenido: '<p>Chao, @Viajera</p>' } })
      expect((await site.visitor.getTema({ params: { id }, query: {} })).data).toMatchObject({
        creador: 'Viajera',
        id_creador: null,
        respuestas: 1,
      })
    })
  })

  it('of two moderators who rename at once one is told; what each does to another thing both do', async () => {
    const codes = await codesOf([
      rename(editor, 'Primero', 'Emboscada en Bazán'),
      rename(other, 'Segundo', 'Emboscada en Bazán'),
    ])
    expect(codes.toSorted()).toEqual([200, 409])
    const now = (await site.visitor.getTema({ params: { id: tema }, query: {} })).data.titulo
    await expect(rename(editor, 'Tercero', 'Emboscada en Bazán')).rejects.toMatchObject({
      code: 409,
      errors: [{ field: 'titulo', message: `Ahora es «${now}»` }],
    })
    const change = (by: TestPlayer, body: object) => by.api.updateTema({ params: { id: tema }, body })
    await Promise.all([
      change(editor, { cerrado: true }),
      change(other, { id_seccion: 4 }),
      change(other, { fijado: true }),
    ])
    expect((await site.visitor.getTema({ params: { id: tema }, query: {} })).data).toMatchObject({
      cerrado: true,
      fijado: true,
      id_seccion: 4,
    })
    const remove = ({ api }: TestPlayer) => codeOf(api.deleteTema({ params: { id: tema } }))
    expect((await Promise.all([remove(editor), remove(other)])).toSorted()).toEqual([200, 404])
  })
})
