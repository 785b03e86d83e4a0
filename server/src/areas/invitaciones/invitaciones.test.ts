import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { invitacionMs } from '@trinchera/rules/limits'
import { next, startTestApp, type TestApp, type TestPlayer } from '../../../testing/app'

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
const letters = 'ABCDEFGHJKMN'
const word = () =>
  `${letters[count++ % 12]}${letters[Math.floor(count / 12) % 12]}${letters[Math.floor(count / 144) % 12]}`
const someone = (name = `Recluta ${word()}`) => site.player(name)
const newEtapa = async ({ activo = true, multijugador = true } = {}) =>
  (await admin.api.createEtapa({ body: { nombre: `Etapa ${word()}`, id_juego: juego, activo, multijugador } })).data.id

async function founded(etapa: number, nombre = `Clan ${word()}`) {
  const lider = await someone()
  const { id } = (await lider.api.createClan({ body: { nombre, tag: word(), id_etapa: etapa } })).data
  const invite = async (who: TestPlayer) =>
    (
      await lider.api.sendInvitacion({
        body: { player_id: who.id, clan_id: id, id_etapa: etapa, reclutador_id: lider.id },
      })
    ).data
  return { id, nombre, etapa, lider, invite }
}
const accept = (who: TestPlayer, { id, clan_id, id_etapa }: { id: number; clan_id: number; id_etapa: number }) =>
  who.api.acceptInvitacion({ body: { player_id: who.id, clan_id, id_etapa, id_invitacion: id } })
const ownOf = async (who: TestPlayer, todas: '0' | '1' = '0') =>
  (await who.api.listInvitaciones({ params: { playerId: who.id }, query: { todas } })).data
const lastNotice = async (who: TestPlayer) =>
  (await who.api.listNotices()).data.map(({ tipo, texto }) => [tipo, texto])[0]

/** Moves an offer's date back by just over the 14 days after which offers expire. */
async function grownOld(table: 'invitaciones' | 'solicitudes', id: number) {
  await site.database.db
    .updateTable(table)
    .set({ fecha_envio: new Date(site.clock.now.getTime() - invitacionMs - 1).toISOString() })
    .where('id', '=', id)
    .execute()
}

