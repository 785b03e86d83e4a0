import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sampleServers } from '@trinchera/db/queries/servidores/samples'
import type { TestDatabase } from '@trinchera/db/testing'
import { Assistant } from '../assistant'
import { gameHost, now, openWorld } from '../../testing/questions/world'

let world: TestDatabase
beforeEach(async () => void (world = await openWorld()))
afterEach(() => world.drop())

const assistant = (discord = false) =>
  new Assistant({ database: world, now: () => now, gameHost, siteName: 'Trinchera', discord })
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)

describe('when people play', () => {
  it('is the hour of the day in Chile with the most players over all servers', async () => {
    // now is 12:20 in Chile: 15 hours ago it was 21:20, 20 hours ago 16:20
    for (const [hours, players] of [
      [15, 9],
      [39, 7],
      [20, 6],
      [44, 6],
    ] as const) {
      await sampleServers(
        world.db,
        [
          { id_servidor: 1, jugadores: players },
          { id_servidor: 2, jugadores: 2 },
        ],
        hoursAgo(hours),
      )
    }
    const { response } = await assistant().ask('¿A qué hora hay gente?')
    expect(response).toContain('21:00 y las 22:00')
    expect(response).toContain('cerca de 10 jugadores')
  })

  it('is not guessed without samples', async () => {
    const { response } = await assistant().ask('¿A qué hora hay gente?')
    expect(response).toContain('todavía no tengo cuentas')
    expect(response).toContain('(/servidores)')
  })
})

it.each([
  [true, 'Pedir un código'],
  [false, 'no tiene bot de Discord'],
])('Discord is linked only where there is a bot (%s)', async (discord, said) => {
  expect((await assistant(discord).ask('¿Cómo vinculo mi Discord?')).response).toContain(said)
})

describe('a tournament', () => {
  it('that is named is described, not the next one', async () => {
    const { response } = await assistant().ask('de cuantos es la copa de otoño')
    expect(response).toContain('Seis contra seis')
    expect(response).not.toContain('Dos Orillas')
  })

  it('gets a "none announced" answer where none was announced', async () => {
    await world.db.deleteFrom('torneos').execute()
    for (const asked of ['¿Cómo me inscribo en un torneo?', '¿Cómo se juega el torneo?'])
      expect((await assistant().ask(asked)).response).toContain('No hay torneos anunciados')
    expect((await assistant().ask('¿Quién ganó el último torneo?')).response).toContain('No hay torneos anunciados')
  })
})

it('maintenance is answered with recent announcements only', async () => {
  expect((await assistant().ask('¿Cuándo hay mantención?')).response).toContain('(/anuncios/details/')
  await world.db.deleteFrom('anuncios').where('titulo', 'like', 'Mantenci%').execute()
  expect((await assistant().ask('¿Cuándo hay mantención?')).response).toContain('No hay ninguna mantención avisada')
})

it.each([
  ['¿Quién ve los torneos?', 'LaLlave'],
  ['quien ve los reportes', 'Pitazo'],
  ['quien publica los anuncios', 'ElPregonero'],
])('%s names the players with that rol', async (asked, name) => {
  expect((await assistant().ask(asked)).response).toContain(name)
})

it('a sad message gets a kind line and no answer', async () => {
  const { response, kind } = await assistant().ask('mi polola me dejó y estoy mal')
  expect([kind, response.startsWith('Pucha')]).toEqual(['away', true])
})
