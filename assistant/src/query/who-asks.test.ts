import { expect, it } from 'vitest'
import { inWorld } from '../../testing/questions/in-world'

// Whoever asks of themselves, or of their clan.

const world = inWorld()
const { asked } = world

it('is told of their own clan and of themselves', async () => {
  expect(await asked('en q lugar vamos', 'Tatán')).toContain('Los Halcones van')
  expect(await asked('cuantas llevo ganadas yo', 'Tatán')).toContain('Tatán')
  expect(await asked('si le ganamos a vieja guardia en q puesto quedamos', 'Tatán')).toContain('Los Halcones')
})
it('is asked to log in where nobody knows who it is', async () => {
  expect(await asked('en q lugar vamos')).toContain('inicia sesión')
})
it('is told so without a clan', async () =>
  expect(await asked('en q puesto va mi clan', 'Recluta')).toContain('No estás en ningún clan'))
it.each([
  ['Tatán', 'en que puesto ando', /^Con Los Halcones vas \d+\.º/],
  ['Quiltro', 'mis compañeros cuales son', /Tatán \(Líder\)/],
  ['Quiltro', 'cual es mi rango', /^Eres Capitán de Los Halcones/],
  ['Recluta', 'estoy en algun clan', /^No: no estás/],
  ['Quiltro', 'estoy en algun clan', /^Sí: estás en Los Halcones/],
  ['Recluta', 'puedo reportar', /^No: /],
  ['Tatán', 'puedo reportar', /^Sí: en Los Halcones eres Líder/],
  ['Recluta', 'me llegaron invitaciones', /^(?:No: no tienes|Sí: tienes)/],
  ['Tatán', 'que clan esta justo detras de nosotros', /^Justo abajo de Los Halcones/],
])('%s: %s', async (name, text, wanted) => expect(await asked(text, name)).toMatch(wanted))
it('is not whoever had the thread before', async () => {
  const { playerById } = (await world.assistant.site()).community
  const tatan = [...playerById.values()].find(({ nombre }) => nombre === 'Tatán')?.id ?? null
  const { conversacion } = await world.assistant.ask('cuantas llevo ganadas yo', null, tatan)
  expect((await world.assistant.ask('y cuantas he perdido yo?', conversacion)).response).not.toContain('Tatán')
})