describe('an invitation', () => {
  it('stands in its notice in its present state, for the invited player alone', async () => {
    const clan = await founded(await newEtapa())
    const recruit = await someone()
    const socket = await site.socket(recruit.token)
    const told = next(socket, 'notice:created')
    const { id } = await clan.invite(recruit)
    expect((await told).notice).toMatchObject({
      tipo: 'invitacion',
      solicitud: null,
      invitacion: { id, estado: 'pendiente' },
    })
    const inBell = async () => (await recruit.api.listNotices()).data[0]?.invitacion?.estado
    expect(await inBell()).toBe('pendiente')
    await recruit.api.rejectInvitacion({ body: { id_invitacion: id } })
    expect(await inBell()).toBe('rechazada')
    const again = await clan.invite(recruit)
    await grownOld('invitaciones', again.id)
    expect(await inBell()).toBe('vencida')
    expect((await clan.lider.api.listNotices()).data.map(({ invitacion }) => invitacion)).toEqual([null])
  })

  it('is broadcast to the invited player and the leaders, and so is the answer', async () => {
    const clan = await founded(await newEtapa(), 'Los Halcones')
    const recruit = await someone()
    const [mine, theirs] = [await site.socket(recruit.token), await site.socket(clan.lider.token)]
    const [received, sent, notice] = [
      next(mine, 'invitation:received'),
      next(theirs, 'invitation:received'),
      next(mine, 'notice:created'),
    ]
    const invitacion = await clan.invite(recruit)
    expect(invitacion).toMatchObject({
      player_id: recruit.id,
      player: recruit.username,
      clan: 'Los Halcones',
      clan_id: clan.id,
      id_etapa: clan.etapa,
      reclutador: clan.lider.username,
      estado: 'pendiente',
    })
    expect([(await received).invitation, (await sent).invitation]).toEqual([invitacion, invitacion])
    expect((await notice).notice).toMatchObject({ tipo: 'invitacion', enlace: '/ladder/micuenta' })
    expect(await ownOf(recruit)).toEqual([invitacion])
    const answered = next(theirs, 'invitation:answered')
    const reply = await accept(recruit, invitacion)
    expect(reply).toMatchObject({ code: 201, data: { estado: 'aceptada' } })
    expect((await answered).invitation).toEqual(reply.data)
    expect(await lastNotice(clan.lider)).toEqual([
      'invitacion-respondida',
      `${recruit.username} aceptó la invitación y ya es de Los Halcones.`,
    ])
    expect(
      (await site.visitor.getPlayerClan({ params: { playerId: recruit.id, stageId: clan.etapa } })).data,
    ).toMatchObject({ clanes: [{ id: clan.id }], rango: 'Miembro' })
  })

  it('is also sent by mail to players who chose that', async () => {
    const clan = await founded(await newEtapa(), 'Los Queltehues')
    const [wants, other] = [await someone(), await someone()]
    await wants.api.updateNoticePreferences({ body: { avisos: [{ tipo: 'invitacion', sitio: true, correo: true }] } })
    const invitacion = await clan.invite(wants)
    await clan.invite(other)
    const mails = await site.database.db
      .selectFrom('mails')
      .where('player_id', 'in', [wants.id, other.id])
      .select(['player_id', 'kind', 'data'])
      .execute()
    expect(mails.map(({ data, ...mail }) => ({ ...mail, ...JSON.parse(data ?? 'null') }))).toEqual([
      {
        player_id: wants.id,
        kind: 'invitacion',
        clan: 'Los Queltehues',
        etapa: invitacion.etapa,
        quien: clan.lider.username,
      },
    ])
    expect((await lastNotice(wants))?.[0]).toBe('invitacion')
  })

  it('when accepted closes the other pending offers of that etapa, and none of another', async () => {
    const etapa = await newEtapa()
    const [one, two, elsewhere] = [await founded(etapa), await founded(etapa), await founded(await newEtapa())]
    const recruit = await someone()
    const [chosen, other] = [await one.invite(recruit), await two.invite(recruit)]
    const kept = await elsewhere.invite(recruit)
    const gone = next(await site.socket(two.lider.token), 'invitation:withdrawn')
    await accept(recruit, chosen)
    expect((await gone).invitation).toMatchObject({ id: other.id, estado: 'vencida' })
    expect((await ownOf(recruit)).map(({ id }) => id)).toEqual([kept.id])
    await expect(accept(recruit, other)).rejects.toMatchObject({ code: 400 })
    await expect(two.invite(recruit)).rejects.toMatchObject({ code: 400 })
  })

  it('founding a clan closes the pending offers of that etapa', async () => {
    const clan = await founded(await newEtapa())
    const recruit = await someone()
    await clan.invite(recruit)
    await recruit.api.createClan({ body: { nombre: 'Propio', tag: 'PRO', id_etapa: clan.etapa } })
    expect((await ownOf(recruit, '1')).map(({ estado }) => estado)).toEqual(['vencida'])
  })

  it('rejected, withdrawn or expired cannot be accepted, and the player can be invited again', async () => {
    const clan = await founded(await newEtapa())
    const recruit = await someone()
    const rejected = await clan.invite(recruit)
    await recruit.api.rejectInvitacion({ body: { id_invitacion: rejected.id } })
    expect((await lastNotice(clan.lider))?.[0]).toBe('invitacion-respondida')
    const withdrawn = await clan.invite(recruit)
    const heard = next(await site.socket(recruit.token), 'invitation:withdrawn')
    await clan.lider.api.withdrawInvitacion({ body: { id_invitacion: withdrawn.id } })
    expect((await heard).invitation.estado).toBe('retirada')
    const lapsed = await clan.invite(recruit)
    await grownOld('invitaciones', lapsed.id)
    for (const old of [rejected, withdrawn, lapsed])
      await expect(accept(recruit, old)).rejects.toMatchObject({ code: 400 })
    await expect(recruit.api.rejectInvitacion({ body: { id_invitacion: lapsed.id } })).rejects.toMatchObject({
      code: 400,
    })
    expect(await ownOf(recruit)).toEqual([])
    await accept(recruit, await clan.invite(recruit))
    expect((await ownOf(recruit, '1')).map(({ estado }) => estado).toSorted()).toEqual([
      'aceptada',
      'rechazada',
      'retirada',
      'vencida',
    ])
  })

  it('is pending at most once per player and clan', async () => {
    const clan = await founded(await newEtapa())
    const recruit = await someone()
    await clan.invite(recruit)
    await expect(clan.invite(recruit)).rejects.toMatchObject({ code: 409 })
    expect(
      (
        await Promise.allSettled(Array.from({ length: 5 }, async () => clan.invite(await someone(`Otro ${word()}`))))
      ).every(({ status }) => status === 'fulfilled'),
    ).toBe(true)
  })

  it('is refused with ids that contradict each other', async () => {
    const [clan, other] = [await founded(await newEtapa()), await founded(await newEtapa())]
    const [recruit, stranger] = [await someone(), await someone()]
    const send = (body: { player_id?: number; clan_id?: number; id_etapa?: number; reclutador_id?: number }) =>
      clan.lider.api.sendInvitacion({
        body: { player_id: recruit.id, clan_id: clan.id, id_etapa: clan.etapa, ...body },
      })
    await expect(send({ id_etapa: other.etapa })).rejects.toMatchObject({ code: 400 })
    await expect(send({ clan_id: other.id, id_etapa: other.etapa })).rejects.toMatchObject({ code: 403 })
    await expect(send({ clan_id: 999_999 })).rejects.toMatchObject({ code: 404 })
    await expect(send({ player_id: 999_999 })).rejects.toMatchObject({ code: 400, errors: [{ field: 'player_id' }] })
    await expect(send({ player_id: clan.lider.id })).rejects.toMatchObject({ code: 400 })
    await expect(send({ reclutador_id: stranger.id })).rejects.toMatchObject({ code: 403 })
    const invitacion = await clan.invite(recruit)
    const take = (
      who: TestPlayer,
      body: { player_id?: number; clan_id?: number; id_etapa?: number; id_invitacion?: number },
    ) =>
      who.api.acceptInvitacion({
        body: { player_id: who.id, clan_id: clan.id, id_etapa: clan.etapa, id_invitacion: invitacion.id, ...body },
      })
    await expect(take(recruit, { clan_id: other.id })).rejects.toMatchObject({ code: 400 })
    await expect(take(recruit, { id_etapa: other.etapa })).rejects.toMatchObject({ code: 400 })
    await expect(take(recruit, { id_invitacion: 999_999 })).rejects.toMatchObject({ code: 404 })
    await expect(take(recruit, { player_id: stranger.id })).rejects.toMatchObject({ code: 403 })
    await expect(take(stranger, {})).rejects.toMatchObject({ code: 403 })
    await expect(stranger.api.rejectInvitacion({ body: { id_invitacion: invitacion.id } })).rejects.toMatchObject({
      code: 403,
    })
    await expect(other.lider.api.withdrawInvitacion({ body: { id_invitacion: invitacion.id } })).rejects.toMatchObject({
      code: 403,
    })
    expect(await ownOf(recruit)).toEqual([invitacion])
  })

  it('is possible only in open etapas with clans of several members', async () => {
    const lone = await someone()
    const duel = (await lone.api.createClan({ body: { id_etapa: await newEtapa({ multijugador: false }) } })).data
    const recruit = await someone()
    await expect(
      lone.api.sendInvitacion({ body: { player_id: recruit.id, clan_id: duel.id, id_etapa: duel.id_etapa } }),
    ).rejects.toMatchObject({ code: 400 })
    await expect(lone.api.listRecruits({ params: { id: duel.id } })).rejects.toMatchObject({ code: 400 })
    await expect(recruit.api.sendSolicitud({ body: { clan_id: duel.id } })).rejects.toMatchObject({ code: 400 })
    const clan = await founded(await newEtapa())
    const invitacion = await clan.invite(recruit)
    await admin.api.updateEtapa({ params: { id: clan.etapa }, body: { activo: false } })
    await expect(accept(recruit, invitacion)).rejects.toMatchObject({ code: 400 })
    await expect(clan.invite(await someone())).rejects.toMatchObject({ code: 400 })
    expect((await ownOf(recruit)).map(({ estado }) => estado)).toEqual(['pendiente'])
  })
})

