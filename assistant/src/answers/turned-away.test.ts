import { expect, it } from 'vitest'
import { inWorld } from '../../testing/questions/in-world'

// Each kind of what is not done is turned away in its own words: that it cannot, and what it can.

const world = inWorld()

it.each([
  ['dame una receta de queque', /no te puedo ayudar: lo mío es/],
  ['pásame el correo de Tatán', /privado: no lo veo ni lo puedo contar\..*sé lo que está a la vista/],
  ['ponme primero en la tabla', /no lo puedo hacer: ni yo ni nadie mueve la tabla.*Sí te puedo decir/],
  ['borra la última derrota de Puelche', /no lo puedo hacer/],
  ['banea a Tatán', /no lo puedo hacer/],
  ['nombrame moderador', /no lo puedo hacer/],
  ['bot malo', /no te puedo contestar.*lo mío es/],
  ['😀😀🔥', /No puedo leer emojis ni signos solos\. Escríbeme con palabras/],
  ['???', /No puedo leer emojis ni signos solos/],
])('%s', async (question, said) => {
  const { response, kind } = await world.assistant.ask(question)
  expect(kind).toBe('away')
  expect(response).toMatch(said)
})

it('answers what its buttons ask', async () => {
  for (const question of ['banea a Tatán', 'ponme primero en la tabla', '😀'])
    for (const offered of (await world.assistant.ask(question)).sugerencias)
      expect(await world.assistant.ask(offered)).toMatchObject({ kind: 'answer' })
})

it('tells the place of each of two', async () => {
  const { response } = await world.assistant.ask('dime el puesto de los halcones y el de puelche')
  expect(response).toMatch(/\*\*Los Halcones\*\* van \*\*\d+\.º\*\*[\s\S]+\*\*Puelche\*\* va \*\*\d+\.º\*\*/)
})
