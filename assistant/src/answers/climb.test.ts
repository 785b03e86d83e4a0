import { clanesOfEtapa } from '@trinchera/db/queries/clanes/clanes'
import { beforeAll, expect, it } from 'vitest'
import { inWorld } from '../../testing/questions/in-world'

// Etapa II of Allied Assault in the demo community: fourteen ranked clans.
const world = inWorld()
let names: string[]

beforeAll(async () => {
  const { etapas } = (await world.assistant.site()).community
  const etapa = etapas.find(({ nombre, juego }) => nombre === 'Etapa II' && juego.nombre === 'Allied Assault')
  if (!etapa) throw new Error('the demo community has no such etapa')
  names = (await clanesOfEtapa(world.database.db, etapa.id))
    .filter(({ ranking_actual }) => ranking_actual > 0)
    .map(({ nombre }) => nombre)
})

function at(place: number): string {
  const name = names[place - 1]
  if (!name) throw new Error(`no clan is at ${place}`)
  return name
}
/** The clans, by their places, that an answer names beside the one asked about. */
const namedIn = (text: string, besides: number) =>
  names.flatMap((nombre, index) => (index !== besides - 1 && text.includes(nombre) ? [index + 1] : []))

it.each([
  ['#9 gets to the sixth place by beating any of the first four', 9, 6, [1, 2, 3, 4]],
  ['#7 gets to the sixth by beating anyone above', 7, 6, [1, 2, 3, 4, 5, 6]],
  ['#2 gets to the first by beating the first alone', 2, 1, [1]],
  ['#5 gets to the third by beating one of the first two', 5, 3, [1, 2]],
])('whom to beat: %s', async (_, from, to, rivals) => {
  const { intent, response } = await world.assistant.ask(
    `a quien le tiene que ganar ${at(from)} para llegar al puesto ${to} en la etapa ii de allied assault`,
  )
  expect(intent).toBe('a-quien-ganar')
  expect(response).toContain('una victoria')
  expect(namedIn(response, from)).toEqual(rivals)
})

it('whom to beat: says how many wins it takes where one is not enough', async () => {
  const { response } = await world.assistant.ask(
    `a quien le tiene que ganar ${at(11)} para llegar al puesto 5 en la etapa ii de allied assault`,
  )
  expect(response).toContain('**2 victorias**')
  expect(response).toContain('11.º → 6.º → 3.º')
})

it.each([
  ['the first place can be taken by the second alone', 1, [2]],
  ['the third by those whose climb ends there: #4, #5 over the second, #6 over the first', 3, [1, 2, 4, 5, 6]],
])('who could pass: %s', async (_, place, named) => {
  const { intent, response } = await world.assistant.ask(
    `quien puede pasar a ${at(place)} en la etapa ii de allied assault`,
  )
  expect(intent).toBe('quien-alcanza')
  expect(namedIn(response, place)).toEqual(named)
})
