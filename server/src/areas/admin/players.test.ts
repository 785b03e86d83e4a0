import { existsSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Rango } from '@trinchera/rules/permissions'
import { isPassword } from '../../accounts/passwords'
import { openPictureFolder } from '@trinchera/runtime/picture-folder'
import { storeSquarePicture } from '../../pictures/store-picture'
import { next, password, startTestApp, type TestApp, type TestPlayer } from '../../../testing/app'

let site: TestApp
let admin: TestPlayer
let moderator: TestPlayer
let etapas: number[]
beforeAll(async () => {
  site = await startTestApp()
  admin = await site.player('Comandante', { rol: 1, admin: 1 })
  moderator = await site.player('Sargento', { rol: 2, admin: 1 })
  const juego = (await admin.api.createJuego({ body: { nombre: 'Base' } })).data.id
  etapas = []
  for (const nombre of ['Etapa I', 'Etapa II'])
    etapas.push(
      (await admin.api.createEtapa({ body: { nombre, id_juego: juego, activo: true, multijugador: true } })).data.id,
    )
})
afterAll(() => site.stop())

const syllables = ['Ca', 'Lo', 'Mi', 'Ru', 'Te', 'Na', 'Po', 'Du']
let count = 0
/** A unique name without digits, because digits are folded into letters. */
const name = () => [...(count++).toString(8).padStart(4, '0')].map((digit) => syllables[Number(digit)]).join('')
const someone = (marks?: { rol?: number; admin?: number; validado?: number }) => site.player(name(), marks)
const lastAudit = () =>
  site.database.db.selectFrom('audit_log').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()
const modify = (by: TestPlayer, id: number, body: Parameters<typeof admin.api.updateAdminPlayer>[0]['body']) =>
  by.api.updateAdminPlayer({ params: { id }, body })
const tomorrow = () => new Date(site.clock.now.getTime() + 86_400_000).toISOString()

describe('the list of players', () => {
  it('is searched by a part of the name whatever its case, or by the id alone', async () => {
    const one = await site.player('Ñandú del Sur')
    const search = async (busqueda: string) =>
      (await moderator.api.listAdminPlayers({ query: { busqueda } })).data.map(({ id }) => id)
    expect(await search('ÑANDÚ')).toEqual([one.id])
    expect(await search(String(one.id))).toEqual([one.id])
    expect(await search('no hay nadie así')).toEqual([])
  })

  it('is complete without paging parameters, otherwise in pages of ten, with e-mails', async () => {
    for (let number = 0; number < 11; number++) await someone()
    const whole = await moderator.api.listAdminPlayers({ query: {} })
    expect(whole.meta).toBeUndefined()
    expect(whole.data.every(({ email }) => email.includes('@'))).toBe(true)
    const second = await moderator.api.listAdminPlayers({ query: { pagina: 2 } })
    expect(second.meta).toEqual({ pagina: 2, por_pagina: 10, total: whole.data.length })
    expect(second.data).toEqual(whole.data.slice(10, 20))
    expect((await moderator.api.listAllUsers()).data).toEqual(
      whole.data.map(({ id, username }) => ({ id, nombre: username })),
    )
  })

  it('omits closed accounts', async () => {
    const gone = await someone()
    await gone.api.closeAccount({ body: { password } })
    expect((await admin.api.listAdminPlayers({ query: { busqueda: gone.username } })).data).toEqual([])
    const { api } = admin
    for (const call of [
      () => api.getAdminPlayer({ params: { id: gone.id } }),
      () => modify(admin, gone.id, { rol: 1 }),
      () => api.deleteAdminPlayer({ params: { id: gone.id } }),
    ]) {
      await expect(call()).rejects.toMatchObject({ code: 404 })
    }
  })

  it('includes the rols, the ranks and the areas that each rol opens', async () => {
    expect((await moderator.api.listAllRoles()).data[0]).toEqual({ id: 1, nombre: 'Administrador' })
    expect((await moderator.api.listAllCargos()).data.map(({ nombre }) => nombre)).toEqual([
      'Lider',
      'Co-Lider',
      'Capitán',
      'Miembro',
    ])
    expect((await moderator.api.listAllNiveles()).data.map(({ pestanas }) => pestanas.length)).toEqual([8, 3, 1, 1, 0])
  })
})

