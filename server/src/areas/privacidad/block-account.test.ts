import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDialects } from '@trinchera/db/testing'
import { password, type TestApp, type TestPlayer } from '../../../testing/app'
import { memberOf, playedEtapa, staffedSite } from '../../../testing/played-etapa'

describe.each(testDialects)('a blocked account, on %s', (dialect) => {
  let site: TestApp
  let admin: TestPlayer
  let moderator: TestPlayer
  beforeAll(async () => {
    ;({ site, admin, moderator } = await staffedSite({ dialect }))
  })
  afterAll(() => site.stop())

  const block = (id: number, by = admin) =>
    by.api.blockAccount({ params: { player_id: id }, body: { motivo: 'Lo pidió' } })
  const unblock = (id: number) => admin.api.unblockAccount({ params: { player_id: id }, body: { motivo: 'Resuelto' } })

  it('is seen by nobody, and comes back as it was', async () => {
    const etapa = await playedEtapa(site, admin)
    const player = await memberOf(site, etapa, 'A', 'Miembro')
    const { id, username, email } = player
    const clan = etapa.clan('A').id
    const members = async () => (await site.visitor.getClan({ params: { id: clan } })).data.players.map((one) => one.id)
    const listed = async () =>
      (await site.visitor.listPlayers({ query: { busqueda: username } })).data.map((one) => one.id)
    expect([await members(), await listed()]).toEqual([expect.arrayContaining([id]), [id]])

    await block(id)
    await expect(player.api.listNotices({ query: {} })).rejects.toMatchObject({ code: 401 })
    await expect(site.visitor.login({ body: { email, password } })).rejects.toMatchObject({ code: 401 })
    await expect(site.visitor.getPlayer({ params: { id } })).rejects.toMatchObject({ code: 404 })
    expect([await members(), await listed()]).toEqual([expect.not.arrayContaining([id]), []])
    await site.visitor.requestRecovery({ body: { email } })
    const mails = await site.database.db.selectFrom('mails').where('player_id', '=', id).selectAll().execute()
    expect(mails).toEqual([])
    expect((await admin.api.listBlocked()).data).toEqual([
      expect.objectContaining({ player_id: id, username, motivo: 'Lo pidió', quien: admin.username }),
    ])

    const players = async (by: TestPlayer) =>
      (await by.api.listAdminPlayers({ query: { busqueda: username } })).data.map((one) => [
        one.username,
        one.bloqueo?.motivo,
      ])
    expect([await players(admin), await players(moderator)]).toEqual([[[username, 'Lo pidió']], []])

    await unblock(id)
    expect([await players(admin), await players(moderator)]).toEqual([[[username, undefined]], [[username, undefined]]])
    expect([await members(), await listed()]).toEqual([expect.arrayContaining([id]), [id]])
    await site.visitor.login({ body: { email, password } })
    expect((await admin.api.listBlocked()).data).toEqual([])
  })

  it('has no name beside what it wrote', async () => {
    const etapa = await playedEtapa(site, admin)
    const { leader } = etapa.clan('B')
    const { data: anuncio } = await admin.api.createAnuncio({
      body: { titulo: 'Uno', descripcion: 'Dos', contenido: '<p>Tres</p>' },
    })
    await leader.api.createComment({ body: { contenido: 'Hola', idAnuncio: anuncio.id } })
    const author = async () =>
      (await site.visitor.listComments({ params: { id: anuncio.id }, query: {} })).data.map((one) => one.creador)
    await block(leader.id)
    expect(await author()).toEqual(['Cuenta bloqueada'])
    await unblock(leader.id)
    expect(await author()).toEqual([leader.username])
  })

  it('and another one in the same text come back in any order', async () => {
    const etapa = await playedEtapa(site, admin)
    const [one, other] = [etapa.clan('A').leader, etapa.clan('B').leader]
    const { data: anuncio } = await admin.api.createAnuncio({
      body: { titulo: 'Uno', descripcion: 'Dos', contenido: '<p>Tres</p>' },
    })
    const contenido = `<p>@${one.username}, ¿y @${other.username}?</p>`
    await etapa.clan('C').leader.api.createComment({ body: { contenido, idAnuncio: anuncio.id } })
    const text = async () =>
      (await site.visitor.listComments({ params: { id: anuncio.id }, query: {} })).data.map((said) => said.comentario)
    await block(one.id)
    await block(other.id)
    expect(await text()).toEqual(['<p>@Cuenta bloqueada, ¿y @Cuenta bloqueada?</p>'])
    await unblock(one.id)
    expect(await text()).toEqual([`<p>@${one.username}, ¿y @Cuenta bloqueada?</p>`])
    await unblock(other.id)
    expect(await text()).toEqual([contenido])
  })

  it('is blocked by rol 1 alone, once, and never oneself', async () => {
    const { id } = await site.player('Bloqueable Uno')
    await expect(block(id, moderator)).rejects.toMatchObject({ code: 403 })
    await expect(block(admin.id)).rejects.toMatchObject({ code: 400 })
    await block(id)
    await expect(block(id)).rejects.toMatchObject({ code: 404 })
    await unblock(id)
    await expect(unblock(id)).rejects.toMatchObject({ code: 404 })
    const acts = (await admin.api.listAudit({ query: { accion: 'bloqueo' } })).data.map(({ accion }) => accion)
    expect(acts.slice(0, 2)).toEqual(['bloqueo.levantar', 'bloqueo.crear'])
  })
})