describe('who can be invited', () => {
  it('are the players without a clan in the etapa, in pages, with pending invitations and requests marked', async () => {
    const [clan, elsewhere] = [await founded(await newEtapa()), await founded(await newEtapa())]
    const [ana, beto, carla] = [await someone('Zorra Ana'), await someone('Zorro Beto'), await someone('zorro Carla')]
    await elsewhere.invite(ana)
    const invitacion = await clan.invite(beto)
    await accept(carla, await clan.invite(carla))
    const search = async (busqueda: string, query = {}) =>
      clan.lider.api.listRecruits({ params: { id: clan.id }, query: { busqueda, ...query } })
    const solicitud = (await ana.api.sendSolicitud({ body: { clan_id: clan.id } })).data
    const found = (await search('zorr')).data.map(({ id, id_invitacion, id_solicitud }) => [
      id,
      id_invitacion,
      id_solicitud,
    ])
    expect(found).toEqual([
      [ana.id, null, solicitud.id],
      [beto.id, invitacion.id, null],
    ])
    await grownOld('solicitudes', solicitud.id)
    expect((await search('zorra')).data[0]?.id_solicitud).toBe(null)
    expect(await search('zorr', { pagina: 2, por_pagina: 1 })).toMatchObject({
      data: [{ id: beto.id }],
      meta: { pagina: 2, por_pagina: 1, total: 2 },
    })
  })
})

