import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp, type TestPlayer } from '../../testing/app'

/** None of which is taken for another in a name. */
const letters = 'ABCDEFGHJKMNPQRTUVWX'

let site: TestApp
let beside: TestApp
let admin: TestPlayer
beforeAll(async () => {
  site = await startTestApp()
  beside = await startTestApp({ beside: site })
  admin = await site.player('Comandante', { rol: 1, admin: 1 })
})
afterAll(async () => {
  await beside.stop()
  await site.stop()
})

it('no process gives what a committed change has made false, however often it was asked before', async () => {
  const stale: string[] = []
  for (let round = 0; round < 40; round++) {
    const nombre = `Juego ${letters.charAt(round % 20)}${letters.charAt(Math.floor(round / 20))}`
    const writer = round % 2 ? beside : site
    const { data } = await writer
      .call('POST', '/admin/juegos', {
        headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ nombre }),
      })
      .then(({ json }) => json)
    expect(data).toMatchObject({ nombre })
    for (const reader of [site, beside])
      for (let again = 0; again < 3; again++)
        if (!(await reader.call('GET', '/juegos')).text.includes(nombre)) stale.push(nombre)
  }
  expect(stale).toEqual([])
})

it('a reply that is kept has the headers and bytes of one that is not', async () => {
  const path = `/players/${admin.id}`
  const headersOf = ({ headers }: { headers: Headers }) =>
    [...headers].filter(([name]) => name !== 'date').toSorted(([a], [b]) => a.localeCompare(b))
  const first = await site.call('GET', path)
  const kept = await site.call('GET', path)
  expect([kept.status, kept.text, headersOf(kept)]).toEqual([first.status, first.text, headersOf(first)])
})

it('a visitor and who has a session get each their own', async () => {
  const path = `/players/${admin.id}`
  const own = { headers: { authorization: `Bearer ${admin.token}` } }
  for (let again = 0; again < 3; again++) {
    expect((await site.call('GET', path)).text).not.toContain(admin.email)
    expect((await site.call('GET', path, own)).text).toContain(admin.email)
    expect((await site.call('GET', `${path}?token=${admin.token}`)).text).toContain(admin.email)
  }
})