describe('modifying a player', () => {
  it('changes only the given fields and records only those in the audit log', async () => {
    const player = await someone()
    await modify(moderator, player.id, { volute: 'perfil.77', twitch: 'https://www.twitch.tv/Canal_Uno' })
    const { data } = await modify(moderator, player.id, { username: 'El Zorro', validado: 'false' })
    expect(data).toMatchObject({
      username: 'El Zorro',
      email: player.email,
      volute: 'perfil.77',
      twitch: 'canal_uno',
      validado: false,
      rol: 5,
      admin: false,
      suspensiones: [],
    })
    const { before, after, ...line } = await lastAudit()
    expect(line).toMatchObject({
      action: 'jugador.modificar',
      actor: 'Sargento',
      target: `jugador ${player.id} (${player.username})`,
    })
    expect([before, after].map((text) => JSON.parse(text ?? ''))).toEqual([
      { username: player.username, validado: true },
      { username: 'El Zorro', validado: false },
    ])
  })

  it('changes and records nothing when every field has the stored value', async () => {
    const player = await someone()
    const before = await lastAudit()
    await modify(moderator, player.id, {
      username: player.username,
      email: player.email.toUpperCase(),
      rol: 5,
      admin: 'false',
      volute: '',
    })
    expect(await lastAudit()).toEqual(before)
  })

  it("refuses a name or an e-mail that is another's, look-alikes included, and takes one's own in another case", async () => {
    const [player, other] = [await site.player('Oscar Lobo'), await site.player('Puma Gris')]
    await expect(modify(moderator, other.id, { username: '0scar L0bo' })).rejects.toMatchObject({
      code: 409,
      errors: [{ field: 'username' }],
    })
    await expect(modify(moderator, other.id, { email: player.email.toUpperCase() })).rejects.toMatchObject({
      code: 409,
      errors: [{ field: 'email' }],
    })
    expect((await modify(moderator, player.id, { username: 'OSCAR LOBO' })).data.username).toBe('OSCAR LOBO')
  })

  it('gives a name to one of two players who request it at once', async () => {
    const players = [await someone(), await someone(), await someone()]
    const tries = await Promise.allSettled(players.map(({ id }) => modify(moderator, id, { username: 'El Único' })))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const tried of tries)
      if (tried.status === 'rejected')
        expect(tried.reason).toMatchObject({ code: 409, errors: [{ field: 'username' }] })
  })

  it.each([
    [{ username: '   ' }, 'username'],
    [{ username: 'ab' }, 'username'],
    [{ email: 'no es correo' }, 'email'],
    [{ rol: 6 }, 'rol'],
    [{ rol: 0 }, 'rol'],
    [{ youtube: 'javascript:alert(1)' }, 'youtube'],
    [{ twitch: 'javascript:alert(1)' }, 'twitch'],
  ])('refuses %j', async (body, field) => {
    const player = await someone()
    await expect(modify(admin, player.id, body)).rejects.toMatchObject({ code: 400, errors: [{ field }] })
  })

  it('allows rol 2 to send the current rol and flag, but not to change them', async () => {
    const player = await someone()
    expect((await modify(moderator, player.id, { volute: 'uno', rol: '5', admin: 'false' })).data.volute).toBe('uno')
    for (const body of [{ rol: 4 }, { admin: true }, { username: 'Otro Nombre', rol: 1 }])
      await expect(modify(moderator, player.id, body)).rejects.toMatchObject({ code: 403 })
    expect((await admin.api.getAdminPlayer({ params: { id: player.id } })).data).toMatchObject({
      username: player.username,
      rol: 5,
      admin: false,
    })
  })

  it('refuses an edit that conflicts with one made since the editor was opened, and keeps the stored values', async () => {
    const player = await someone()
    const {
      data: { username, volute, validado, rol, admin: flag },
    } = await admin.api.getAdminPlayer({ params: { id: player.id } })
    const antes = { username, volute, validado, rol, admin: flag, victorias: 99, otro: 'x' }
    await modify(moderator, player.id, { volute: 'perfil.1', validado: false, antes })
    const before = await lastAudit()
    await expect(modify(admin, player.id, { username: 'El Zorzal', antes })).rejects.toMatchObject({
      code: 409,
      errors: [
        { field: 'volute', message: 'Ahora es «perfil.1»' },
        { field: 'validado', message: 'Ahora es «no»' },
      ],
    })
    expect(await lastAudit()).toEqual(before)
    expect(
      (
        await modify(admin, player.id, {
          username: 'El Zorzal',
          antes: { username, volute: 'perfil.1', rol: '5', validado: 'false' },
        })
      ).data.username,
    ).toBe('El Zorzal')
    const json = JSON.stringify({ twitch: 'canal_dos', antes: { twitch: '' } })
    const headers = { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' }
    expect((await site.call('PUT', `/admin/update-player/${player.id}`, { headers, body: json })).status).toBe(200)
    expect((await site.call('PUT', `/admin/update-player/${player.id}`, { headers, body: json })).json).toMatchObject({
      code: 409,
      errors: [{ field: 'twitch', message: 'Ahora es «canal_dos»' }],
    })
  })

  it('refuses an "antes" that is not an object of fields', async () => {
    const player = await someone()
    for (const antes of ['no es JSON', '[1]', '"texto"']) {
      const form = new FormData()
      form.set('volute', 'perfil.1')
      form.set('antes', antes)
      expect(
        (
          await site.call('PUT', `/admin/update-player/${player.id}`, {
            headers: { authorization: `Bearer ${admin.token}` },
            body: form,
          })
        ).status,
      ).toBe(400)
    }
  })

  it('accepts one of two simultaneous edits of the same field', async () => {
    const player = await someone()
    const tries = await Promise.allSettled(
      ['uno', 'dos', 'tres'].map((volute, index) =>
        modify(index % 2 ? moderator : admin, player.id, { volute, antes: { volute: null } }),
      ),
    )
    expect(tries.map((tried) => (tried.status === 'fulfilled' ? 200 : tried.reason.code)).sort()).toEqual([
      200, 409, 409,
    ])
  })

  it('invalidates links mailed to the old address', async () => {
    const player = await someone({ validado: 0 })
    const at = site.clock.now.toISOString()
    const token = {
      token_hash: `h${player.id}`,
      purpose: 'recuperar',
      created_at: at,
      expires_at: tomorrow(),
      used_at: null,
    } as const
    await site.database.db
      .insertInto('mail_tokens')
      .values({ ...token, player_id: player.id })
      .execute()
    await modify(admin, player.id, { email: 'nueva.direccion@example.com' })
    expect(
      await site.database.db
        .selectFrom('mail_tokens')
        .select('used_at')
        .where('player_id', '=', player.id)
        .executeTakeFirst(),
    ).toEqual({ used_at: expect.any(String) })
  })
})

