import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ApiError } from '@trinchera/contract/api-error'
import type { SecondStep } from '@trinchera/contract/route'
import { apiOf } from '@trinchera/testing/people'
import { next, password, startTestApp, type TestApp, type TestPlayer } from '../../../testing/app'

let site: TestApp
beforeAll(async () => {
  site = await startTestApp({ env: { STAFF_SECOND_FACTOR: 'on' } })
})
afterAll(() => site.stop())

const later = (ms: number) => {
  site.clock.now = new Date(site.clock.now.getTime() + ms)
}
/** The next code of the authenticator app, 30 seconds later, because each code can be used only once. */
function codeOf(secret: string): string {
  later(30_000)
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: site.clock.now.getTime() })
}

async function withApp(username: string, marks?: { rol: number; admin: number }) {
  const player = await site.player(username, marks)
  const { secreto, uri } = (await player.api.beginTotp({ body: {} })).data
  expect(uri).toContain(`secret=${secreto}`)
  const { codigos } = (await player.api.confirmTotp({ body: { codigo: codeOf(secreto) } })).data
  return { player, secret: secreto, codes: codigos ?? [] }
}

/** The second step that a login with the right password requires. */
async function stepOf({ email }: TestPlayer): Promise<SecondStep> {
  const refusal = await site.visitor.login({ body: { email, password } }).catch((error: unknown) => error)
  if (!(refusal instanceof ApiError) || !refusal.secondStep) throw new Error(`no second step: ${String(refusal)}`)
  expect(refusal.code).toBe(401)
  return refusal.secondStep
}
const complete = (ficha: string, codigo: string) => site.visitor.completeLogin({ body: { ficha, codigo } })
const wrong = '000000'

describe('a login', () => {
  it('needs a code of the app after the right password, and each code counts once', async () => {
    const { player, secret } = await withApp('Martín')
    const { ficha, formas } = await stepOf(player)
    expect(formas).toEqual(['app', 'codigo'])
    const code = codeOf(secret)
    await expect(complete(ficha, wrong)).rejects.toMatchObject({ code: 401, errors: [{ field: 'codigo' }] })
    const { token } = await complete(ficha, code)
    expect((await apiOf(site.url, token).getSecurity()).data.segundo_paso.activo).toBe(true)
    const again = await stepOf(player)
    await expect(complete(again.ficha, code)).rejects.toMatchObject({ code: 401 })
    await expect(complete(ficha, codeOf(secret))).rejects.toThrow('ya se usó o venció')
  })

  it('takes a recovery code once, however it is typed', async () => {
    const { player, codes } = await withApp('Pidén')
    expect(codes).toHaveLength(10)
    const [code = ''] = codes
    await complete((await stepOf(player)).ficha, ` ${code.toLowerCase().replaceAll('-', ' ')}`)
    await expect(complete((await stepOf(player)).ficha, code)).rejects.toMatchObject({ code: 401 })
    expect((await player.api.getSecurity()).data.segundo_paso.codigos).toBe(9)
  })

  it('has to be completed within ten minutes', async () => {
    const { player, secret } = await withApp('Tagua')
    const { ficha } = await stepOf(player)
    later(10 * 60_000)
    await expect(complete(ficha, codeOf(secret))).rejects.toThrow('ya se usó o venció')
  })

  it('looks at no code after five wrong ones, for a quarter of an hour', async () => {
    const { player, secret } = await withApp('Huala')
    for (let i = 0; i < 5; i++)
      await expect(complete((await stepOf(player)).ficha, wrong)).rejects.toMatchObject({ code: 401 })
    await expect(complete((await stepOf(player)).ficha, codeOf(secret))).rejects.toMatchObject({ code: 429 })
    later(15 * 60_000)
    await complete((await stepOf(player)).ficha, codeOf(secret))
  })

  it('asks the same of a session that a mail or a recovered password opens', async () => {
    const { player } = await withApp('Bailarín')
    const started = await stepOf(player)
    later(11 * 60_000)
    await player.api.changePassword({
      params: { email: player.email },
      query: {},
      body: { password: 'Otra-clave-45', repeatPassword: 'Otra-clave-45', currentPassword: password },
    })
    await expect(complete(started.ficha, wrong)).rejects.toThrow('ya se usó o venció')
    await expect(
      site.visitor.login({ body: { email: player.email, password: 'Otra-clave-45' } }),
    ).rejects.toMatchObject({
      secondStep: { formas: ['app', 'codigo'] },
    })
  })
})

