import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Comment } from '@trinchera/contract/anuncios'
import { commentBytes, commentEditMs } from '@trinchera/rules/limits'
import { ask, next, password, startTestApp, type TestApp, type TestPlayer, type TestSocket } from '../../../testing/app'

let site: TestApp
let admin: TestPlayer
let editor: TestPlayer
let writer: TestPlayer
let reader: TestPlayer
let anuncio = 0
let watching: TestSocket
beforeAll(async () => {
  site = await startTestApp()
  admin = await site.player('Intendenta', { rol: 1, admin: 1 })
  editor = await site.player('Pregonera', { rol: 4, admin: 1 })
  writer = await site.player('Escritor')
  reader = await site.player('Lectora')
})
afterAll(() => site.stop())
beforeEach(async () => {
  anuncio = await publish()
  watching = await site.socket()
  await ask(watching, 'subscribe', { room: `anuncio:${anuncio}` })
})

const publish = async (titulo = 'Copa') =>
  (await editor.api.createAnuncio({ body: { titulo, descripcion: 'd', contenido: '<p>c</p>' } })).data.id
const say = async ({ api }: TestPlayer, contenido = '<p>¡Vamos!</p>', idAnuncio = anuncio) =>
  (await api.createComment({ body: { contenido, idAnuncio } })).data
const seenBy = async ({ api }: { api: TestPlayer['api'] }) => (await api.listComments({ params: { id: anuncio } })).data
const visitors = () => seenBy({ api: site.visitor })
const later = (ms: number) => {
  site.clock.now = new Date(site.clock.now.getTime() + ms)
}
let count = 0
const somebody = () =>
  site.player(
    `Alguien ${['Alfa', 'Bravo', 'Delta', 'Foco', 'Golfo', 'Hotel', 'Kilo', 'Lima'][count % 8]}${'abcdefgh'[Math.floor(count++ / 8)]}`,
  )
const report = ({ api }: TestPlayer, { id }: Comment, motivo = 'Insulta') =>
  api.reportComment({ params: { id }, body: { motivo } })
const decide = ({ id }: Comment, decision: 'ocultar' | 'mostrar' | 'eliminar', motivo?: string) =>
  editor.api.moderateComment({ params: { id }, body: { decision, ...(motivo ? { motivo } : {}) } })
async function hide(comment: Comment) {
  for (let i = 0; i < 3; i++) await report(await somebody(), comment)
}
const suspend = (player: TestPlayer, alcance: 'comentarios' | 'reportes') =>
  admin.api.createSuspension({
    body: {
      player_id: player.id,
      alcance,
      hasta: new Date(site.clock.now.getTime() + 3_600_000).toISOString(),
      motivo: 'Prueba',
    },
  })

