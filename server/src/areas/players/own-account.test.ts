import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Rango } from '@trinchera/rules/permissions'
import { testDialects } from '@trinchera/db/testing'
import { storeAudit } from '../../staff/audit'
import { ask, next, password, startTestApp, type TestApp, type TestPlayer } from '../../../testing/app'

describe.each(testDialects)('on %s', (dialect) => {
  let site: TestApp
  let admin: TestPlayer
  let juego: number
  beforeAll(async () => {
    site = await startTestApp({ dialect })
    admin = await site.player('Comandante', { rol: 1, admin: 1 })
    juego = (await admin.api.createJuego({ body: { nombre: 'Base' } })).data.id
  })
  afterAll(() => site.stop())

  const day = 24 * 3600e3
  let count = 0
  async function newEtapa() {
    const { data } = await admin.api.createEtapa({
      body: { nombre: `Etapa ${++count}`, id_juego: juego, activo: true, multijugador: true },
    })
    return data.id
  }
  const words = [
    'Alfa',
    'Bravo',
    'Delta',
    'Foco',
    'Golfo',
    'Hotel',
    'Kilo',
    'Lima',
    'Nectar',
    'Papa',
    'Quebec',
    'Romeo',
  ]
  const clanOf = async (leader: TestPlayer, id_etapa: number) => {
    const word = words[count++ % words.length] ?? ''
    return (
      await leader.api.createClan({ body: { nombre: `Clan ${word} ${id_etapa}`, tag: word.slice(0, 4), id_etapa } })
    ).data
  }
  const lose = (
    reporter: TestPlayer,
    id_etapa: number,
    id_clan_perdedor: number,
    id_clan_ganador: number,
    comentario = '',
  ) => reporter.api.reportLoss({ body: { id_clan_ganador, id_clan_perdedor, id_etapa, id_juego: juego, comentario } })
  const join = (player: TestPlayer, id_clan: number, id_etapa: number, rango: Rango) =>
    site.database.db
      .insertInto('memberships')
      .values({ id_clan, id_etapa, player_id: player.id, rango, joined_at: site.clock.now.toISOString() })
      .execute()

  describe("a player's matches", () => {
    it('are those with the player on a roster, won or lost by the effective result, ruled ones included', async () => {
      const etapa = await newEtapa()
      const [own, rival, mate] = [
        await site.player('Peuquito'),
        await site.player('Bailarín'),
        await site.player('Mate'),
      ]
      const [ownClan, rivalClan] = [await clanOf(own, etapa), await clanOf(rival, etapa)]
      const { data: lost } = await lose(own, etapa, ownClan.id, rivalClan.id, 'perdimos')
      await join(mate, ownClan.id, etapa, 'Miembro')
      const { data: won } = await lose(rival, etapa, rivalClan.id, ownClan.id)
      const played = async ({ id }: TestPlayer) =>
        (await site.visitor.listPlayerMatches({ params: { id } })).data.map((match) => [match.id, match.gano])
      expect(await played(own)).toEqual([
        [won.id, true],
        [lost.id, false],
      ])
      expect(await played(mate)).toEqual([[won.id, true]])
      expect(await played(rival)).toEqual([
        [won.id, false],
        [lost.id, true],
      ])

      await admin.api.ruleMatch({
        params: { id: won.id },
        body: { tipo: 'trampa', id_clan: ownClan.id, motivo: 'anticheat apagado' },
      })
      await admin.api.ruleMatch({ params: { id: lost.id }, body: { tipo: 'anular', motivo: 'se jugó con otro mapa' } })
      expect(await played(own)).toEqual([
        [won.id, false],
        [lost.id, false],
      ])
      const paged = await site.visitor.listPlayerMatches({
        params: { id: own.id },
        query: { pagina: 2, por_pagina: 1 },
      })
      expect(paged).toMatchObject({
        data: [{ id: lost.id, ruling: { tipo: 'anular' } }],
        meta: { pagina: 2, por_pagina: 1, total: 2 },
      })
    })

    it('are an empty list for an unknown player', () =>
      expect(site.visitor.listPlayerMatches({ params: { id: 999_999 } })).rejects.toMatchObject({ code: 404 }))
  })

  describe('invitations', () => {
    it('are shown only to the invited player: pending ones, or all with their state', async () => {
      const etapa = await newEtapa()
      const [leader, own] = [await site.player('Reclutador'), await site.player('Invitado')]
      const clan = await clanOf(leader, etapa)
      const at = (ms: number) => new Date(site.clock.now.getTime() - ms).toISOString()
      const rows = [
        ['rechazada', 3 * day],
        ['pendiente', 14 * day],
        ['retirada', 2 * day],
        ['pendiente', day],
      ] as const
      const { db } = site.database
      for (const [estado, age] of rows) {
        if (estado === 'pendiente')
          await db
            .updateTable('invitaciones')
            .set({ clan_id: (await clanOf(await site.player(`Otro ${words[count]}`), await newEtapa())).id })
            .where('player_id', '=', own.id)
            .where('estado', '=', 'pendiente')
            .execute()
        await db
          .insertInto('invitaciones')
          .values({
            player_id: own.id,
            clan_id: clan.id,
            id_etapa: etapa,
            reclutador_id: leader.id,
            estado,
            fecha_envio: at(age),
            answered_at: null,
          })
          .execute()
      }
      const mine = { params: { playerId: own.id } }
      expect((await own.api.listInvitaciones(mine)).data).toMatchObject([
        { player_id: own.id, clan_id: clan.id, clan: clan.nombre, id_etapa: etapa, estado: 'pendiente' },
      ])
      expect(
        (await own.api.listInvitaciones({ ...mine, query: { todas: '1' } })).data.map(({ estado }) => estado),
      ).toEqual(['pendiente', 'retirada', 'rechazada', 'vencida'])
      for (const { api } of [leader, admin])
        await expect(api.listInvitaciones(mine)).rejects.toMatchObject({ code: 403 })
      await expect(site.visitor.listInvitaciones(mine)).rejects.toMatchObject({ code: 401 })
    })
  })

  describe('own data', () => {
    it('has everything stored about the player, and no secrets', async () => {
      const etapa = await newEtapa()
      const [own, rival] = [await site.player('Guardián'), await site.player('Vecino')]
      const [ownClan, rivalClan] = [await clanOf(own, etapa), await clanOf(rival, etapa)]
      await lose(own, etapa, ownClan.id, rivalClan.id, 'se cayó la luz')
      await site.visitor.requestRecovery({ body: { email: own.email } })
      await admin.api.createSuspension({
        body: {
          player_id: own.id,
          alcance: 'reportes',
          hasta: new Date(site.clock.now.getTime() + day).toISOString(),
          motivo: 'reportes repetidos',
        },
      })
      await own.api.updatePlayer({ params: { id: own.id }, body: { username: 'Guardián Viejo' } })
      const { data } = await own.api.exportOwnData({ params: { id: own.id } })
      expect(data).toMatchObject({
        perfil: { username: 'Guardián Viejo', email: own.email, contrasena: true, google: null },
        clanes: [{ nombre: ownClan.nombre, PlayerClan: { rango: 'Lider' } }],
        partidas: [{ gano: false, comentario: 'se cayó la luz' }],
        reportes: [{ comentario: 'se cayó la luz', reportado_por: 'Guardián' }],
        suspensiones: [{ alcance: 'reportes', motivo: 'reportes repetidos' }],
        sesiones: [{ revoked_at: null }],
        correos: [{ kind: 'recuperar' }],
        administracion: { sobre_mi: [{ action: 'suspension.crear' }], hecho_por_mi: [] },
      })
      const text = JSON.stringify(data)
      expect(text).not.toMatch(/argon2|hash|jti|token/i)
      expect(text).not.toContain(rival.email)
      expect(text).not.toContain(admin.username)
    })

    it('includes the audit log of staff’s own actions, without the data of others', async () => {
      const staff = await site.player('Moderadora', { rol: 2, admin: 1 })
      const marks = { secondFactor: false, lacksSecondFactor: false }
      const session = { ...staff, ...marks, rol: 2, admin: true, imagen: null, validado: true, jti: '', since: '' }
      await storeAudit(
        site.database.db,
        session,
        'jugador.modificar',
        'jugador 9 (Alguien)',
        { email: 'secreto@example.com' },
        { email: 'nuevo@example.com' },
        site.clock.now.toISOString(),
      )
      const { data } = await staff.api.exportOwnData({ params: { id: staff.id } })
      expect(data).toMatchObject({
        administracion: { hecho_por_mi: [{ action: 'jugador.modificar', target: 'jugador 9 (Alguien)' }] },
      })
      expect(JSON.stringify(data)).not.toContain('secreto@')
    })

    it("is one's own", async () => {
      const own = await site.player('Curioso')
      await expect(own.api.exportOwnData({ params: { id: admin.id } })).rejects.toMatchObject({ code: 403 })
      await expect(admin.api.exportOwnData({ params: { id: own.id } })).rejects.toMatchObject({ code: 403 })
      await expect(site.visitor.exportOwnData({ params: { id: own.id } })).rejects.toMatchObject({ code: 401 })
    })
  })

  describe('closing the account', () => {
    const stored = (id: number) =>
      site.database.db.selectFrom('players').where('id', '=', id).selectAll().executeTakeFirstOrThrow()

    it('requires the password', async () => {
      const { api, id } = await site.player('Dudosa')
      for (const given of [undefined, '', 'no es esta'])
        await expect(api.closeAccount({ body: { password: given } })).rejects.toMatchObject({
          code: 400,
          errors: [{ field: 'password' }],
        })
      expect((await stored(id)).closed_at).toBeNull()
    })

    it.each([
      ['borrar', '<p>Mensaje eliminado por su autor</p>'],
      ['dejar', '<p>Algo que dije</p>'],
    ] as const)('with `textos: %s` leaves %s, under the name it had', async (textos, comentario) => {
      const own = await site.player(`Escritora ${textos}`)
      const { id } = await site.database.db
        .insertInto('comments')
        .values({
          id_creador: own.id,
          creador: own.username,
          comentario: '<p>Algo que dije</p>',
          created_at: site.clock.now.toISOString(),
          edited_at: null,
          hidden_at: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await own.api.closeAccount({ body: { password, textos } })
      const left = await site.database.db
        .selectFrom('comments')
        .where('id', '=', id)
        .select(['creador', 'comentario'])
        .executeTakeFirst()
      expect(left).toEqual({ creador: own.username, comentario })
    })

    it('with its texts deleted, the open pages that show them are told', async () => {
      const own = await site.player('Borradora')
      const { data: anuncio } = await admin.api.createAnuncio({
        body: { titulo: 'Uno', descripcion: 'Dos', contenido: '<p>Tres</p>' },
      })
      const { data: comment } = await own.api.createComment({ body: { contenido: 'Hola', idAnuncio: anuncio.id } })
      const { data: secciones } = await site.visitor.listSecciones()
      const { data: tema } = await own.api.createTema({
        body: { id_seccion: secciones[0]?.id ?? 0, titulo: 'Mapas de noche', contenido: '<p>Los abro yo</p>' },
      })
      const open = await site.socket()
      for (const room of [`anuncio:${anuncio.id}`, `tema:${tema.id}`])
        expect(await ask(open, 'subscribe', { room })).toEqual({ ok: true })
      const heard = Promise.all([
        next(open, 'comment:updated', ({ comment: { id } }) => id === comment.id),
        next(open, 'post:updated', ({ id_tema }) => id_tema === tema.id),
      ])
      await own.api.closeAccount({ body: { password, textos: 'borrar' } })
      const [{ comment: said }, { mensaje: post }] = await heard
      const erased = '<p>Mensaje eliminado por su autor</p>'
      expect([said.comentario, post.contenido]).toEqual([erased, erased])
    })

    it('deletes personal data, ends every session and socket, and keeps only the matches and the name', async () => {
      const etapa = await newEtapa()
      const [own, rival, heir] = [
        await site.player('Despedida'),
        await site.player('Quedado'),
        await site.player('Heredera'),
      ]
      const [ownClan, rivalClan] = [await clanOf(own, etapa), await clanOf(rival, etapa)]
      await join(heir, ownClan.id, etapa, 'Capitán')
      const { data: match } = await lose(own, etapa, ownClan.id, rivalClan.id)
      await own.api.updatePlayer({
        params: { id: own.id },
        body: { volute: '77', twitch: 'despedida', youtube: '@despedida' },
      })
      await site.visitor.requestRecovery({ body: { email: own.email } })
      const { token } = await site.visitor.login({ body: { email: own.email, password } })
      const socket = await site.socket(token)
      const received = next(socket, 'session:revoked')
      await own.api.closeAccount({ body: { password } })

      expect(await received).toEqual({ reason: 'Cerraste tu cuenta' })
      await expect(own.api.logout()).rejects.toMatchObject({ code: 401 })
      await expect(site.visitor.login({ body: { email: own.email, password } })).rejects.toMatchObject({
        code: 401,
        message: 'Correo, usuario o contraseña incorrectos',
      })
      await expect(site.visitor.login({ body: { email: own.username, password } })).rejects.toMatchObject({ code: 401 })
      expect(await stored(own.id)).toMatchObject({
        username: 'Despedida',
        password_hash: null,
        volute: null,
        twitch: null,
        youtube: null,
        imagen: null,
        google_sub: null,
        validado: 0,
      })
      expect(JSON.stringify(await stored(own.id))).not.toContain('@')
      for (const table of ['mails', 'mail_tokens', 'invitaciones', 'suspensions', 'memberships'] as const) {
        expect(await site.database.db.selectFrom(table).where('player_id', '=', own.id).selectAll().execute()).toEqual(
          [],
        )
      }

      const lists = [
        site.visitor.listPlayers(),
        site.visitor.listPlayers({ query: { busqueda: 'despedida' } }),
        site.visitor.listTopPlayers(),
        admin.api.listAdminPlayers(),
        admin.api.listAllUsers(),
        site.visitor.getClan({ params: { id: ownClan.id } }),
      ]
      for (const reply of await Promise.all(lists)) expect(JSON.stringify(reply)).not.toContain('Despedida')
      await expect(site.visitor.getPlayer({ params: { id: own.id } })).rejects.toMatchObject({ code: 404 })
      await expect(site.visitor.listPlayerMatches({ params: { id: own.id } })).rejects.toMatchObject({ code: 404 })
      expect((await site.visitor.getPlayerClan({ params: { playerId: own.id, stageId: etapa } })).data).toEqual({
        clanes: [],
        rango: null,
      })
      expect((await site.visitor.getClan({ params: { id: ownClan.id } })).data).toMatchObject({
        id_lider: heir.id,
        players: [{ id: heir.id, rango: 'Lider' }],
      })
      expect((await site.visitor.listClanMatches({ params: { clanId: ownClan.id } })).data).toMatchObject([
        { id: match.id, reportado_por: 'Despedida' },
      ])
    })

    it('keeps the name taken and frees the e-mail', async () => {
      const own = await site.player('Irrepetible')
      await own.api.closeAccount({ body: { password } })
      await expect(
        site.visitor.registerPlayer({ body: { username: 'irrepetib1e', email: 'otra@example.com', password } }),
      ).rejects.toMatchObject({ code: 409, errors: [{ field: 'username' }] })
      expect(
        (await site.visitor.registerPlayer({ body: { username: 'Vuelta', email: own.email, password } })).code,
      ).toBe(201)
    })

    it('of an account without a password needs a session younger than ten minutes', async () => {
      const own = await site.player('Sin clave')
      await site.database.db
        .updateTable('players')
        .set({ password_hash: null, google_sub: 'sub-1' })
        .where('id', '=', own.id)
        .execute()
      const before = site.clock.now
      site.clock.now = new Date(before.getTime() + 600_000)
      await expect(own.api.closeAccount({ body: {} })).rejects.toMatchObject({ code: 400 })
      await expect(own.api.closeAccount({ body: { password: 'cualquiera' } })).rejects.toMatchObject({ code: 400 })
      site.clock.now = before
      expect((await own.api.closeAccount({ body: {} })).code).toBe(200)
    })

    it('is refused to the last rol 1; of two at once one stays', async () => {
      await expect(admin.api.closeAccount({ body: { password } })).rejects.toMatchObject({ code: 400 })
      const second = await site.player('Segunda', { rol: 1, admin: 1 })
      const tries = await Promise.allSettled([admin, second].map(({ api }) => api.closeAccount({ body: { password } })))
      expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    })
  })
})
