import { afterAll, beforeAll, expect, test } from 'vitest'
import { originalTexto, storeTexto } from '@trinchera/db/queries/site/textos'
import { bumpVersion } from '@trinchera/db/queries/site/versions'
import { insertPlayer } from '@trinchera/db/queries/players/players'
import { openTestDatabase, type TestDatabase } from '@trinchera/db/testing'
import { asRulesSay, ruleReply } from '../answers/rules'
import { EditedTextsReader } from './rulebook'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase('sqlite')
})
afterAll(() => database.drop())

test('what is said of the rules follows an edit, and names an article that was removed', async () => {
  const { db } = database
  const reader = new EditedTextsReader()
  const before = await reader.current(db)
  expect(ruleReply(before, ['plazo']).text).toContain('24 horas')
  expect(asRulesSay('El rocket, no. [Reglamento](/ladder/reglamento#art-rocket)', before)).toBeNull()

  const autor = await insertPlayer(db, {
    username: 'Comandante',
    email: 'comandante@example.com',
    password_hash: null,
    volute: null,
    created_at: '2026-01-01T00:00:00.000Z',
    rol: 1,
    admin: 1,
    validado: 1,
  })
  const secciones = originalTexto('reglamento').secciones.map((section) => ({
    ...section,
    articulos: section.articulos
      .filter(({ id }) => id !== 'rocket')
      .map((one) => (one.id === 'plazo' ? { ...one, contenido: '<p>Hasta {{reporte_horas}} h después.</p>' } : one)),
  }))
  const fecha = '2026-01-02T00:00:00.000Z'
  await storeTexto(db, 'reglamento', { version: 1, contenido: { secciones }, fecha, autor })
  await bumpVersion(db, 'textos')

  const after = await reader.current(db)
  expect(ruleReply(after, ['plazo']).text).toContain('Hasta 24 h después.')
  expect(ruleReply(after, ['rocket']).text).toMatch(/ya no dice nada de eso: el artículo «Sin rocket» fue retirado/)
  // an answer of its own that leads to an article with other words is replaced by what the article says now
  expect(asRulesSay('Antes del mediodía. [Ver](/ladder/reglamento#art-plazo)', after)?.text).toContain('Hasta 24 h')
  expect(asRulesSay('El rocket, no. [Ver](/ladder/reglamento#art-rocket)', after)?.text).toContain('Sin rocket')
  expect(asRulesSay('Un clan. [Ver](/ladder/reglamento#art-un-clan)', after)).toBeNull()
})
