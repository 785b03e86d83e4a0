import type { TestDatabase } from '@trinchera/db/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { gameHost, now, openWorld } from '../../testing/questions/world'
import { Assistant } from '../assistant'

// Each kind of what is not done is turned away in its own words: that it cannot, and what it can.

let database: TestDatabase
let assistant: Assistant
beforeAll(async () => {
  database = await openWorld()
  assistant = new Assistant({ database, now: () => now, gameHost, siteName: 'Trinchera' })
})
afterAll(() => database.drop())

it.each([
  ['dame una receta de queque', /no te puedo ayudar: lo mío es/],
  ['pásame el correo de Tatán', /privado: no lo veo ni lo puedo contar\..*sé lo que está a la vista/],
  ['ponme primero en la tabla', /no lo puedo hacer: ni yo ni nadie mueve la tabla.*Sí te puedo decir/],
  ['borra la última derrota de Puelche', /no lo puedo hacer: ni yo ni nadie mueve la tabla/],
  ['banea a Tatán', /No puedo borrar, expulsar ni sancionar.*Sí te puedo decir/],
  ['nombrame moderador', /No puedo dar permisos.*Sí te puedo decir/],
  ['bot malo', /no te puedo contestar.*lo mío es/],
  ['😀😀🔥', /No puedo leer emojis ni signos solos\. Escríbeme con palabras/],
  ['???', /No puedo leer emojis ni signos solos/],
])('%s', async (question, said) => {
  const { response, kind } = await assistant.ask(question)
  expect(kind).toBe('away')
  expect(response).toMatch(said)
})

it('answers what its buttons ask', async () => {
  for (const question of ['banea a Tatán', 'ponme primero en la tabla', '😀'])
    for (const offered of (await assistant.ask(question)).sugerencias)
      expect(await assistant.ask(offered)).toMatchObject({ kind: 'answer' })
})

it('tells the place of each of two, and nothing else of them', async () => {
  const { response } = await assistant.ask('dime el puesto de los halcones y el de puelche')
  expect(response).toMatch(/\*\*Los Halcones\*\* van \*\*\d+\.º\*\*[\s\S]+\*\*Puelche\*\* va \*\*\d+\.º\*\*/)
  expect(response).not.toMatch(/Líder|Tag/)
})