describe('the own account', () => {
  it('turns the factor off with the password and a code alone, and is told by mail of each change', async () => {
    const { player, secret } = await withApp('Trile')
    await expect(player.api.removeTotp({ body: { password } })).rejects.toMatchObject({ errors: [{ field: 'codigo' }] })
    await expect(player.api.removeTotp({ body: { codigo: codeOf(secret) } })).rejects.toMatchObject({
      errors: [{ field: 'password' }],
    })
    await player.api.removeTotp({ body: { password, codigo: codeOf(secret) } })
    expect((await player.api.getSecurity()).data.segundo_paso).toMatchObject({ activo: false, app: null, codigos: 0 })
    expect((await site.visitor.login({ body: { email: player.email, password } })).token).toBeTruthy()
    const mails = await site.database.db.selectFrom('mails').where('player_id', '=', player.id).select('data').execute()
    expect(mails.map(({ data }) => JSON.parse(data ?? '{}').suceso)).toEqual(
      expect.arrayContaining(['app-activada', 'app-quitada']),
    )
  })

  it('asks an older session for the password before an app is added', async () => {
    const player = await site.player('Peutrén')
    later(11 * 60_000)
    await expect(player.api.beginTotp({ body: {} })).rejects.toMatchObject({ errors: [{ field: 'password' }] })
    await player.api.beginTotp({ body: { password } })
    await expect(player.api.confirmTotp({ body: { codigo: wrong } })).rejects.toMatchObject({ code: 400 })
    expect((await player.api.getSecurity()).data.segundo_paso.activo).toBe(false)
  })

  it('replaces the recovery codes: those of before open nothing', async () => {
    const { player, secret, codes } = await withApp('Cachudito')
    const { codigos } = (await player.api.renewRecoveryCodes({ body: { password, codigo: codeOf(secret) } })).data
    await expect(complete((await stepOf(player)).ficha, codes[0] ?? '')).rejects.toMatchObject({ code: 401 })
    await complete((await stepOf(player)).ficha, codigos[0] ?? '')
  })
})

describe('staff', () => {
  it('of rol 1 and 2 act as players until they have a second factor', async () => {
    const mod = await site.player('Moderador', { rol: 2, admin: 1 })
    const enlace = '/ladder/seguridad'
    await expect(mod.api.listAdminPlayers({ query: {} })).rejects.toMatchObject({ code: 403, enlace })
    await expect(mod.api.createTorneo({ body: { nombre: 'x', descripcion: '', inicio: '' } })).rejects.toMatchObject({
      code: 403,
    })
    const other = await site.player('Vecina')
    expect((await mod.api.getPlayer({ params: { id: other.id } })).data.email).toBeUndefined()
    expect((await mod.api.getSecurity()).data.segundo_paso).toMatchObject({ obligatorio: true, activo: false })
    const { secreto } = (await mod.api.beginTotp({ body: {} })).data
    await mod.api.confirmTotp({ body: { codigo: codeOf(secreto) } })
    await mod.api.listAdminPlayers({ query: {} })
    await (await site.player('Torneos', { rol: 3, admin: 1 })).api.getPendingWork() // other rols need no second factor
  })

  it('of rol 1 remove a lost factor: the audit log holds it, both are told, and the password alone logs in', async () => {
    const { player } = await withApp('Perdido')
    const { player: admin } = await withApp('Jefa', { rol: 1, admin: 1 })
    const { player: mod } = await withApp('Ayudante', { rol: 2, admin: 1 })
    const params = { id: player.id }
    await expect(mod.api.removeSecondFactor({ params })).rejects.toMatchObject({ code: 403 })
    await expect(admin.api.removeSecondFactor({ params: { id: admin.id } })).rejects.toMatchObject({ code: 403 })
    const staff = next(await site.socket(admin.token), 'staff:activity')
    await admin.api.removeSecondFactor({ params })
    expect(await staff).toMatchObject({ action: 'jugador.segundo-paso', who: 'Jefa' })
    expect((await site.visitor.login({ body: { email: player.email, password } })).token).toBeTruthy()
    const told = await site.database.db
      .selectFrom('mails')
      .where('kind', '=', 'seguridad')
      .select(['player_id', 'data'])
      .execute()
    const sucesos = told.map(({ player_id, data }) => [player_id, JSON.parse(data ?? '{}').suceso])
    expect(sucesos).toContainEqual([player.id, 'segundo-paso-retirado'])
    expect(sucesos).toContainEqual([admin.id, 'retiraste-segundo-paso'])
  })
})