describe('commenting', () => {
  it('is broadcast to open pages at once, and listed in order', async () => {
    const event = next(watching, 'comment:created')
    const { code, data } = await writer.api.createComment({
      body: { contenido: '<p>Primero</p><script>x</script>', player: writer.id, idAnuncio: anuncio },
    })
    expect(code).toBe(201)
    expect(data).toEqual({
      id: expect.any(Number),
      idAnuncio: anuncio,
      creador: 'Escritor',
      id_creador: writer.id,
      imagen: null,
      created_at: site.clock.now.toISOString(),
      edited_at: null,
      comentario: '<p>Primero</p>',
      clan: null,
      tagClan: null,
      staff: false,
      oculto: false,
    })
    expect(await event).toEqual({ idAnuncio: anuncio, comment: data })
    const second = await say(editor, 'Segundo')
    expect(second.staff).toBe(true)
    expect(await visitors()).toEqual([data, second])
    const { data: page, meta } = await site.visitor.listComments({
      params: { id: anuncio },
      query: { pagina: 2, por_pagina: 1 },
    })
    expect([page, meta]).toEqual([[second], { pagina: 2, por_pagina: 1, total: 2 }])
  })

  it('shows the main clan of its author: one of an active etapa before one of an etapa that ended', async () => {
    const player = await somebody()
    const juego = (await admin.api.createJuego({ body: { nombre: `Juego ${player.username}` } })).data.id
    const clanIn = async (nombre: string, tag: string, leader: TestPlayer) => {
      const etapa = (
        await admin.api.createEtapa({ body: { nombre, id_juego: juego, activo: true, multijugador: true } })
      ).data.id
      return { etapa, clan: (await leader.api.createClan({ body: { nombre, tag, id_etapa: etapa } })).data.id }
    }
    const old = await clanIn('Los Viejos', 'VIE', player)
    const { etapa, clan } = await clanIn('Los Nuevos', 'NUE', await somebody())
    expect(await say(player)).toMatchObject({ clan: 'Los Viejos', tagClan: 'VIE' })
    await site.database.db
      .insertInto('memberships')
      .values({
        id_clan: clan,
        id_etapa: etapa,
        player_id: player.id,
        rango: 'Miembro',
        joined_at: site.clock.now.toISOString(),
      })
      .execute()
    expect((await visitors())[0]?.tagClan).toBe('VIE') // the clan in which the player is the leader
    await admin.api.updateEtapa({ params: { id: old.etapa }, body: { activo: false } })
    expect((await visitors())[0]?.tagClan).toBe('NUE')
  })

  it.each(['', '   ', '<p><br></p>', '<p>&nbsp;</p>', '<script>x</script>', '<p>\u200b\u202e</p>'])(
    'is refused when empty (%j)',
    async (contenido) => {
      await expect(say(reader, contenido)).rejects.toMatchObject({ code: 400, message: 'Escribe algo antes de enviar' })
    },
  )

  it('is refused past 20 kB, in another’s name, under nothing, and without a session', async () => {
    await expect(say(reader, 'ñ'.repeat(commentBytes / 2 + 1))).rejects.toMatchObject({
      code: 413,
      errors: [{ field: 'contenido' }],
    })
    await expect(
      reader.api.createComment({ body: { contenido: 'yo', player: writer.id, idAnuncio: anuncio } }),
    ).rejects.toMatchObject({ code: 403 })
    await expect(say(reader, 'x', 999_999)).rejects.toMatchObject({ code: 404 })
    await expect(site.visitor.createComment({ body: { contenido: 'yo', idAnuncio: anuncio } })).rejects.toMatchObject({
      code: 401,
    })
    expect(await visitors()).toEqual([])
    expect((await say(reader, 'ñ'.repeat(commentBytes / 2))).comentario).toHaveLength(commentBytes / 2)
  })

  it('with a key is stored once, whatever is retried, and the key serves nothing else and nobody else', async () => {
    const author = await somebody()
    const send = ({ api }: TestPlayer, contenido: string, key: string) =>
      api.createComment({ body: { contenido, idAnuncio: anuncio }, headers: { 'idempotency-key': key } })
    const replies = await Promise.all([1, 2, 3].map(() => send(author, '<p>Una vez</p>', 'clave-a')))
    expect(new Set(replies.map(({ data }) => data.id)).size).toBe(1)
    expect((await visitors()).map(({ comentario }) => comentario)).toEqual(['<p>Una vez</p>'])
    await expect(send(author, '<p>Otra</p>', 'clave-a')).rejects.toMatchObject({
      code: 409,
      message: 'Esa clave ya se usó para otro comentario',
    })
    await send(reader, '<p>Una vez</p>', 'clave-a')
    expect(await visitors()).toHaveLength(2)
    // A refused request does not use up its key.
    await expect(send(author, '<p></p>', 'clave-b')).rejects.toMatchObject({ code: 400 })
    await send(author, '<p>Otra</p>', 'clave-b')
    await expect(send(author, '<p>x</p>', 'k'.repeat(201))).rejects.toMatchObject({ code: 400 })
    expect(await visitors()).toHaveLength(3)
  })

  it('is refused while comments are suspended, and so is editing; one’s own may still be deleted', async () => {
    const player = await somebody()
    const { id } = await say(player)
    await suspend(player, 'comentarios')
    await expect(say(player)).rejects.toMatchObject({ code: 423 })
    await expect(player.api.updateComment({ params: { id }, body: { contenido: 'x' } })).rejects.toMatchObject({
      code: 423,
    })
    await player.api.deleteComment({ params: { id } })
    expect(await visitors()).toEqual([])
  })

  it('the room of an unknown announcement is refused', async () =>
    expect(await ask(watching, 'subscribe', { room: 'anuncio:999999' })).toMatchObject({ ok: false }))
})

