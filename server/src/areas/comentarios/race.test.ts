import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDialects } from '@trinchera/db/testing'
import { ask, password, startTestApp, type TestApp, type TestPlayer } from '../../../testing/app'

describe.each(testDialects)('at once on %s', (dialect) => {
  let site: TestApp
  let editor: TestPlayer
  let moderator: TestPlayer
  let writer: TestPlayer
  const players: TestPlayer[] = []
  beforeAll(async () => {
    site = await startTestApp({ dialect })
    editor = await site.player('Gente A', { rol: 4, admin: 1 })
    moderator = await site.player('Gente B', { rol: 1, admin: 1 })
    writer = await site.player('Gente C')
    for (const letter of 'DEFGHIJK') players.push(await site.player(`Gente ${letter}`))
  })
  afterAll(() => site.stop())

  const publish = async () =>
    (await editor.api.createAnuncio({ body: { titulo: 'Copa', descripcion: 'd', contenido: '<p>c</p>' } })).data.id
  const say = async ({ api }: TestPlayer, idAnuncio: number) =>
    (await api.createComment({ body: { contenido: 'x', idAnuncio } })).data
  const codes = async (calls: Promise<{ code: number }>[]) =>
    (await Promise.allSettled(calls))
      .map((call) => (call.status === 'fulfilled' ? call.value.code : call.reason.code))
      .sort()
  const report = ({ api }: TestPlayer, id: number) => api.reportComment({ params: { id }, body: { motivo: 'Insulta' } })

  it('the third report hides the comment, exactly once', async () => {
    for (let round = 0; round < 3; round++) {
      const anuncio = await publish()
      const { id } = await say(writer, anuncio)
      const socket = await site.socket()
      await ask(socket, 'subscribe', { room: `anuncio:${anuncio}` })
      let removals = 0
      socket.on('comment:removed', () => removals++)
      await report(players[7] ?? writer, id)
      expect(await codes(players.slice(0, 2).map((player) => report(player, id)))).toEqual([201, 201])
      expect((await site.visitor.listComments({ params: { id: anuncio } })).data).toEqual([])
      expect(await codes(players.slice(2, 7).map((player) => report(player, id)))).toEqual([201, 201, 201, 201, 201])
      await ask(socket, 'unsubscribe', { room: `anuncio:${anuncio}` }) // acknowledged after all earlier events
      expect(removals).toBe(1)
    }
  })

  it('one player’s report counts once', async () => {
    const { id } = await say(writer, await publish())
    const [player = writer] = players
    expect(await codes(Array.from({ length: 5 }, () => report(player, id)))).toEqual([201, 409, 409, 409, 409])
  })

  it('a comment sent while its announcement is deleted is deleted with it or refused, never orphaned', async () => {
    for (let round = 0; round < 4; round++) {
      const anuncio = await publish()
      const deleting = editor.api.deleteAnuncio({ params: { id: anuncio } })
      const said = await codes(
        players.map((player) => player.api.createComment({ body: { contenido: 'x', idAnuncio: anuncio } })),
      )
      expect((await deleting).code).toBe(200)
      expect(said.filter((code) => code !== 201 && code !== 404)).toEqual([])
      expect(
        await site.database.db.selectFrom('comments').where('id_anuncio', '=', anuncio).select('id').execute(),
      ).toEqual([])
    }
  })

  it('reports, edits and decisions during a deletion succeed or answer 404', async () => {
    for (let round = 0; round < 4; round++) {
      const { id } = await say(writer, await publish())
      const answers = await codes([
        writer.api.deleteComment({ params: { id } }),
        writer.api.updateComment({ params: { id }, body: { contenido: 'y' } }),
        moderator.api.moderateComment({ params: { id }, body: { decision: 'ocultar' } }),
        ...players.slice(0, 4).map((player) => report(player, id)),
      ])
      expect(answers.filter((code) => ![200, 201, 400, 404].includes(code))).toEqual([])
      expect(await site.database.db.selectFrom('comments').where('id', '=', id).select('id').execute()).toEqual([])
    }
  })

  it('of two moderators one decides, and the other gets a conflict', async () => {
    const { id } = await say(writer, await publish())
    const decide = ({ api }: TestPlayer, decision: 'ocultar' | 'eliminar') =>
      api.moderateComment({ params: { id }, body: { decision } })
    expect(await codes([decide(editor, 'ocultar'), decide(moderator, 'ocultar')])).toEqual([200, 409])
    expect(await codes([decide(editor, 'eliminar'), decide(moderator, 'eliminar')])).toEqual([200, 404])
  })

  it('the author of an announcement is notified once of many simultaneous comments', async () => {
    const anuncio = await publish()
    await Promise.all(players.map((player) => say(player, anuncio)))
    expect(
      await site.database.db
        .selectFrom('notices')
        .where('enlace', '=', `/anuncios/details/${anuncio}`)
        .select('id')
        .execute(),
    ).toHaveLength(1)
    expect((await site.visitor.getAnuncio({ params: { id: anuncio } })).data.comentarios).toBe(players.length)
  })

  it.each<[string, (leaving: TestPlayer) => Promise<{ code: number }>]>([
    ['closing it', ({ api }) => api.closeAccount({ body: { password } })],
    ['staff deleting it', ({ id }) => moderator.api.deleteAdminPlayer({ params: { id } })],
  ])('an account that goes, %s, stands in nobody’s way who decides on what it said', async (how, leave) => {
    for (let round = 0; round < 3; round++) {
      const leaving = await site.player(`Saliente ${how.length} ${'abc'[round]}`)
      const { id } = await say(leaving, await publish())
      const answers = await codes([
        leave(leaving),
        editor.api.moderateComment({ params: { id }, body: { decision: 'ocultar' } }),
      ])
      expect(answers).toEqual([200, 200])
    }
  })
})
