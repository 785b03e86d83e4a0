import { afterAll, beforeAll, expect, it } from 'vitest'
import { apiOf } from '@trinchera/testing/people'
import { startTestApp, type TestApp, type TestPlayer } from '../../testing/app'

/** Letters that are never confused with each other in names. */
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

/** The reply to a call as text. */
const textOf = async (reply: Promise<unknown>) => JSON.stringify(await reply)

interface HotPath {
  /** Commits a change that contains the given word. */
  write(api: TestPlayer['api'], word: string): Promise<unknown>
  /** Reads whose replies contain the word after that commit. */
  reads: Record<string, (api: TestApp['visitor']) => Promise<unknown>>
}

async function hotPaths(api: TestPlayer['api']): Promise<Record<string, HotPath>> {
  const contenido = '<p>Hola</p>'
  const juego = (await api.createJuego({ body: { nombre: 'Base' } })).data.id
  const fields = { id_juego: juego, activo: true, multijugador: true }
  const etapa = (await api.createEtapa({ body: { nombre: 'Base', ...fields } })).data.id
  const clan = (await api.createClan({ body: { nombre: 'Base', tag: 'BASE', id_etapa: etapa } })).data.id
  const anuncio = (await api.createAnuncio({ body: { titulo: 'Base', descripcion: 'x', contenido } })).data.id
  const seccion = 5
  const tema = (await api.createTema({ body: { id_seccion: seccion, titulo: 'Base', contenido } })).data.id
  return {
    'a game': {
      write: (by, nombre) => by.createJuego({ body: { nombre } }),
      reads: { listJuegos: (reader) => reader.listJuegos() },
    },
    'an etapa': {
      write: (by, nombre) => by.updateEtapa({ params: { id: etapa }, body: { nombre } }),
      reads: {
        getEtapa: (reader) => reader.getEtapa({ params: { id: etapa } }),
        listEtapas: (reader) => reader.listEtapas({ params: { gameId: juego } }),
        listOpenEtapas: (reader) => reader.listOpenEtapas(),
      },
    },
    'a clan': {
      write: (by, nombre) => by.updateClan({ params: { id: clan }, body: { nombre } }),
      reads: {
        listClanes: (reader) => reader.listClanes({ params: { id: etapa } }),
        getClan: (reader) => reader.getClan({ params: { id: clan } }),
      },
    },
    'an anuncio': {
      write: (by, titulo) => by.createAnuncio({ body: { titulo, descripcion: 'x', contenido } }),
      reads: { listAnuncios: (reader) => reader.listAnuncios() },
    },
    'a comment': {
      write: (by, word) => by.createComment({ body: { contenido: `<p>${word}</p>`, idAnuncio: anuncio } }),
      reads: { listComments: (reader) => reader.listComments({ params: { id: anuncio } }) },
    },
    'a topic': {
      write: (by, titulo) => by.createTema({ body: { id_seccion: seccion, titulo, contenido } }),
      reads: {
        listTemas: (reader) => reader.listTemas({ params: { id: seccion } }),
        listRecentTemas: (reader) => reader.listRecentTemas({}),
      },
    },
    'a post': {
      write: (by, word) => by.createMensaje({ params: { id: tema }, body: { contenido: `<p>Zona ${word}</p>` } }),
      reads: {
        getTema: (reader) => reader.getTema({ params: { id: tema } }),
        searchForo: (reader) => reader.searchForo({ query: { q: 'zona' } }),
      },
    },
  }
}

it('no process gives what a committed change has made false, however often it was asked before', async () => {
  const stale: string[] = []
  const sites = [site, beside]
  const hot = await hotPaths(admin.api)
  for (let round = 0; round < 12; round++)
    for (const [what, { write, reads }] of Object.entries(hot)) {
      const word = `Palabra ${letters.charAt(round)}${letters.charAt(7 + (round % 5))}`
      await write(apiOf((sites[round % 2] ?? site).url, admin.token), word)
      for (const [read, call] of Object.entries(reads))
        for (const { visitor } of sites)
          for (let again = 0; again < 3; again++)
            if (!(await textOf(call(visitor))).includes(word)) stale.push(`${read} after ${what}, round ${round}`)
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

it('says by which time it was decided, kept or not', async () => {
  const path = `/players/${admin.id}`
  const now = site.clock.now
  site.clock.now = new Date('2031-03-04T05:06:07Z')
  try {
    for (const where of [path, path, '/no-hay', path])
      expect((await site.call('GET', where)).headers.get('date')).toBe('Tue, 04 Mar 2031 05:06:07 GMT')
  } finally {
    site.clock.now = now
  }
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
