import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { password, startTestApp, type TestApp, type TestPlayer } from '../../testing/app'

let site: TestApp
beforeAll(async () => {
  site = await startTestApp({ env: { RATE_LIMITS: 'on' } })
})
afterAll(() => site.stop())

const login = (email: string, secret: string) =>
  site.call('POST', '/login', {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: secret }),
  })

it('ten failed logins block that account for that address for a while, even with the right password, and no other account', async () => {
  await site.player('Peuco')
  await site.player('Tiuque')
  for (let i = 0; i < 9; i++) expect((await login('Peuco', 'no es esta')).status).toBe(401)
  expect((await login('Peuco', password)).status).toBe(200)
  expect((await login('péuco', 'no es esta')).status).toBe(401)
  const refused = await login('Peuco', password)
  expect([refused.status, refused.json.message]).toEqual([429, expect.stringMatching(/^Demasiados intentos/)])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60)
  expect((await login('Tiuque', password)).status).toBe(200)
})

it('of a hundred simultaneous guesses ten are checked', async () => {
  await site.player('Chuncho')
  const statuses = await Promise.all(
    Array.from({ length: 100 }, async (_, i) => (await login('Chuncho', i < 99 ? `intento ${i}` : password)).status),
  )
  expect(statuses.filter((status) => status !== 429)).toEqual(Array(10).fill(401))
})

const json = { 'content-type': 'application/json' }
const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  site.call('POST', path, { headers: { ...json, ...headers }, body: JSON.stringify(body) })

it.each([
  ['another validation mail', 5, () => site.call('GET', '/players/reenviar-validacion/nadie@example.com')],
  ['recovery', 5, () => post('/players/recuperar-password', { email: 'nadie@example.com' })],
  [
    'a new password by mail',
    10,
    () => post('/players/modificar-password/nadie@example.com?token=inventado', { password, repeatPassword: password }),
  ],
])('%s is limited in number', async (_, most, ask) => {
  for (let i = 0; i < most; i++) expect((await ask()).status).not.toBe(429)
  const refused = await ask()
  expect([refused.status, refused.json.message]).toEqual([
    429,
    expect.stringMatching(/^Demasiados intentos\. Espera \d+ (segundos|minutos) y vuelve a intentarlo$/),
  ])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
})

it('the recovery limit of one account does not affect another', async () => {
  expect((await post('/players/recuperar-password', { email: 'otra@example.com' })).status).toBe(200)
})

it('guessing the password through the account screens is limited per player', async () => {
  const { token, email } = await site.player('Zorzal')
  const headers = { authorization: `Bearer ${token}` }
  for (let i = 0; i < 10; i++)
    expect((await post('/players/cerrar-cuenta', { password: 'no es esta' }, headers)).status).toBe(400)
  expect((await post('/players/cerrar-cuenta', { password }, headers)).status).toBe(429)
  for (let i = 0; i < 10; i++)
    expect(
      (
        await post(
          `/players/modificar-password/${email}`,
          { password: 'Otra-clave-1', repeatPassword: 'Otra-clave-1', currentPassword: 'no es esta' },
          headers,
        )
      ).status,
    ).toBe(400)
  expect(
    (
      await post(
        `/players/modificar-password/${email}`,
        { password: 'Otra-clave-1', repeatPassword: 'Otra-clave-1', currentPassword: password },
        headers,
      )
    ).status,
  ).toBe(429)
})

it('uploads are limited per player', async () => {
  const { id, token } = await site.player('Diuca')
  const { token: other, id: otherId } = await site.player('Garza')
  const save = (who: number, session: string) =>
    site.call('PUT', `/players/editar/${who}`, { headers: { ...json, authorization: `Bearer ${session}` }, body: '{}' })
  for (let i = 0; i < 30; i++) expect((await save(id, token)).status).toBe(200)
  expect((await save(id, token)).status).toBe(429)
  expect((await save(otherId, other)).status).toBe(200)
})

it('comments and reports of comments are limited per player', async () => {
  const editor = await site.player('Pregonera', { rol: 4, admin: 1 })
  const idAnuncio = (await editor.api.createAnuncio({ body: { titulo: 'x', descripcion: 'x', contenido: 'x' } })).data
    .id
  const [one, two] = [await site.player('Loica'), await site.player('Tenca')]
  const say = ({ api }: typeof one) => api.createComment({ body: { contenido: 'x', idAnuncio } })
  for (let i = 0; i < 20; i++) await say(one)
  await expect(say(one)).rejects.toMatchObject({ code: 429 })
  const report = (id: number) => one.api.reportComment({ params: { id }, body: { motivo: 'x' } })
  const { id } = (await say(two)).data
  await report(id)
  for (let i = 0; i < 19; i++) await expect(report(id)).rejects.toMatchObject({ code: 409 })
  await expect(report(id)).rejects.toMatchObject({ code: 429 })
})

it('answers, votes and appeals are limited per player', async () => {
  const [one, other] = [await site.player('Queltehue'), await site.player('Bandurria')]
  const params = { id: 999_999 }
  const calls: [most: number, call: (player: TestPlayer) => Promise<unknown>][] = [
    [60, ({ api }) => api.answerMatch({ params, body: { respuesta: 'confirmar' } })],
    [20, ({ api }) => api.answerVictoria({ params, body: { respuesta: 'reconocer' } })],
    [60, ({ api }) => api.voteVictoria({ params, body: { voto: 'si' } })],
    [20, ({ api }) => api.appealRuling({ params, body: { texto: 'x' } })],
  ]
  for (const [most, call] of calls) {
    for (let i = 0; i < most; i++) await expect(call(one)).rejects.toMatchObject({ code: 404 })
    await expect(call(one)).rejects.toMatchObject({ code: 429 })
    await expect(call(other)).rejects.toMatchObject({ code: 404 })
  }
})

it('searches that nobody asked before are limited per address, the same one asked again is not', async () => {
  const search = (text: string) => site.call('GET', `/players?busqueda=${text}&pagina=1`)
  for (let i = 0; i < 150; i++) expect((await search('peuco')).status).toBe(200)
  const statuses = []
  for (let i = 0; i < 125; i++) statuses.push((await search(`n${i}`)).status)
  const answered = statuses.filter((status) => status === 200).length
  // the first one is counted again each time its cached reply has expired
  expect(answered).toBeLessThan(120)
  expect(answered).toBeGreaterThan(100)
  expect(statuses.at(-1)).toBe(429)
  expect((await search('peuco')).status).toBe(200)
})

it('while Redis is frozen nobody waits for it, and guesses are counted by the process', async () => {
  await site.player('Tucúquere')
  await site.player('Ñandú')
  site.redis.freeze()
  onTestFinished(() => site.redis.thaw())
  expect((await login('Ñandú', password)).status).toBe(200)
  for (let i = 0; i < 10; i++) expect((await login('Tucúquere', 'no es esta')).status).toBe(401)
  expect((await login('Tucúquere', password)).status).toBe(429)
  expect((await login('Ñandú', password)).status).toBe(200)
})
