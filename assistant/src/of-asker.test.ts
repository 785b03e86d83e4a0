import { clanById, clanesOfEtapa } from '@trinchera/db/queries/clanes/clanes'
import { medalsOfPlayer } from '@trinchera/db/queries/palmares/medals'
import { expect, it } from 'vitest'
import { inWorld } from '../testing/questions/in-world'

// What somebody asks of their clan, or of themselves, is what is asked of a clan, or a player, that is named.

const world = inWorld()
const { asked } = world
const etapa = 2

it.each([
  ['Tatán', 'cuántas llevamos perdidas al hilo', 'cuantas lleva Los Halcones perdidas al hilo'],
  ['Loica', 'contra quién hemos perdido más', 'contra quien ha perdido mas Sin Retirada'],
  ['Loica', 'qué necesito pa pasar a Huemul', 'que necesita Loica pa pasar a Huemul'],
  ['Loica', 'qué nos falta para llegar al podio', 'que le falta para llegar al podio a Sin Retirada'],
  ['Rucio_7', 'qué torneos hemos ganado', 'que torneos ha ganado Los Halcones'],
  ['Rucio_7', 'desde cuándo estoy en los halcones', 'desde cuando esta Rucio_7 en los halcones'],
])('%s asks %s', async (who, own, named) => {
  expect(await asked(own, who)).toBe(await asked(named, null))
})

it('tells a streak of the clan of whoever asks, and not of everybody', async () => {
  const clan = (await clanesOfEtapa(world.database.db, etapa)).find(({ nombre }) => nombre === 'Los Halcones')
  const { racha_actual = 0 } = (clan && (await clanById(world.database.db, clan.id))) ?? {}
  const told = await asked('llevamos alguna racha?', 'Rucio_7')
  expect(told).toMatch(/^Los Halcones/)
  expect(told).toContain(String(Math.abs(racha_actual)))
})

it('counts the medals of whoever asks', async () => {
  const { db } = world.database
  const { id } = await db.selectFrom('players').where('username', '=', 'Rucio_7').select('id').executeTakeFirstOrThrow()
  const medals = await medalsOfPlayer(db, id)
  const count = medals.length === 1 ? '1 medalla' : `${medals.length} medallas`
  for (const question of ['qué medallas tengo?', 'cuántas medallas tengo yo'])
    expect(await asked(question, 'Rucio_7')).toMatch(
      medals.length ? `Rucio_7 tiene ${count}` : 'todavía no tiene medallas',
    )
})

it('says that there is no clan, or that nobody knows who asks', async () => {
  expect(await asked('mi clan va primero?', 'Recluta')).toMatch(/^No estás en ningún clan/)
  expect(await asked('cómo me ha ido contra Vieja Guardia', null)).toMatch(/^No sé quién eres/)
})

it.each(['a qué hora jugamos mañana y contra quién', 'tenemos partido hoy?', 'con quién jugamos el jueves'])(
  'reads what is still to be played: %s',
  async (question) => {
    expect(await asked(question, 'Tatán')).toMatch(/retos acordados de tu clan|Retos acordados de tu clan/)
  },
)

it('leaves to everybody how a thing is done', async () => {
  for (const question of ['cómo puedo reportar una derrota', 'cómo cambio mi nick'])
    expect(await asked(question, 'Rucio_7')).toBe(await asked(question, null))
})
