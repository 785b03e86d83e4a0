import { afterAll, beforeAll, expect, it } from 'vitest'
import { applyAdmin } from './apply-admin'
import { password, startTestApp, type TestApp } from '../../testing/app'

let site: TestApp
beforeAll(async () => {
  site = await startTestApp()
})
afterAll(() => site.stop())

const email = 'comandante@example.com'
const apply = (secret: string, address = email) =>
  applyAdmin(site.database, { email: address, password: secret }, new Date())
const login = (secret: string) => site.visitor.login({ body: { email, password: secret } })

it('makes the first rol 1 account', async () => {
  expect(await apply('Cuartel-General-44')).toBe('created')
  expect((await login('Cuartel-General-44')).player).toMatchObject({ rol: 1, admin: true })
})

it('keeps a password changed on the site until ADMIN_PASSWORD changes', async () => {
  const { password_hash } = await site.database.db
    .selectFrom('players')
    .select('password_hash')
    .where('id', '=', (await site.player('Otro')).id)
    .executeTakeFirstOrThrow()
  await site.database.db.updateTable('players').set({ password_hash }).where('email', '=', email).execute()
  expect(await apply('Cuartel-General-44')).toBe('unchanged')
  const { token } = await login(password)
  expect(await apply('Cuartel-General-45')).toBe('password')
  await login('Cuartel-General-45')
  await expect(site.socket(token)).rejects.toThrow('unauthorized')
})

it('leaves a blocked account as it is', async () => {
  const player = await site.player('Bloqueada')
  const { api } = await site.player('Jefa', { rol: 1, admin: 1 })
  await api.blockAccount({ params: { player_id: player.id }, body: { motivo: 'Lo pidió' } })
  expect(await apply('Cuartel-General-46', player.email)).toBe('blocked')
  await expect(site.visitor.login({ body: { email: player.email, password } })).rejects.toMatchObject({ code: 401 })
})

it('promotes an existing account and ends its sessions', async () => {
  const player = await site.player('Aspirante')
  expect(await apply('Cuartel-General-46', player.email)).toBe('promoted')
  await expect(player.api.logout()).rejects.toMatchObject({ code: 401 })
})
