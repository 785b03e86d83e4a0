import { mailOffPath, type NoticeTipo } from '@trinchera/contract/notificaciones'
import { mailOffToken } from '@trinchera/runtime/mail-off-token'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp, type TestPlayer } from '../../testing/app'

const secret = 'a secret of at least thirty-two letters'
let site: TestApp
let player: TestPlayer
beforeAll(async () => {
  site = await startTestApp({ env: { JWT_SECRET: secret } })
  player = await site.player('Chercan')
  const avisos = (['reto', 'foro'] as const).map((tipo) => ({ tipo, sitio: true, correo: true, push: false }))
  await player.api.updateNoticePreferences({ body: { avisos } })
})
afterAll(() => site.stop())

const address = (tipo: NoticeTipo, token: string) => `${site.url}${mailOffPath}?aviso=${tipo}&token=${token}`
const chosen = async (tipo: NoticeTipo) =>
  (await player.api.listNoticePreferences()).data.avisos.find((choice) => choice.tipo === tipo)

it('shows a page with a button, and changes nothing, where the link is opened', async () => {
  const reply = await fetch(address('reto', mailOffToken(secret, 'reto', player.id)))
  expect(reply.status).toBe(200)
  expect(reply.headers.get('content-type')).toContain('text/html')
  expect(await reply.text()).toMatch(/<form method="post">.*Dejar de recibirlos/)
  expect(await chosen('reto')).toMatchObject({ correo: true })
})

it.each(['reto', 'clan-eliminado'] as const)('refuses a token that was made for another kind, as %s', async (tipo) => {
  const reply = await fetch(address(tipo, mailOffToken(secret, 'foro', player.id)), { method: 'POST' })
  expect(reply.status).toBe(404)
  expect(await chosen('foro')).toMatchObject({ correo: true })
})

it('a POST as mail services send it turns the mails of that kind off, without a session, and nothing else', async () => {
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
  for (const _ of ['once', 'again']) {
    const reply = await fetch(address('reto', mailOffToken(secret, 'reto', player.id)), { method: 'POST', body })
    expect(reply.status).toBe(200)
    expect(await chosen('reto')).toEqual({ tipo: 'reto', sitio: true, correo: false, push: false })
  }
  expect(await chosen('foro')).toMatchObject({ correo: true })
})

it('takes the form of RFC 8058 as multipart too', async () => {
  const body = new FormData()
  body.set('List-Unsubscribe', 'One-Click')
  const reply = await fetch(address('foro', mailOffToken(secret, 'foro', player.id)), { method: 'POST', body })
  expect(reply.status).toBe(200)
  expect(await chosen('foro')).toMatchObject({ correo: false })
})

it('is of no use for an account that does not exist', async () => {
  const reply = await fetch(address('reto', mailOffToken(secret, 'reto', 999_999)), { method: 'POST' })
  expect(reply.status).toBe(404)
})