describe('a new rol', () => {
  it('takes effect at once on an open session', async () => {
    const player = await someone()
    await expect(player.api.listAllRoles()).rejects.toMatchObject({ code: 403 })
    await modify(admin, player.id, { rol: 2, admin: true })
    expect((await player.api.listAllRoles()).code).toBe(200)
    await modify(admin, player.id, { admin: false })
    await expect(player.api.listAllRoles()).rejects.toMatchObject({ code: 403 })
  })

  it('adds its socket to the staff room at once, and removes it when the rol is taken away', async () => {
    const player = await someone()
    const socket = await site.socket(player.token)
    const rooms = () => [...(site.app.io.of('/').sockets.get(socket.id ?? '')?.rooms ?? [])]
    const events: string[] = []
    socket.on('staff:activity', ({ target }) => events.push(target))
    const received = next(socket, 'session:changed')
    await modify(admin, player.id, { rol: 3, admin: true })
    expect(await received).toEqual({ rol: 3, admin: true })
    expect(rooms()).toContain('staff')
    const retold = next(socket, 'session:changed')
    await modify(admin, player.id, { rol: 5, admin: false })
    expect(await retold).toEqual({ rol: 5, admin: false })
    expect(rooms()).not.toContain('staff')
    expect(rooms()).toContain(`jugador:${player.id}`)
    await admin.api.createJuego({ body: { nombre: `Juego ${name()}` } })
    const last = next(socket, 'session:changed')
    await modify(admin, player.id, { rol: 4, admin: true })
    await last // the socket has received a later event, so it would already have received that of the juego
    expect(events.filter((target) => target.startsWith('juego'))).toEqual([])
  })
})

