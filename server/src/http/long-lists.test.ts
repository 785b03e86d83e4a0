import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertComment } from '@trinchera/db/queries/anuncios/comments'
import { insertPlayer } from '@trinchera/db/queries/players/players'
import { testDialects } from '@trinchera/db/testing'
import { wholeListMost } from '@trinchera/rules/limits'
import { startTestApp, type TestApp } from '../../testing/app'

/** Number of comments. Each has a different author, so that many authors have to be looked up. */
const many = wholeListMost + 1

describe.each(testDialects)('a list that has grown beyond what comes whole, on %s', (dialect) => {
  let site: TestApp
  let anuncio: number
  beforeAll(async () => {
    site = await startTestApp({ dialect })
    const admin = await site.player('Comandante', { rol: 1, admin: 1 })
    anuncio = (await admin.api.createAnuncio({ body: { titulo: 'x', descripcion: 'x', contenido: 'x' } })).data.id
    const created_at = site.clock.now.toISOString()
    await site.database.transaction(async (trx) => {
      for (let number = 0; number < many; number++) {
        const creador = `Recluta ${number}`
        const account = { username: creador, email: `r${number}@trinchera.test`, password_hash: null, volute: null }
        const id_creador = await insertPlayer(trx, { ...account, created_at })
        await insertComment(trx, { id_creador, creador, comentario: 'x', created_at, id_anuncio: anuncio })
      }
    })
  })
  afterAll(() => site.stop())

  it('of players is cut, and says how many there are', async () => {
    const { data, meta } = await site.visitor.listPlayers({ query: {} })
    expect([data.length, meta]).toEqual([wholeListMost, { pagina: 1, por_pagina: wholeListMost, total: many + 1 }])
  })

  it('of comments is cut, and says how many there are', async () => {
    const { data, meta } = await site.visitor.listComments({ params: { id: anuncio }, query: {} })
    expect([data.length, meta]).toEqual([wholeListMost, { pagina: 1, por_pagina: wholeListMost, total: many }])
  })
})
