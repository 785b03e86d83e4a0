import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { noticeTipos } from '@trinchera/contract/notificaciones'
import { openTestDatabase, testDialects, type TestDatabase } from '../../testing'
import { insertNotices, markRead, noticesOf, unreadCountsOf } from './notices'
import { noticePreferencesOf, storeNoticePreferences, recipientsOf } from './preferences'
import { setPresence, showsPresence } from '../players/presence'
import { insertPlayer } from '../players/players'

const now = new Date().toISOString()

describe.each(testDialects)('notices on %s', (dialect) => {
  let database: TestDatabase
  let peuco: number
  let loica: number
  beforeEach(async () => {
    database = await openTestDatabase(dialect)
    const player = (username: string) =>
      insertPlayer(database.db, {
        username,
        email: `${username}@trinchera.test`,
        password_hash: null,
        volute: null,
        created_at: now,
      })
    peuco = await player('Peuco')
    loica = await player('Loica')
  })
  afterEach(() => database.drop())

  const tell = (player_id: number, ...texts: string[]) =>
    insertNotices(
      database.db,
      texts.map((texto) => ({ player_id, tipo: 'rango' as const, texto, enlace: null })),
      new Date(now),
    )
  const texts = async (player: number, page?: { pagina: number; por_pagina: number }) =>
    (await noticesOf(database.db, player, new Date(), page)).notices.map(({ texto, leida }) =>
      leida ? `(${texto})` : texto,
    )

  it('are counted and marked for their own player alone', async () => {
    const [own] = await tell(peuco, 'uno', 'dos', 'tres')
    const [foreign] = await tell(loica, 'ajeno')
    if (!own || !foreign) throw new Error('nothing was stored')
    expect(await unreadCountsOf(database.db, [peuco, loica])).toEqual(
      new Map([
        [peuco, 3],
        [loica, 1],
      ]),
    )
    const ids = [own.notice.id, foreign.notice.id]
    expect(await markRead(database.db, peuco, ids, now)).toEqual([ids[0]])
    expect(await markRead(database.db, peuco, ids, now)).toEqual([])
    expect(await texts(peuco)).toEqual(['tres', 'dos', '(uno)'])
    expect(await markRead(database.db, peuco, null, now)).toHaveLength(2)
    expect(await unreadCountsOf(database.db, [peuco, loica])).toEqual(new Map([[loica, 1]]))
  })

  it('come by pages, with how many there are', async () => {
    await tell(peuco, 'uno', 'dos', 'tres')
    expect(await texts(peuco, { pagina: 1, por_pagina: 2 })).toEqual(['tres', 'dos'])
    expect(await texts(peuco, { pagina: 2, por_pagina: 2 })).toEqual(['uno'])
    expect((await noticesOf(database.db, peuco, new Date(), { pagina: 9, por_pagina: 2 })).total).toBe(3)
  })

  it('are shown on the site but for anuncios, pushed where something is to be done, and mailed if they answer an appeal, unless the player chose otherwise for a kind', async () => {
    await storeNoticePreferences(database.db, peuco, [
      { tipo: 'fallo', sitio: true, correo: true, push: false },
      { tipo: 'rango', sitio: true, correo: false },
    ])
    expect(await recipientsOf(database.db, [peuco, loica, 999], 'fallo')).toEqual([
      { player_id: peuco, sitio: true, correo: true, push: false },
      { player_id: loica, sitio: true, correo: false, push: true },
    ])
    await storeNoticePreferences(database.db, peuco, [
      { tipo: 'rango', sitio: false, correo: false },
      { tipo: 'rango', sitio: false, correo: true },
      { tipo: 'fallo', sitio: true, correo: true },
    ])
    const all = await noticePreferencesOf(database.db, peuco)
    expect(all.map(({ tipo }) => tipo)).toEqual([...noticeTipos])
    expect(all.filter(({ sitio, correo, push }) => !sitio || correo || !push)).toEqual([
      { tipo: 'rango', sitio: false, correo: true, push: false },
      { tipo: 'clan-renombrado', sitio: true, correo: false, push: false },
      { tipo: 'fallo', sitio: true, correo: true, push: false },
      { tipo: 'suspension-levantada', sitio: true, correo: false, push: false },
      { tipo: 'apelacion', sitio: true, correo: true, push: true },
      { tipo: 'medalla', sitio: true, correo: false, push: false },
      { tipo: 'anuncio', sitio: false, correo: false, push: true },
      { tipo: 'privacidad', sitio: true, correo: false, push: false },
    ])
  })

  it('do not show the presence of a player who hides it', async () => {
    expect(await showsPresence(database.db, peuco)).toBe(true)
    await setPresence(database.db, peuco, false)
    expect([await showsPresence(database.db, peuco), await showsPresence(database.db, loica)]).toEqual([false, true])
  })
})