describe('another password', () => {
  it('ends the player’s sessions and sockets, notifies by mail, and leaves no secret in the audit log', async () => {
    const player = await someone()
    const socket = await site.socket(player.token)
    const revoked = next(socket, 'session:revoked')
    await moderator.api.updateAdminPlayerPassword({
      params: { id: player.id },
      body: { password: 'Una-clave-nueva-45' },
    })
    expect(await revoked).toEqual({ reason: 'Tu contraseña cambió' })
    await expect(player.api.listInvitaciones({ params: { playerId: player.id }, query: {} })).rejects.toMatchObject({
      code: 401,
    })
    expect(
      await site.database.db.selectFrom('mails').select('kind').where('player_id', '=', player.id).execute(),
    ).toEqual([{ kind: 'clave-cambiada' }])
    expect((await site.visitor.login({ body: { email: player.email, password: 'Una-clave-nueva-45' } })).code).toBe(200)
    const line = await lastAudit()
    expect(line).toMatchObject({ action: 'jugador.clave', target: `jugador ${player.id} (${player.username})` })
    expect(JSON.stringify(line)).not.toMatch(/Una-clave|argon/)
  })

  it('of one’s own account keeps the current session', async () => {
    const other = await someone({ rol: 1, admin: 1 })
    const second = (await site.visitor.login({ body: { email: other.email, password } })).token
    await other.api.updateAdminPlayerPassword({ params: { id: other.id }, body: { password: 'Una-clave-nueva-46' } })
    expect((await other.api.listAllRoles()).code).toBe(200)
    expect(
      (await site.call('GET', '/admin/all-roles', { headers: { authorization: `Bearer ${second}` } })).status,
    ).toBe(401)
    await modify(admin, other.id, { rol: 5, admin: false })
  })

  it('has to be one', async () => {
    const player = await someone()
    await expect(
      admin.api.updateAdminPlayerPassword({ params: { id: player.id }, body: { password: 'corta' } }),
    ).rejects.toMatchObject({ code: 400, errors: [{ field: 'password' }] })
    const { password_hash } = await site.database.db
      .selectFrom('players')
      .select('password_hash')
      .where('id', '=', player.id)
      .executeTakeFirstOrThrow()
    expect(await isPassword(password_hash, password)).toBe(true)
  })
})

