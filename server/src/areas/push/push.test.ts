import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { vapidKeys } from '@trinchera/runtime/vapid'
import { pushToken } from '@trinchera/runtime/push-token'
import { testBrowser } from '@trinchera/testing/push-service'
import { password, startTestApp, type TestApp, type TestPlayer } from '../../../testing/app'
import { playedEtapa, type PlayedEtapa } from '../../../testing/played-etapa'
import { askReto } from '../../../testing/retos'
import { deviceName } from '../../accounts/device-name'
import { registerDevice } from './register-device'

let site: TestApp
let admin: TestPlayer
let etapa: PlayedEtapa
beforeAll(async () => {
  site = await startTestApp()
  admin = await site.player('Mariscal', { rol: 1, admin: 1 })
  etapa = await playedEtapa(site, admin)
})
afterAll(() => site.stop())

let count = 0
const somebody = () =>
  site.player(`Soldado${[...String(count++)].map((digit) => 'ABCDEFGHJK'.charAt(Number(digit))).join('')}`)
const subscriptionAt = (name: string) => testBrowser(name, 'https://1.1.1.1').subscription
const register = async (player: TestPlayer, name: string) =>
  (await player.api.createPushDevice({ body: subscriptionAt(name) })).data
const namesOf = async (player: TestPlayer) => (await player.api.listPushDevices()).data.map(({ id }) => id)
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 200,
    (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
  )

