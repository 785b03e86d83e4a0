import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDialects } from '@trinchera/db/testing'
import { password, startTestApp, type TestApp, type TestPlayer } from '../../../testing/app'

describe.each(testDialects)('on %s', (dialect) => {
  let site: TestApp
  let admin: TestPlayer
  beforeAll(async () => {
    site = await startTestApp({ dialect })
    admin = await site.player('Comandante', { rol: 1, admin: 1 })
  })
  afterAll(() => site.stop())

  const hour = 3600e3
  const suspend = ({ id }: TestPlayer, alcance: 'cuenta' | 'reportes' | 'comentarios', ms = hour) =>
    admin.api.createSuspension({
      body: {
        player_id: id,
        alcance,
        hasta: new Date(site.clock.now.getTime() + ms).toISOString(),
        motivo: 'lenguaje',
      },
    })
  const login = ({ email }: { email: string }, secret = password) =>
    site.visitor.login({ body: { email, password: secret } })
  const shut = {
    code: 423,
    message: expect.stringMatching(
      /^Tu cuenta está suspendida hasta el \d{2}\/\d{2}\/\d{4}, \d{2}:\d{2}\. Motivo: lenguaje$/,
    ),
  }

  describe('a suspended account', () => {
    it('is refused on every call of an open session, with date and reason, until the suspension ends', async () => {
      const own = await site.player('Revoltoso')
      await suspend(own, 'cuenta')
      const calls = [
        () => own.api.getPlayer({ params: { id: own.id } }),
        () => own.api.updatePlayer({ params: { id: own.id }, body: { username: 'Sigo' } }),
        () => own.api.listInvitaciones({ params: { playerId: own.id } }),
        () =>
          own.api.changePassword({
            params: { email: own.email },
            body: { password: 'Otra-clave-1', repeatPassword: 'Otra-clave-1', currentPassword: password },
          }),
        () => own.api.closeAccount({ body: { password } }),
        () => own.api.exportOwnData({ params: { id: own.id } }),
      ]
      for (const call of calls) await expect(call()).rejects.toMatchObject(shut)
      await expect(site.socket(own.token)).rejects.toThrow('unauthorized')

      const before = site.clock.now
      site.clock.now = new Date(before.getTime() + hour)
      expect((await own.api.getPlayer({ params: { id: own.id } })).data.email).toBe(own.email)
      site.clock.now = before
    })

    it('is told so at login only after the right password', async () => {
      const own = await site.player('Bullicioso')
      await suspend(own, 'cuenta')
      await expect(login(own)).rejects.toMatchObject(shut)
      await expect(login(own, 'no es esta')).rejects.toMatchObject({ code: 401 })
    })

    it('can act again as soon as the suspension is lifted', async () => {
      const own = await site.player('Perdonado')
      const { data } = await suspend(own, 'cuenta')
      await expect(own.api.getPlayer({ params: { id: own.id } })).rejects.toMatchObject({ code: 423 })
      await admin.api.deleteSuspension({ params: { id: data.id } })
      expect((await own.api.getPlayer({ params: { id: own.id } })).code).toBe(200)
      expect((await login(own)).code).toBe(200)
    })
  })

  describe('a suspension of one kind', () => {
    it('of reports refuses only reporting; of comments does not refuse reporting', async () => {
      const [own, rival] = [await site.player('Porfiado'), await site.player('Paciente')]
      const { data: juego } = await admin.api.createJuego({ body: { nombre: 'Base' } })
      const { data: etapa } = await admin.api.createEtapa({
        body: { nombre: 'Otoño', id_juego: juego.id, activo: true, multijugador: true },
      })
      const clan = async ({ api }: TestPlayer, nombre: string, tag: string) =>
        (await api.createClan({ body: { nombre, tag, id_etapa: etapa.id } })).data.id
      const [lost, won] = [await clan(own, 'Porfiados', 'PF'), await clan(rival, 'Pacientes', 'PC')]
      const report = () =>
        own.api.reportLoss({
          body: {
            id_clan_ganador: won,
            id_clan_perdedor: lost,
            id_etapa: etapa.id,
            id_juego: juego.id,
            comentario: '',
          },
        })

      await suspend(own, 'comentarios')
      const { data: kept } = await suspend(own, 'reportes')
      await expect(report()).rejects.toMatchObject({
        code: 423,
        message: expect.stringMatching(/^No puedes reportar hasta el .+\. Motivo: lenguaje$/),
      })
      expect((await own.api.updatePlayer({ params: { id: own.id }, body: { volute: '1' } })).code).toBe(200)
      expect((await login(own)).code).toBe(200)
      await admin.api.deleteSuspension({ params: { id: kept.id } })
      expect((await report()).code).toBe(200)
    })
  })
})