describe('correcting', () => {
  const correct = ({ api }: TestPlayer, { id }: Comment, contenido = '<p>Corregido</p>') =>
    api.updateComment({ params: { id }, body: { contenido } })

  it('is possible for 15 minutes, for the author only', async () => {
    const comment = await say(writer)
    later(commentEditMs)
    const event = next(watching, 'comment:updated')
    const { data } = await correct(writer, comment)
    expect(data).toEqual({ ...comment, comentario: '<p>Corregido</p>', edited_at: site.clock.now.toISOString() })
    expect(await event).toEqual({ idAnuncio: anuncio, comment: data })
    for (const who of [reader, admin]) await expect(correct(who, comment)).rejects.toMatchObject({ code: 403 })
    await expect(correct(writer, comment, '<p></p>')).rejects.toMatchObject({ code: 400 })
    later(1)
    await expect(correct(writer, comment)).rejects.toMatchObject({
      code: 400,
      message: expect.stringContaining('15 minutos'),
    })
    expect((await visitors())[0]?.comentario).toBe('<p>Corregido</p>')
  })

  it('without a change leaves no mark; a hidden comment cannot be edited', async () => {
    const comment = await say(writer)
    expect((await correct(writer, comment, comment.comentario)).data.edited_at).toBeNull()
    await decide(comment, 'ocultar')
    await expect(correct(writer, comment)).rejects.toMatchObject({ code: 400 })
    await expect(correct(writer, { ...comment, id: 999_999 })).rejects.toMatchObject({ code: 404 })
  })
})

describe('deleting', () => {
  it('is allowed to its author and to moderators, and removes it from every screen', async () => {
    const [own, others] = [await say(writer), await say(writer)]
    await expect(reader.api.deleteComment({ params: { id: own.id } })).rejects.toMatchObject({ code: 403 })
    const event = next(watching, 'comment:removed')
    await writer.api.deleteComment({ params: { id: own.id } })
    expect(await event).toEqual({ idAnuncio: anuncio, id: own.id })
    await editor.api.deleteComment({ params: { id: others.id } })
    expect(await visitors()).toEqual([])
    expect((await site.visitor.getAnuncio({ params: { id: anuncio } })).data.comentarios).toBe(0)
    await expect(writer.api.deleteComment({ params: { id: own.id } })).rejects.toMatchObject({ code: 404 })
  })
})

