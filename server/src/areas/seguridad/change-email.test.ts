import { afterAll, beforeAll, expect, it } from 'vitest'
import { storeMailToken } from '@trinchera/db/queries/notices/mails'
import { password, startTestApp, type TestApp, type TestPlayer } from '../../../testing/app'
import { hashOfToken } from '../players/mail-token'

let site: TestApp
beforeAll(async () => {
  site = await startTestApp()
})
afterAll(() => site.stop())

const mailsOf = async ({ id }: TestPlayer) => {
  const rows = await site.database.db
    .selectFrom('mails')
    .where('player_id', '=', id)
    .orderBy('id')
    .select(['kind', 'email', 'data'])
    .execute()
  return rows.map(({ kind, email, data }) => [kind, email, data && (JSON.parse(data).suceso ?? null)])
}

/** Stores and returns a token as the worker does when it sends the link by e-mail. */
async function linkOf({ id }: TestPlayer, purpose: 'correo-nuevo' | 'correo-deshacer') {
  const token = `${purpose}-${id}-${Math.random()}`
  await storeMailToken(site.database.db, {
    token_hash: hashOfToken(token),
    player_id: id,
    purpose,
    created_at: site.clock.now.toISOString(),
    expires_at: new Date(site.clock.now.getTime() + 3_600_000).toISOString(),
  })
  return token
}

it('changes once the new address confirms, and tells both', async () => {
  const player = await site.player('Chirihue')
  await player.api.requestEmailChange({ body: { email_nuevo: 'Nueva@Example.com' } })
  expect((await player.api.getSecurity()).data).toMatchObject({
    correo: player.email,
    correo_nuevo: { correo: 'nueva@example.com' },
  })
  expect(await mailsOf(player)).toEqual([
    ['correo-nuevo', 'nueva@example.com', null],
    ['seguridad', null, 'correo-pedido'],
  ])
  const token = await linkOf(player, 'correo-nuevo')
  const confirm = (email: string) => site.visitor.confirmEmailChange({ body: { email, token } })
  await expect(confirm('otra@example.com')).rejects.toMatchObject({ code: 400 })
  await confirm('nueva@example.com')
  await expect(confirm('nueva@example.com')).rejects.toThrow('ya se usó')
  await site.visitor.login({ body: { email: 'nueva@example.com', password } })
  await expect(site.visitor.login({ body: { email: player.email, password } })).rejects.toMatchObject({ code: 401 })
  expect(await mailsOf(player)).toEqual(
    expect.arrayContaining([
      ['correo-deshacer', player.email, null],
      ['seguridad', null, 'correo-listo'],
    ]),
  )
})

it('is undone by the former address: the password and every session go with it', async () => {
  const player = await site.player('Jilguero')
  await player.api.requestEmailChange({ body: { email_nuevo: 'ladron@example.com' } })
  await site.visitor.confirmEmailChange({
    body: { email: 'ladron@example.com', token: await linkOf(player, 'correo-nuevo') },
  })
  await player.api.requestEmailChange({ body: { email_nuevo: 'ladron2@example.com' } })
  await site.visitor.confirmEmailChange({
    body: { email: 'ladron2@example.com', token: await linkOf(player, 'correo-nuevo') },
  })
  await site.visitor.undoEmailChange({
    body: { email: player.email, token: await linkOf(player, 'correo-deshacer') },
  })
  await expect(player.api.getSecurity()).rejects.toMatchObject({ code: 401 })
  for (const email of [player.email, 'ladron2@example.com'])
    await expect(site.visitor.login({ body: { email, password } })).rejects.toMatchObject({ code: 401 })
  const stored = await site.database.db
    .selectFrom('players')
    .where('id', '=', player.id)
    .select(['email', 'password_hash'])
    .executeTakeFirst()
  expect(stored).toEqual({ email: player.email, password_hash: null })
  expect(await mailsOf(player)).toContainEqual(['recuperar', null, null])
})

it('answers the same for an address that somebody has, sends it nothing, and does not change to it', async () => {
  const [player, other] = [await site.player('Tordo'), await site.player('Mirlo')]
  const free = await player.api.requestEmailChange({ body: { email_nuevo: 'libre@example.com' } })
  const taken = await player.api.requestEmailChange({ body: { email_nuevo: other.email } })
  expect(taken).toEqual(free)
  expect((await mailsOf(player)).map(([kind, email]) => [kind, email])).not.toContainEqual([
    'correo-nuevo',
    other.email,
  ])
  expect(await mailsOf(other)).toEqual([])
  const token = await linkOf(player, 'correo-nuevo')
  await expect(site.visitor.confirmEmailChange({ body: { email: other.email, token } })).rejects.toMatchObject({
    code: 409,
  })
})

it('asks an older session for the password, and a new password gives up what waits', async () => {
  const player = await site.player('Zarapito')
  site.clock.now = new Date(site.clock.now.getTime() + 11 * 60_000)
  const email_nuevo = 'zarapito2@example.com'
  await expect(player.api.requestEmailChange({ body: { email_nuevo } })).rejects.toMatchObject({
    errors: [{ field: 'password' }],
  })
  await expect(player.api.requestEmailChange({ body: { email_nuevo, password: 'no es' } })).rejects.toMatchObject({
    code: 400,
  })
  await player.api.requestEmailChange({ body: { email_nuevo, password } })
  await player.api.changePassword({
    params: { email: player.email },
    query: {},
    body: { password: 'Otra-clave-45', repeatPassword: 'Otra-clave-45', currentPassword: password },
  })
  expect((await player.api.getSecurity()).data.correo_nuevo).toBeNull()
  const token = await linkOf(player, 'correo-nuevo')
  await expect(site.visitor.confirmEmailChange({ body: { email: email_nuevo, token } })).rejects.toMatchObject({
    code: 400,
  })
})

it('by staff is told to both addresses', async () => {
  const admin = await site.player('Jefatura', { rol: 1, admin: 1 })
  const player = await site.player('Garzón')
  await admin.api.updateAdminPlayer({ params: { id: player.id }, body: { email: 'garzon2@example.com' } })
  expect(await mailsOf(player)).toEqual([
    ['seguridad', player.email, 'correo-cambiado-por-administracion'],
    ['seguridad', null, 'correo-listo'],
  ])
})