describe('an account that is not validated', () => {
  it('is not listed for recruiting, and cannot be invited', async () => {
    const clan = await founded(await newEtapa())
    const player = await site.player(`Reciente ${word()}`, { validado: 0 })
    expect(
      (await clan.lider.api.listRecruits({ params: { id: clan.id }, query: { busqueda: player.username } })).data,
    ).toEqual([])
    await expect(clan.invite(player)).rejects.toMatchObject({
      code: 400,
      message: 'Ese jugador todavía no valida su cuenta',
      errors: [{ field: 'player_id' }],
    })
  })

  it('cannot join a clan with a request sent while it was validated', async () => {
    const clan = await founded(await newEtapa())
    const player = await someone()
    const { id } = (await player.api.sendSolicitud({ body: { clan_id: clan.id } })).data
    await admin.api.updateAdminPlayer({ params: { id: player.id }, body: { validado: false } })
    await expect(clan.lider.api.answerSolicitud({ body: { id_solicitud: id, aceptar: true } })).rejects.toMatchObject({
      code: 400,
    })
    expect((await clan.lider.api.answerSolicitud({ body: { id_solicitud: id, aceptar: false } })).data.estado).toBe(
      'rechazada',
    )
  })
})

describe('asking to join', () => {
  it('notifies the leaders, and makes a member when accepted', async () => {
    const clan = await founded(await newEtapa(), 'Los Zorzales')
    const player = await someone()
    const heard = next(await site.socket(clan.lider.token), 'request:received')
    const { data } = await player.api.sendSolicitud({ body: { clan_id: clan.id, mensaje: 'Juego de noche' } })
    expect((await heard).solicitud).toEqual(data)
    expect(await lastNotice(clan.lider)).toEqual(['solicitud', `${player.username} pide entrar a Los Zorzales.`])
    expect((await clan.lider.api.listClanSolicitudes({ params: { id: clan.id } })).data).toEqual([data])
    const answered = next(await site.socket(player.token), 'request:answered')
    await clan.lider.api.answerSolicitud({ body: { id_solicitud: data.id, aceptar: true } })
    expect((await answered).solicitud).toEqual({ ...data, estado: 'aceptada' })
    expect(await lastNotice(player)).toEqual([
      'solicitud-respondida',
      'Te aceptaron en Los Zorzales: ya eres del clan.',
    ])
    expect((await site.visitor.getClan({ params: { id: clan.id } })).data.players.map(({ id }) => id)).toContain(
      player.id,
    )
    await expect(
      clan.lider.api.answerSolicitud({ body: { id_solicitud: data.id, aceptar: false } }),
    ).rejects.toMatchObject({ code: 400 })
  })

  it('can be declined or withdrawn, and sent again', async () => {
    const clan = await founded(await newEtapa())
    const player = await someone()
    const send = async () => (await player.api.sendSolicitud({ body: { clan_id: clan.id } })).data
    const first = await send()
    await expect(send()).rejects.toMatchObject({ code: 409 })
    await clan.lider.api.answerSolicitud({ body: { id_solicitud: first.id, aceptar: false } })
    expect((await lastNotice(player))?.[0]).toBe('solicitud-respondida')
    const second = await send()
    await expect(clan.lider.api.withdrawSolicitud({ body: { id_solicitud: second.id } })).rejects.toMatchObject({
      code: 403,
    })
    await player.api.withdrawSolicitud({ body: { id_solicitud: second.id } })
    const third = await send()
    await grownOld('solicitudes', third.id)
    await expect(
      clan.lider.api.answerSolicitud({ body: { id_solicitud: third.id, aceptar: true } }),
    ).rejects.toMatchObject({ code: 400 })
    const { id } = await send()
    expect((await player.api.listOwnSolicitudes()).data.map((solicitud) => solicitud.id)).toEqual([id])
  })

  it('is refused by a clan that accepts no requests, and when an invitation is pending', async () => {
    const clan = await founded(await newEtapa())
    const [player, invited] = [await someone(), await someone()]
    await clan.invite(invited)
    await expect(invited.api.sendSolicitud({ body: { clan_id: clan.id } })).rejects.toMatchObject({ code: 409 })
    await clan.lider.api.updateClan({ params: { id: clan.id }, body: { acepta_solicitudes: false } })
    await expect(player.api.sendSolicitud({ body: { clan_id: clan.id } })).rejects.toMatchObject({ code: 400 })
    await expect(player.api.sendSolicitud({ body: { clan_id: 999_999 } })).rejects.toMatchObject({ code: 404 })
  })

  it('expires when the player joins another clan of the etapa', async () => {
    const etapa = await newEtapa()
    const [wanted, taken] = [await founded(etapa), await founded(etapa)]
    const player = await someone()
    const { data } = await player.api.sendSolicitud({ body: { clan_id: wanted.id } })
    const gone = next(await site.socket(wanted.lider.token), 'request:withdrawn')
    await accept(player, await taken.invite(player))
    expect((await gone).solicitud).toMatchObject({ id: data.id, estado: 'vencida' })
    await expect(
      wanted.lider.api.answerSolicitud({ body: { id_solicitud: data.id, aceptar: true } }),
    ).rejects.toMatchObject({ code: 400 })
  })
})