describe('reporting', () => {
  it('is possible once, not of one’s own comment, and notifies staff', async () => {
    const comment = await say(writer)
    const staff = await site.socket(admin.token)
    const event = next(staff, 'staff:pending')
    expect((await report(reader, comment, ' Insulta\u202e  a todos ')).code).toBe(201)
    expect(await event).toMatchObject({ reclamos: 0, comentarios: expect.any(Number) })
    await expect(report(reader, comment)).rejects.toMatchObject({ code: 409 })
    await expect(report(writer, comment)).rejects.toMatchObject({ code: 400 })
    await expect(report(await somebody(), comment, '\u200b')).rejects.toMatchObject({
      code: 400,
      errors: [{ field: 'motivo' }],
    })
    await expect(report(reader, { ...comment, id: 999_999 })).rejects.toMatchObject({ code: 404 })
    const queue = (await editor.api.listReportedComments({})).data
    expect(queue.find(({ id }) => id === comment.id)).toEqual({
      ...comment,
      id_reto: null,
      id_tema: null,
      id_torneo: null,
      partida: null,
      anuncio: 'Copa',
      denuncias: [{ quien: 'Lectora', motivo: 'Insulta a todos', fecha: site.clock.now.toISOString() }],
    })
    expect(await visitors()).toEqual([comment])
  })

  it('is refused while reports are suspended', async () => {
    const player = await somebody()
    await suspend(player, 'reportes')
    await expect(report(player, await say(writer))).rejects.toMatchObject({ code: 423 })
  })

  it('by three players hides it from everyone but its author and moderators', async () => {
    const comment = await say(writer)
    for (const who of [reader, await somebody()]) await report(who, comment)
    expect(await visitors()).toEqual([comment])
    const event = next(watching, 'comment:removed')
    await report(await somebody(), comment)
    expect(await event).toEqual({ idAnuncio: anuncio, id: comment.id })
    const hidden = { ...comment, oculto: true }
    expect([await visitors(), await seenBy(reader), await seenBy(writer), await seenBy(editor)]).toEqual([
      [],
      [],
      [hidden],
      [hidden],
    ])
    const total = async ({ api }: { api: TestPlayer['api'] }) =>
      (await api.listComments({ params: { id: anuncio }, query: { pagina: 1 } })).meta?.total
    expect([await total({ api: site.visitor }), await total(writer)]).toEqual([0, 1])
    expect((await site.visitor.getAnuncio({ params: { id: anuncio } })).data.comentarios).toBe(0)
    expect((await report(await somebody(), comment)).code).toBe(201)
  })

  it('the most reported comment is first in the queue, which has pages', async () => {
    const [once, hidden] = [await say(writer), await say(writer)]
    await report(reader, once)
    await hide(hidden)
    const whole = (await editor.api.listReportedComments({})).data
    const reports = whole.map(({ denuncias }) => denuncias.length)
    expect(reports).toEqual(reports.toSorted((a, b) => b - a))
    expect(whole.findIndex(({ id }) => id === hidden.id)).toBeLessThan(whole.findIndex(({ id }) => id === once.id))
    const { data, meta } = await editor.api.listReportedComments({ query: { pagina: 2, por_pagina: 1 } })
    expect([data, meta]).toEqual([[whole[1]], { pagina: 2, por_pagina: 1, total: whole.length }])
  })
})

describe('deciding', () => {
  const noticesOf = async ({ api }: TestPlayer) => (await api.listNotices({})).data.map(({ texto }) => texto)
  const isWaiting = async ({ id }: Comment) =>
    (await editor.api.listReportedComments({})).data.some((waiting) => waiting.id === id)

  it('to hide removes it and tells its author why; to show restores it and settles its reports', async () => {
    const player = await somebody()
    const comment = await say(player)
    const removed = next(watching, 'comment:removed')
    await decide(comment, 'ocultar', 'Sin insultos')
    expect(await removed).toEqual({ idAnuncio: anuncio, id: comment.id })
    expect(await noticesOf(player)).toEqual(['La administración ocultó tu comentario en «Copa». Motivo: Sin insultos'])
    expect([await visitors(), await isWaiting(comment)]).toEqual([[], true])
    await expect(decide(comment, 'ocultar')).rejects.toMatchObject({ code: 409 })
    const created = next(watching, 'comment:created')
    await decide(comment, 'mostrar')
    expect(await created).toEqual({ idAnuncio: anuncio, comment })
    expect([await visitors(), await isWaiting(comment)]).toEqual([[comment], false])
    await expect(decide(comment, 'mostrar')).rejects.toMatchObject({ code: 409 })
  })

  it('to show a comment that three reported keeps it until three others report it', async () => {
    const comment = await say(writer)
    await hide(comment)
    await decide(comment, 'mostrar')
    await report(reader, comment)
    await report(await somebody(), comment)
    expect(await visitors()).toEqual([comment])
    await report(await somebody(), comment)
    expect(await visitors()).toEqual([])
  })

  it('to show a visible reported comment settles its reports', async () => {
    const comment = await say(writer)
    await report(reader, comment)
    await decide(comment, 'mostrar')
    expect([await visitors(), await isWaiting(comment)]).toEqual([[comment], false])
  })

  it('to delete is final and notifies the author, except when authors decide on their own comment', async () => {
    const player = await somebody()
    const [comment, own] = [await say(player), await say(editor)]
    await decide(comment, 'eliminar')
    await decide(own, 'eliminar')
    expect([await noticesOf(player), await visitors()]).toEqual([
      ['La administración eliminó tu comentario en «Copa».'],
      [],
    ])
    expect((await noticesOf(editor)).filter((texto) => texto.includes('eliminó'))).toEqual([])
    await expect(decide(comment, 'mostrar')).rejects.toMatchObject({ code: 404 })
  })

  it('is recorded in the audit log with its text before', async () => {
    const comment = await say(writer)
    await report(reader, comment)
    await decide(comment, 'eliminar', 'Spam')
    expect((await admin.api.listAudit({ query: {} })).data[0]).toMatchObject({
      accion: 'comentario.eliminar',
      objeto: `comentario ${comment.id} (Escritor)`,
      antes: { creador: 'Escritor', comentario: '<p>¡Vamos!</p>', oculto: false, denuncias: 1 },
      despues: { motivo: 'Spam' },
    })
  })
})

