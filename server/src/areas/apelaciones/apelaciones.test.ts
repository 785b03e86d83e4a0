import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ApiError } from '@trinchera/contract/api-error'
import type { Apelacion } from '@trinchera/contract/apelaciones'
import { testDialects } from '@trinchera/db/testing'
import type { Rango } from '@trinchera/rules/permissions'
import { appealToken } from '@trinchera/runtime/appeal-token'
import { next, password, type TestApp, type TestPlayer } from '../../../testing/app'
import { memberOf, playedEtapa, staffedSite, type PlayedEtapa } from '../../../testing/played-etapa'

const day = 86_400_000
const secret = 'a secret of at least thirty-two letters'

describe.each(testDialects)('appeals on %s', (dialect) => {
  let site: TestApp
  let admin: TestPlayer
  let moderator: TestPlayer
  let etapa: PlayedEtapa
  beforeAll(async () => {
    ;({ site, admin, moderator } = await staffedSite({ dialect, env: { JWT_SECRET: secret } }))
  })
  afterAll(() => site.stop())

  const letters = 'ABCDEFGHJKMNPQRTUVWX'
  let people = 0
  const newPlayer = (marks = {}) =>
    site.player(`Persona ${letters.charAt(people % 20)}${letters.charAt(Math.floor(people++ / 20))}`, marks)
  const later = (ms: number) => new Date(site.clock.now.getTime() + ms).toISOString()
  const codes = async (tries: readonly Promise<unknown>[]) =>
    (await Promise.allSettled(tries))
      .map((tried) => (tried.status === 'fulfilled' ? 201 : tried.reason.code))
      .sort((a, b) => a - b)
  const list = async () => (await moderator.api.listApelaciones()).data
  const open = async () => (await moderator.api.getPendingWork()).data.apelaciones
  const resolve = (
    id: number,
    by: TestPlayer,
    tipo: 'mantener' | 'acortar' | 'levantar' = 'mantener',
    hasta?: string,
    motivo = 'Se revisó de nuevo',
  ) => by.api.resolveApelacion({ params: { id }, body: { tipo, motivo, ...(hasta ? { hasta } : {}) } })
  const mails = async ({ id }: TestPlayer) =>
    (await site.database.db.selectFrom('mails').where('player_id', '=', id).orderBy('id').selectAll().execute()).map(
      ({ kind, data }) => ({ kind, data: data === null ? null : JSON.parse(data) }),
    )
  const notices = async (player: TestPlayer) =>
    (await player.api.listNotices({ query: {} })).data.filter(({ tipo }) => tipo === 'apelacion')
  const actions = async () =>
    (await admin.api.listAudit({ query: { accion: 'apelacion' } })).data.map(({ accion, objeto }) => [accion, objeto])

  describe('against a ruling', () => {
    let match: number
    beforeEach(async () => {
      etapa = await playedEtapa(site, admin)
      match = await etapa.report('AB')
    })
    const rule = (by = moderator, id = match) =>
      by.api.ruleMatch({ params: { id }, body: { tipo: 'anular', motivo: 'Se cayó el servidor' } })
    const appeal = (by: TestPlayer, texto = 'Se ve en la captura', id = match) =>
      by.api.appealRuling({ params: { id }, body: { texto } })
    const member = (letter: string, rango: Rango) => memberOf(site, etapa, letter, rango)

    it('reaches the appellant and the staff who rule, and nobody else', async () => {
      await rule()
      const { leader } = etapa.clan('A')
      const heard: string[] = []
      for (const [name, player] of [
        ['rival', etapa.clan('B').leader],
        ['rol 3', await newPlayer({ rol: 3, admin: 1 })],
        ['rol 1 without the flag', await newPlayer({ rol: 1 })],
      ] as const)
        (await site.socket(player.token)).on('appeal:changed', () => heard.push(name))
      const [own, theirs] = [await site.socket(leader.token), await site.socket(moderator.token)]
      const events = [next(own, 'appeal:changed'), next(theirs, 'appeal:changed')]
      const pending = next(theirs, 'staff:pending')
      const { code, data } = await appeal(leader)
      expect(code).toBe(201)
      expect(data).toMatchObject({
        sobre: 'fallo',
        estado: 'abierta',
        quien: leader.username,
        texto: 'Se ve en la captura',
        resuelta: null,
        suspension: null,
        decidio: 'Pitazo',
        partida: { id: match, ruling: { tipo: 'anular' } },
      })
      expect(await Promise.all(events)).toEqual([{ apelacion: data }, { apelacion: data }])
      expect(await pending).toMatchObject({ apelaciones: await open() })
      expect(await list()).toContainEqual(data)
      expect(heard).toEqual([])
    })

    it('is for the report ranks of both clans, once per ruling, also at once', async () => {
      await expect(appeal(etapa.clan('A').leader)).rejects.toMatchObject({ code: 409 })
      await rule()
      const [captain, soldier] = [await member('A', 'Capitán'), await member('B', 'Miembro')]
      for (const who of [soldier, etapa.clan('C').leader, moderator])
        await expect(appeal(who)).rejects.toMatchObject({ code: 403 })
      await expect(appeal(captain, '  ')).rejects.toMatchObject({ code: 400, errors: [{ field: 'texto' }] })
      await expect(appeal(captain, 'x', 999_999)).rejects.toMatchObject({ code: 404 })
      const all = [captain, etapa.clan('A').leader, etapa.clan('B').leader, captain]
      expect(await codes(all.map((who) => appeal(who)))).toEqual([201, 409, 409, 409])
    })

    it('is refused after seven days, while reports are suspended, and in an archived etapa', async () => {
      await rule()
      const { leader } = etapa.clan('B')
      const given = (ms: number) =>
        site.database.db
          .updateTable('rulings')
          .set({ created_at: later(-ms) })
          .where('match_id', '=', match)
          .execute()
      await given(7 * day + 1)
      await expect(appeal(leader)).rejects.toMatchObject({ code: 400 })
      await given(7 * day)
      const { data } = await admin.api.createSuspension({
        body: { player_id: leader.id, alcance: 'reportes', hasta: later(day), motivo: 'Reportes falsos' },
      })
      await expect(appeal(leader)).rejects.toMatchObject({ code: 423 })
      await admin.api.deleteSuspension({ params: { id: data.id } })
      await admin.api.archiveEtapa({ params: { id: etapa.id } })
      await expect(appeal(leader)).rejects.toMatchObject({ code: 409 })
    })

    it('lifted, reinstates the match and tells the appellant by notice and mail', async () => {
      await rule()
      const { leader } = etapa.clan('B')
      const { id } = (await appeal(leader)).data
      await expect(resolve(id, moderator)).rejects.toMatchObject({ code: 403 })
      await expect(resolve(id, admin, 'acortar', later(day))).rejects.toMatchObject({
        code: 400,
        errors: [{ field: 'tipo' }],
      })
      const heard = next(await site.socket(leader.token), 'appeal:changed')
      const { data } = await resolve(id, admin, 'levantar', undefined, 'Se ve el marcador')
      expect(data).toMatchObject({
        estado: 'levantada',
        resuelta: { quien: 'Comandante', motivo: 'Se ve el marcador' },
      })
      expect(await heard).toEqual({ apelacion: data })
      expect((await site.visitor.getMatch({ params: { id: match } })).data.ruling).toBeNull()
      const [told] = await notices(leader)
      expect(told).toMatchObject({
        texto: expect.stringMatching(/^Tu apelación queda resuelta: la administración restituyó .+ Motivo: Se ve el/),
        enlace: `/ladder/partida/${match}`,
      })
      expect(await mails(leader)).toEqual([
        {
          kind: 'apelacion',
          data: { texto: told?.texto, suspension: null, enlace: `/ladder/partida/${match}` },
        },
      ])
      expect((await actions()).slice(0, 1)).toEqual([['apelacion.levantar', `partida ${match}`]])
      await expect(resolve(id, admin)).rejects.toMatchObject({ code: 409 })
    })

    it('upheld, leaves the ruling; a new ruling may be appealed again', async () => {
      await rule()
      const { leader } = etapa.clan('A')
      const { id } = (await appeal(leader)).data
      expect((await resolve(id, admin)).data.estado).toBe('mantenida')
      expect((await site.visitor.getMatch({ params: { id: match } })).data.ruling).toMatchObject({ tipo: 'anular' })
      await expect(appeal(leader)).rejects.toMatchObject({ code: 409 })
      await admin.api.ruleMatch({ params: { id: match }, body: { tipo: 'restituir', motivo: 'Estaba bien' } })
      await rule()
      expect((await appeal(leader)).code).toBe(201)
    })

    it('is settled with a ruling that is lifted in another way', async () => {
      await rule()
      const { leader } = etapa.clan('A')
      const { id } = (await appeal(leader)).data
      const before = (await open()) ?? 0
      const pending = next(
        await site.socket(admin.token),
        'staff:pending',
        ({ apelaciones }) => apelaciones === before - 1,
      )
      await moderator.api.ruleMatch({ params: { id: match }, body: { tipo: 'restituir', motivo: 'Era un error' } })
      await pending
      expect((await list()).find((one) => one.id === id)).toMatchObject({
        estado: 'levantada',
        resuelta: { quien: 'Pitazo', motivo: 'Era un error' },
      })
      expect(await notices(leader)).toHaveLength(1)
      await expect(resolve(id, admin)).rejects.toMatchObject({ code: 409 })
    })

    it('is resolved once when several do it at once', async () => {
      await rule()
      const { id } = (await appeal(etapa.clan('A').leader)).data
      const other = await newPlayer({ rol: 2, admin: 1 })
      const tries = [resolve(id, admin), resolve(id, other, 'levantar'), resolve(id, admin), resolve(id, other)]
      expect(await codes(tries)).toEqual([201, 409, 409, 409])
    })

    it('goes by mail unless the appellant turned that off', async () => {
      await rule()
      const { leader } = etapa.clan('A')
      await leader.api.updateNoticePreferences({
        body: { avisos: [{ tipo: 'apelacion', sitio: true, correo: false }] },
      })
      await resolve((await appeal(leader)).data.id, admin)
      expect(await mails(leader)).toEqual([])
      expect(await notices(leader)).toHaveLength(1)
    })
  })

  describe('against a suspension', () => {
    let player: TestPlayer
    beforeEach(async () => {
      player = await newPlayer()
    })
    const suspend = async (by = moderator, who = player, alcance: 'cuenta' | 'reportes' = 'cuenta', ms = 10 * day) =>
      (
        await by.api.createSuspension({
          body: { player_id: who.id, alcance, hasta: later(ms), motivo: 'Cuenta compartida' },
        })
      ).data
    const login = (who = player, given = password) =>
      site.visitor.login({ body: { email: who.email, password: given } }).then(
        () => null,
        (error: unknown) => (error instanceof ApiError ? { code: error.code, enlace: error.enlace } : error),
      )
    const tokenFor = (id: number) => appealToken(secret, id)
    const look = (token: string) => site.visitor.getSuspension({ params: { token } })
    const ask = (token: string, texto = 'Era mi hermano') =>
      site.visitor.appealSuspension({ params: { token }, body: { texto } })
    const appealed = async (by = moderator): Promise<Apelacion & { token: string }> => {
      const { id } = await suspend(by)
      await ask(tokenFor(id))
      const found = (await list()).find(({ suspension }) => suspension?.id === id)
      if (!found) throw new Error('the appeal is not listed')
      return { ...found, token: tokenFor(id) }
    }

    it('begins with the link of the mail, which is always sent, or of the login with the right password', async () => {
      await player.api.updateNoticePreferences({
        body: { avisos: [{ tipo: 'suspension', sitio: false, correo: false }] },
      })
      const { id, hasta } = await suspend()
      const link = `/apelar?token=${tokenFor(id)}`
      expect(await login()).toEqual({ code: 423, enlace: link })
      expect(await login(player, 'no es esta')).toEqual({ code: 401, enlace: null })
      expect(await mails(player)).toEqual([{ kind: 'suspension', data: { id, hasta, motivo: 'Cuenta compartida' } }])
    })

    it('has no link where only some acts are suspended', async () => {
      const { id } = await suspend(moderator, player, 'reportes')
      expect(await mails(player)).toEqual([])
      expect(await login()).toBeNull()
      await expect(look(tokenFor(id))).rejects.toMatchObject({ code: 404 })
    })

    it('is read and sent by that link alone, once', async () => {
      const { id, hasta, created_at } = await suspend()
      const token = tokenFor(id)
      const shown = {
        alcance: 'cuenta',
        hasta,
        motivo: 'Cuenta compartida',
        created_at,
        username: player.username,
        apelacion: null,
      }
      expect((await look(token)).data).toEqual(shown)
      for (const forged of ['inventado-0000', tokenFor(id + 1).replace(/^\d+/, String(id)), `${token}a`])
        await expect(look(forged)).rejects.toMatchObject({ code: 404 })
      await expect(ask('inventado-0000')).rejects.toMatchObject({ code: 404 })
      await expect(ask(token, ' ')).rejects.toMatchObject({ code: 400 })
      const used = await site.call('GET', `/notificaciones?token=${token}`)
      expect(used.status).toBe(401)
      expect(await codes(Array.from({ length: 5 }, () => ask(token)))).toEqual([201, 409, 409, 409, 409])
      expect((await look(token)).data).toEqual({
        ...shown,
        apelacion: { estado: 'abierta', texto: 'Era mi hermano', fecha: site.clock.now.toISOString(), resuelta: null },
      })
    })

    it('shortened, keeps its link and ends earlier', async () => {
      const { id, token, suspension } = await appealed()
      await expect(resolve(id, moderator)).rejects.toMatchObject({ code: 403 })
      for (const hasta of [undefined, later(-1), suspension?.hasta, later(11 * day)])
        await expect(resolve(id, admin, 'acortar', hasta)).rejects.toMatchObject({
          code: 400,
          errors: [{ field: 'hasta' }],
        })
      const hasta = later(day)
      const { data } = await resolve(id, admin, 'acortar', hasta, 'Primera vez')
      expect(data).toMatchObject({ estado: 'acortada', suspension: { hasta } })
      expect((await look(token)).data).toMatchObject({
        hasta,
        apelacion: { estado: 'acortada', resuelta: { quien: 'Comandante', motivo: 'Primera vez' } },
      })
      expect(await login()).toMatchObject({ code: 423 })
      expect((await mails(player)).at(-1)).toEqual({
        kind: 'apelacion',
        data: {
          texto: expect.stringMatching(/acortó la suspensión: ahora termina el .+\. Motivo: Primera vez$/),
          suspension: suspension?.id,
          enlace: null,
        },
      })
      expect((await actions())[0]).toEqual(['apelacion.acortar', `jugador ${player.id} (${player.username})`])
      const before = site.clock.now
      site.clock.now = new Date(before.getTime() + day)
      await expect(look(token)).rejects.toMatchObject({ code: 404 })
      expect(await login()).toBeNull()
      site.clock.now = before
    })

    it('lifted, opens the account and ends the link', async () => {
      const { id, token } = await appealed()
      expect((await resolve(id, admin, 'levantar')).data.estado).toBe('levantada')
      expect(await login()).toBeNull()
      await expect(look(token)).rejects.toMatchObject({ code: 404, message: expect.stringContaining('ya terminó') })
      expect(await notices(player)).toHaveLength(1)
      await expect(resolve(id, admin)).rejects.toMatchObject({ code: 409 })
    })

    it('is settled with a suspension that is lifted or replaced in another way', async () => {
      const one = await appealed()
      await moderator.api.deleteSuspension({ params: { id: one.suspension?.id ?? 0 } })
      const two = await appealed()
      await suspend(admin)
      const found = (await list()).filter(({ id }) => [one.id, two.id].includes(id))
      expect(found.map(({ estado }) => estado)).toEqual(['levantada', 'levantada'])
      expect((await mails(player)).filter(({ kind }) => kind === 'apelacion')).toHaveLength(2)
      expect(await login()).toMatchObject({ code: 423 })
      await expect(look(two.token)).rejects.toMatchObject({ code: 404 })
    })

    it('of an account that is deleted goes with it', async () => {
      const { id } = await appealed()
      await admin.api.deleteAdminPlayer({ params: { id: player.id } })
      expect((await list()).map((one) => one.id)).not.toContain(id)
      await expect(resolve(id, admin)).rejects.toMatchObject({ code: 404 })
    })

    it('against staff is resolved by rol 1 alone, and by the one who suspended where there is no other', async () => {
      player = await newPlayer({ rol: 3, admin: 1 })
      const { id } = await appealed(admin)
      await expect(resolve(id, moderator)).rejects.toMatchObject({ code: 403 })
      const other = await newPlayer({ rol: 1, admin: 1 })
      await expect(resolve(id, admin)).rejects.toMatchObject({ code: 403 })
      await suspend(admin, other)
      expect((await resolve(id, admin)).data.estado).toBe('mantenida')
    })
  })
})
