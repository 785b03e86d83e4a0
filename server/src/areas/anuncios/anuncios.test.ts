import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { next, startTestApp, type TestApp, type TestPlayer } from '../../test-app'

let site: TestApp
let editor: TestPlayer
let reader: TestPlayer
beforeAll(async () => {
  site = await startTestApp()
  editor = await site.player('Pregonera', { rol: 4, admin: 1 })
  reader = await site.player('Lectora')
})
afterAll(() => site.stop())

const texts = { titulo: 'Comienza la etapa', descripcion: 'Inscripciones abiertas', contenido: '<p>Desde <strong>hoy</strong></p>' }

describe('an announcement', () => {
  it('is published under the session’s name, whatever the form says, and everyone hears of it', async () => {
    const visitor = await site.socket()
    const heard = next(visitor, 'announcement:published')
    const { code, data } = await editor.api.createAnuncio({ body: { ...texts, creador: 'Otro' } })
    expect(code).toBe(201)
    expect(data).toMatchObject({ ...texts, creador: 'Pregonera', id_creador: editor.id, imagen: null, comentarios: 0, revision: 1, updated_at: null })
    const { contenido: _c, revision: _r, ...card } = data
    expect(await heard).toEqual({ anuncio: card })
    expect((await site.visitor.listAnuncios({ query: {} })).data[0]).toEqual(card)
    expect((await site.visitor.getAnuncio({ params: { id: data.id } })).data).toEqual(data)
    const comment = (await reader.api.createComment({ body: { contenido: '<p>¡Vamos!</p>', idAnuncio: data.id } })).data
    expect((await site.visitor.listComments({ params: { id: data.id }, query: {} })).data).toEqual([comment])
    expect((await site.visitor.listAnuncios({ query: {} })).data[0]?.comentarios).toBe(1)
    await editor.api.updateAnuncio({ params: { id: data.id }, body: { titulo: 'Otro', revision: 1 } })
    await reader.api.updateComment({ params: { id: comment.id }, body: { contenido: '<p>x</p>' } })
    await editor.api.reportComment({ params: { id: comment.id }, body: { motivo: 'spam' } })
    expect((await editor.api.listReportedComments({ query: {} })).data).toMatchObject([{ id: comment.id, denuncias: [{ motivo: 'spam' }] }])
    await editor.api.moderateComment({ params: { id: comment.id }, body: { decision: 'ocultar' } })
    await editor.api.moderateComment({ params: { id: comment.id }, body: { decision: 'mostrar' } })
    await editor.api.deleteComment({ params: { id: comment.id } })
    await editor.api.deleteAnuncio({ params: { id: data.id } })
  })
})