describe('the author of an announcement', () => {
  const received = async (): Promise<string[]> => {
    const rows = await site.database.db
      .selectFrom('notices')
      .where('player_id', '=', editor.id)
      .where('enlace', '=', `/anuncios/details/${anuncio}`)
      .select('texto')
      .execute()
    return rows.map(({ texto }) => texto)
  }

  it('is notified once of new comments until that notice is read, and not of their own', async () => {
    await say(editor)
    expect(await received()).toEqual([])
    await say(reader)
    await say(writer)
    expect(await received()).toEqual(['Hay comentarios nuevos en tu anuncio «Copa».'])
    await editor.api.readNotices({ body: {} })
    await say(reader)
    expect(await received()).toHaveLength(2)
  })
})

describe('an author', () => {
  it('is shown with the current name of its author, and after the account is closed with the last one', async () => {
    const player = await site.player('Antiguo')
    await say(player)
    await player.api.updatePlayer({ params: { id: player.id }, body: { username: 'Renombrado' } })
    expect((await visitors())[0]).toMatchObject({ creador: 'Renombrado', id_creador: player.id })
    await player.api.closeAccount({ body: { password } })
    expect((await visitors())[0]).toMatchObject({
      creador: 'Renombrado',
      id_creador: null,
      imagen: null,
      clan: null,
      comentario: '<p>¡Vamos!</p>',
    })
  })

  it('deleted by staff keeps comments and reports', async () => {
    const [player, accuser] = [await site.player('Borrable'), await site.player('Acusador')]
    const comment = await say(player)
    await report(accuser, comment)
    for (const { id } of [player, accuser]) await admin.api.deleteAdminPlayer({ params: { id } })
    expect((await visitors())[0]).toMatchObject({ creador: 'Borrable', id_creador: null })
    expect(
      (await editor.api.listReportedComments({})).data.find(({ id }) => id === comment.id)?.denuncias,
    ).toMatchObject([{ quien: 'Acusador' }])
  })

  it('can be exported with comments, announcements and reports', async () => {
    const player = await site.player('Ordenada', { rol: 4, admin: 1 })
    await player.api.createAnuncio({ body: { titulo: 'Mío', descripcion: 'd', contenido: '<p>c</p>' } })
    const { id } = await say(player, '<p>Dicho</p>')
    await report(player, await say(writer), 'Molesta')
    const { data } = await player.api.exportOwnData({ params: { id: player.id } })
    expect(data).toMatchObject({
      anuncios: [{ titulo: 'Mío' }],
      comentarios: [{ id, id_anuncio: anuncio, comentario: '<p>Dicho</p>' }],
      denuncias: [{ motivo: 'Molesta', settled_at: null }],
    })
  })
})