describe('a device', () => {
  it.each([
    [
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
      'Chrome en Android',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
      'Safari en iPhone',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0',
      'Edge en Windows',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox en Linux'],
    ['curl/8.0', 'Navegador'],
    [undefined, 'Navegador'],
  ])('that says %s is called %s', (agent, name) => expect(deviceName(agent)).toBe(name))

  it('belongs to who registered it last, and to nobody else', async () => {
    const [peuco, loica] = [await somebody(), await somebody()]
    const shared = await register(peuco, 'compartido')
    const own = await register(peuco, 'propio')
    expect((await register(peuco, 'propio')).id).toBe(own.id)
    const taken = await register(loica, 'compartido')
    expect([await namesOf(peuco), await namesOf(loica)]).toEqual([[own.id], [taken.id]])
    expect(taken.id).not.toBe(shared.id)
    expect(await codeOf(peuco.api.deletePushDevice({ params: { id: taken.id } }))).toBe(404)
    await loica.api.deletePushDevice({ params: { id: taken.id } })
    expect(await namesOf(loica)).toEqual([])
  })

  it('is refused with a key that is no point of the curve', async () => {
    const peuco = await somebody()
    const { endpoint, keys } = subscriptionAt('torcido')
    const off = Buffer.concat([Buffer.of(4), Buffer.alloc(64, 1)]).toString('base64url')
    expect(await codeOf(peuco.api.createPushDevice({ body: { endpoint, keys: { ...keys, p256dh: off } } }))).toBe(400)
    expect(await namesOf(peuco)).toEqual([])
  })

  it('ends with the session that registered it', async () => {
    const peuco = await somebody()
    await register(peuco, 'saliente')
    const again = await site.visitor.login({ body: { email: peuco.email, password } })
    await peuco.api.logout()
    const left = await site.database.db
      .selectFrom('push_devices')
      .where('player_id', '=', peuco.id)
      .select('id')
      .execute()
    expect([again.player.id, left]).toEqual([peuco.id, []])
  })

  it('is not registered by a request that a log-out or a suspension overtook', async () => {
    const [peuco, loica] = [await somebody(), await somebody()]
    const { db } = site.database
    const overtaken = async (player: TestPlayer) => {
      const { jti } = await db
        .selectFrom('sessions')
        .where('player_id', '=', player.id)
        .select('jti')
        .executeTakeFirstOrThrow()
      const marks = { rol: 5, admin: false, validado: true, secondFactor: false, lacksSecondFactor: false }
      const session = { ...player, ...marks, jti, imagen: null, since: '' }
      const services = {
        database: site.database,
        now: () => site.clock.now,
        config: { vapid: vapidKeys(site.dataDir) },
      }
      return codeOf(registerDevice(services, session, subscriptionAt('atrasado'), undefined))
    }
    expect(await overtaken(peuco)).toBe(200)
    await peuco.api.logout()
    expect(await overtaken(peuco)).toBe(401)
    const hasta = new Date(site.clock.now.getTime() + 3_600_000).toISOString()
    await admin.api.createSuspension({ body: { player_id: loica.id, alcance: 'cuenta', hasta, motivo: 'Prueba' } })
    expect(await overtaken(loica)).toBe(401)
    expect(
      await db.selectFrom('push_devices').where('player_id', 'in', [peuco.id, loica.id]).select('id').execute(),
    ).toEqual([])
  })

  it('ends with a suspension of the account, and does not come back when that is lifted', async () => {
    const peuco = await somebody()
    await register(peuco, 'castigado')
    const hasta = new Date(site.clock.now.getTime() + 3_600_000).toISOString()
    const body = { player_id: peuco.id, alcance: 'cuenta', hasta, motivo: 'Prueba' } as const
    const { data } = await admin.api.createSuspension({ body })
    await admin.api.deleteSuspension({ params: { id: data.id } })
    expect(await namesOf(peuco)).toEqual([])
  })
})

describe('an answer from a notification', () => {
  /** The token that a player's device received with the push of the player's latest notice. */
  async function tokenOf(player: TestPlayer): Promise<string> {
    const { db } = site.database
    const { id: push, prioridad } = await db
      .selectFrom('pushes')
      .where('player_id', '=', player.id)
      .where('clase', '=', 'aviso')
      .orderBy('id', 'desc')
      .select(['id', 'prioridad'])
      .executeTakeFirstOrThrow()
    const { id: device } = await db
      .selectFrom('push_devices')
      .where('player_id', '=', player.id)
      .select('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('push_deliveries')
      .values({ push_id: push, device_id: device, prioridad, next_attempt_at: null, failure: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return pushToken(site.secret, push, device)
  }
  const answer = (token: string, accion: string) => site.visitor.actFromPush({ body: { token, accion } })
  const invite = async (player: TestPlayer, letter = 'A') => {
    const { id, leader } = etapa.clan(letter)
    await leader.api.sendInvitacion({ body: { player_id: player.id, clan_id: id, id_etapa: etapa.id } })
  }

  it('accepts an invitation once; the notice is read then, and a second tap is refused', async () => {
    const peuco = await somebody()
    await register(peuco, 'invitado')
    await invite(peuco)
    const token = await tokenOf(peuco)
    expect((await answer(token, 'aceptar')).message).toBe(`Ya eres de ${etapa.clan('A').nombre}`)
    expect((await peuco.api.listNotices()).meta.sin_leer).toBe(0)
    for (const accion of ['aceptar', 'rechazar']) expect(await codeOf(answer(token, accion))).toBe(400)
  })

  it('is refused when the invitation was withdrawn, for another act, with a changed token, and from a removed device', async () => {
    const peuco = await somebody()
    const device = await register(peuco, 'retirado')
    await invite(peuco, 'B')
    const token = await tokenOf(peuco)
    expect(await codeOf(answer(token, 'confirmar'))).toBe(400)
    expect(await codeOf(answer(token, 'toString'))).toBe(400)
    expect(await codeOf(answer(token.replace(/^\d+/, '1'), 'aceptar'))).toBe(400)
    const [sent] = (await peuco.api.listInvitaciones({ params: { playerId: peuco.id } })).data
    await etapa.clan('B').leader.api.withdrawInvitacion({ body: { id_invitacion: sent?.id ?? 0 } })
    expect(await codeOf(answer(token, 'aceptar'))).toBe(400)
    await peuco.api.deletePushDevice({ params: { id: device.id } })
    expect(await codeOf(answer(token, 'aceptar'))).toBe(401)
  })

  it('confirms a loss that the rival reported', async () => {
    const { leader } = etapa.clan('C')
    await register(leader, 'ganador')
    const match = await etapa.report('CD')
    expect((await answer(await tokenOf(leader), 'confirmar')).message).toBe('Partida confirmada')
    const { data } = await leader.api.getMatch({ params: { id: match } })
    expect(data.respuesta?.estado).toBe('confirmada')
  })

  it('accepts the only date of a reto, not one of several, and none that was replaced', async () => {
    const { leader } = etapa.clan('B')
    await register(leader, 'retado')
    const several = await askReto(site, etapa, 'CB', [3, 5])
    expect(await codeOf(answer(await tokenOf(leader), 'aceptar'))).toBe(409)
    await answer(await tokenOf(leader), 'rechazar')
    expect((await leader.api.getReto({ params: { id: several.id } })).data.estado).toBe('rechazado')
    const one = await askReto(site, etapa, 'DB', [4])
    const token = await tokenOf(leader)
    expect((await answer(token, 'aceptar')).message).toBe('Reto acordado')
    expect((await leader.api.getReto({ params: { id: one.id } })).data.estado).toBe('acordado')
    expect(await codeOf(answer(token, 'rechazar'))).toBe(409)
  })
})

it('a page in sight is known to other processes, and no longer once it is hidden or closed', async () => {
  const peuco = await somebody()
  const socket = await site.socket(peuco.token)
  const see = (visible: boolean) => new Promise((done) => socket.emit('sight', { visible }, done))
  const seen = async () => [...(await site.playersInSight([peuco.id]))]
  await see(true)
  await expect.poll(seen).toEqual([peuco.id])
  await see(false)
  await expect.poll(seen).toEqual([])
  await see(true)
  await expect.poll(seen).toEqual([peuco.id])
  socket.close()
  await expect.poll(seen).toEqual([])
})
