import { setStatisticsShown } from '@trinchera/db/queries/players/players'
import { expect, it } from 'vitest'
import { inWorld } from '../../testing/questions/in-world'

const world = inWorld()

it('tells no statistics of a player who hides them, but to that player', async () => {
  const { id } = await world.database.db
    .selectFrom('players')
    .where('username', '=', 'Rucio_7')
    .select('id')
    .executeTakeFirstOrThrow()
  await world.database.transaction((trx) => setStatisticsShown(trx, id, false))
  const answerTo = async (question: string, asker?: number) =>
    (await world.assistant.ask(question, null, asker)).response
  for (const question of [
    'cuantas victorias tiene Rucio_7',
    'que racha lleva Rucio_7',
    'ultimas partidas de Rucio_7',
    'compara a Rucio_7 con ElPregonero',
    'cuantas partidas gano Rucio_7 este mes',
  ])
    expect(await answerTo(question)).toContain('no muestra sus partidas ni sus estadísticas.')
  expect(await answerTo('how many wins does Rucio_7 have')).toContain('does not show their matches and statistics')
  expect(await answerTo('quien es Rucio_7')).not.toMatch(/\d+ (?:victoria|derrota)/)
  expect(await answerTo('cuantas victorias tengo', id)).toMatch(/\d+\*\* victoria/)
})