describe('deleting a player', () => {
  const clan = async (lider: TestPlayer, etapa: number) =>
    (await lider.api.createClan({ body: { nombre: `Clan ${name()}`, tag: name().slice(2), id_etapa: etapa } })).data
  const join = (id_clan: number, id_etapa: number, player: TestPlayer, rango: Rango, joined_at: string) =>
    site.database.db
      .insertInto('memberships')
      .values({ id_clan, player_id: player.id, id_etapa, rango, joined_at })
      .execute()

  it('hands each clan to the highest rank, then the earliest member, and deletes a clan without other members', async () => {
    const [first = 0, second = 0] = etapas
    const [leader, late, early, captain] = [await someone(), await someone(), await someone(), await someone()]
    const own = await clan(leader, first)
    const alone = await clan(leader, second)
    await join(own.id, first, captain, 'Capitán', '2026-01-01T00:00:00.000Z')
    await join(own.id, first, late, 'Co-Lider', '2026-03-01T00:00:00.000Z')
    await join(own.id, first, early, 'Co-Lider', '2026-02-01T00:00:00.000Z')
    const watcher = await site.socket()
    const events: unknown[] = []
    const both = new Promise<void>((resolve) => {
      watcher.on('clan:changed', ({ id, clan: now }) => {
        events.push([id, now?.players.map(({ id: member, rango }) => [member, rango]) ?? null])
        if (events.length === 2) resolve()
      })
    })
    for (const room of [`clan:${own.id}`, `clan:${alone.id}`])
      await new Promise<unknown>((resolve) => watcher.emit('subscribe', { room }, resolve))

    const version = (await site.visitor.listClanes({ params: { id: first } })).meta.version
    await admin.api.deleteAdminPlayer({ params: { id: leader.id } })
    await both
    expect(events).toEqual([
      [
        own.id,
        [
          [early.id, 'Lider'],
          [late.id, 'Co-Lider'],
          [captain.id, 'Capitán'],
        ],
      ],
      [alone.id, null],
    ])
    const table = await site.visitor.listClanes({ params: { id: first } })
    expect(table.meta.version).toBe(version + 1)
    expect(table.data.find(({ id }) => id === own.id)?.id_lider).toBe(early.id)
    await expect(site.visitor.getClan({ params: { id: alone.id } })).rejects.toMatchObject({ code: 404 })
    expect(
      await site.database.db
        .selectFrom('clan_removals')
        .select(['id_clan', 'id_etapa'])
        .where('id_clan', '=', alone.id)
        .execute(),
    ).toEqual([{ id_clan: alone.id, id_etapa: second }])
    const again = await someone()
    expect(
      (await again.api.createClan({ body: { nombre: alone.nombre, tag: alone.tag, id_etapa: second } })).code,
    ).toBe(201) // the deleted clan's name and tag are free again
  })

  it('who is a plain member does not change the clan', async () => {
    const [etapa = 0] = etapas
    const [leader, member] = [await someone(), await someone()]
    const own = await clan(leader, etapa)
    await join(own.id, etapa, member, 'Capitán', '2026-01-01T00:00:00.000Z')
    await site.visitor.getClan({ params: { id: own.id } }) // puts the reply into the cache
    await admin.api.deleteAdminPlayer({ params: { id: member.id } })
    expect((await site.visitor.getClan({ params: { id: own.id } })).data.players.map(({ id }) => id)).toEqual([
      leader.id,
    ])
  })

  it('keeps the names in the matches, withdraws the offers of the clan, and deletes the picture', async () => {
    const [etapa = 0] = etapas
    const [leader, rival, invited] = [await someone(), await someone(), await someone()]
    const [own, other] = [await clan(leader, etapa), await clan(rival, etapa)]
    const { juego } = (await site.visitor.getEtapa({ params: { id: etapa } })).data
    const report = {
      id_clan_ganador: other.id,
      id_clan_perdedor: own.id,
      id_etapa: etapa,
      id_juego: juego.id,
      comentario: 'Buena partida',
    }
    const match = (await leader.api.reportLoss({ body: report })).data
    const invitacion = {
      player_id: invited.id,
      clan_id: own.id,
      id_etapa: etapa,
      reclutador_id: leader.id,
      fecha_envio: tomorrow(),
      answered_at: null,
    }
    await site.database.db
      .insertInto('invitaciones')
      .values({ ...invitacion, estado: 'pendiente' })
      .execute()
    const picture = await storeSquarePicture(
      openPictureFolder(site.dataDir),
      'players',
      await sharp({ create: { width: 9, height: 9, channels: 3, background: '#553311' } })
        .png()
        .toBuffer(),
    )
    await site.database.db.updateTable('players').set({ imagen: picture.path }).where('id', '=', leader.id).execute()
    const socket = await site.socket(leader.token)
    const revoked = next(socket, 'session:revoked')

    await admin.api.deleteAdminPlayer({ params: { id: leader.id } })
    expect(await revoked).toEqual({ reason: 'Tu cuenta ya no existe' })
    await expect(leader.api.listInvitaciones({ params: { playerId: leader.id }, query: {} })).rejects.toMatchObject({
      code: 401,
    })
    await expect(site.visitor.getPlayer({ params: { id: leader.id } })).rejects.toMatchObject({ code: 404 })
    expect(existsSync(`${site.dataDir}${picture.path}`)).toBe(false)
    const [kept] = (await site.visitor.listClanMatches({ params: { clanId: other.id }, query: {} })).data
    expect(kept).toMatchObject({
      id: match.id,
      reportado_por: leader.username,
      perdedor: { nombre: own.nombre, eliminado: true },
    })
    expect(
      (await invited.api.listInvitaciones({ params: { playerId: invited.id }, query: { todas: '1' } })).data,
    ).toMatchObject([{ clan_id: own.id, estado: 'retirada' }])
    const line = await lastAudit()
    expect(line).toMatchObject({
      action: 'jugador.eliminar',
      target: `jugador ${leader.id} (${leader.username})`,
      after: null,
    })
    expect(line.before).not.toContain('@')
    expect((await site.player(leader.username)).id).not.toBe(leader.id)
  })

  it('of oneself is refused', async () => {
    await expect(admin.api.deleteAdminPlayer({ params: { id: admin.id } })).rejects.toMatchObject({ code: 403 })
    await expect(admin.api.deleteAdminPlayer({ params: { id: 999_999 } })).rejects.toMatchObject({ code: 404 })
  })
})
