import { afterAll, beforeAll, expect, it } from 'vitest'
import { readiness } from '@trinchera/contract/health'
import { storeBackup, storeBackupFailure } from '@trinchera/db/queries/site/backups'
import { formatDateTime } from '@trinchera/rules/presentation'
import { startTestApp, type TestApp, type TestPlayer } from '../../../testing/app'

let site: TestApp
let admin: TestPlayer
beforeAll(async () => {
  site = await startTestApp()
  admin = await site.player('Comandante', { rol: 1, admin: 1 })
})
afterAll(() => site.stop())

const isDone = async (paso: string) => (await admin.api.getSetup()).data.find((step) => step.paso === paso)?.listo

it('a step is done when the site has what it asks for, and not before', async () => {
  expect(await isDone('etapa')).toBe(false)
  const { data: juego } = await admin.api.createJuego({ body: { nombre: 'Allied Assault' } })
  expect(await isDone('etapa')).toBe(false)
  await admin.api.createEtapa({ body: { nombre: 'Etapa I', id_juego: juego.id, activo: true, multijugador: true } })
  expect(await isDone('etapa')).toBe(true)

  expect(await isDone('enlaces')).toBe(false)
  const redes = { facebook: 'https://www.facebook.com/trinchera', instagram: '', youtube: '', tiktok: '', whatsapp: '' }
  await admin.api.updateOpciones({ body: { redes } })
  expect(await isDone('enlaces')).toBe(true)
})

it('phones get notices over https only, however the server itself is reached', async () => {
  expect(site.url).toContain('http://127.0.0.1')
  expect(await isDone('push')).toBe(false)
})

it('the step of the backups says when the last one was made and verified, and what failed; /listo says it and stays ready', async () => {
  const { db } = site.database
  const step = async () => (await admin.api.getSetup()).data.find(({ paso }) => paso === 'respaldo')
  const listo = async () => readiness.parse(await (await fetch(`${site.url}/listo`)).json())
  const { code } = await listo()
  expect(await step()).toMatchObject({ listo: false, que_falta: expect.stringContaining('No hay ninguno') })

  const made = site.clock.now.toISOString()
  await storeBackup(db, { made, verified: made, bytes: 12_340_000 })
  const good = `El último es del ${formatDateTime(made)} (12,3 MB), revisado entero`
  expect(await step()).toMatchObject({ listo: true, que_falta: expect.stringContaining(good) })
  expect(await listo()).toMatchObject({ code, data: { respaldo: { ok: true } } })

  await storeBackupFailure(db, made, 'Falta pg_dump: instálalo')
  const { listo: isDoneStill, que_falta = '' } = (await step()) ?? {}
  expect(isDoneStill).toBe(false)
  for (const part of ['falló: Falta pg_dump: instálalo', 'npm run backup', good]) expect(que_falta).toContain(part)
  expect(await listo()).toMatchObject({ code, data: { respaldo: { ok: false, detalle: 'el último intento falló' } } })

  await storeBackup(db, { made: '2020-01-01T00:00:00.000Z', verified: '2020-01-01T00:00:00.000Z', bytes: 1 })
  expect(await step()).toMatchObject({ listo: false, que_falta: expect.stringContaining('Es viejo') })
  expect(await listo()).toMatchObject({ code, data: { respaldo: { ok: false } } })
})

it('Radio tells rol 1 what is missing, with links, and nobody else', async () => {
  const ask = async (by: TestPlayer, message: string) => (await by.api.chat({ body: { message } })).response
  const player = await site.player('Recluta')
  for (const question of ['qué falta para partir', 'qué me falta configurar', 'primeros pasos']) {
    const said = await ask(admin, question)
    expect(said).toMatch(/Segundo paso de tu cuenta.*\(\/.*Tu cuenta entra solo con la contraseña/)
    expect(said).toContain('/panel-admin/puesta-en-marcha')
    expect(said).not.toContain('Primer juego y primera etapa')
    expect(await ask(player, question)).not.toContain('Segundo paso de tu cuenta')
  }
})

it('only rol 1 reads them', async () => {
  const moderator = await site.player('Juez', { rol: 2, admin: 1 })
  await expect(moderator.api.getSetup()).rejects.toMatchObject({ code: 403 })
})

it('a trial mail that nobody can send is told as such', async () => {
  const { data } = await admin.api.tryMail()
  expect(data).toEqual({ aceptado: false, respuesta: expect.stringMatching(/worker no contesta/) })
})
