import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '@trinchera/db/testing'
import { insertPlayer } from '@trinchera/db/queries/players/players'
import { freeUsername, usernameFrom } from './free-username'

describe('a username out of a name', () => {
  it.each([
    ['Javiera Muñoz', 'Javiera Muñoz'],
    ['  Juan\u00A0\tPérez  ', 'Juan Pérez'],
    ['María José de los Ángeles Fernández', 'María José de los Án'],
    ['x@y (el "Tigre") 🐯', 'xy el Tigre'],
    ['Tom\u202Ebot\u200B', 'Tombot'],
    ['日本語', '日本語'],
    ['Jo', null],
    ['🐯🐯🐯', null],
    ['...', null],
    ['', null],
  ])('%j → %j', (text, username) => expect(usernameFrom(text)).toBe(username))
})

describe('a free one', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await openTestDatabase()
    for (const [index, username] of ['Colo-Colo', 'Colo-Colo 2', 'María José de los Án', 'Recluta'].entries()) {
      await insertPlayer(database.db, {
        username,
        email: `${index}@example.com`,
        password_hash: null,
        volute: null,
        created_at: new Date().toISOString(),
      })
    }
  })
  afterAll(() => database.drop())

  it.each([
    [['Libre', 'otro'], 'Libre'],
    [['', 'correo.libre'], 'correo.libre'],
    [['coló còlo'], 'coló còlo 3'],
    [['María José de los Ángeles'], 'María José de los 2'],
    [['🐯', 'x'], 'Recluta 2'],
  ])('from %j is %j', async (texts, username) => expect(await freeUsername(database.db, texts)).toBe(username))
})
