import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/app'

let site: TestApp
beforeAll(async () => {
  site = await startTestApp()
})
afterAll(() => site.stop())

it('the twelve servers are listed before the first poll, offline and under their configured names', async () => {
  const { data } = await site.visitor.listServers()
  expect(data.map(({ grupo, puerto }) => `${grupo} ${puerto}`)).toEqual([
    ...[15090, 15020, 15030, 15040, 15050, 15060, 15070, 15080].map((port) => `clan ${port}`),
    ...[15120, 15130, 15140, 15150].map((port) => `liga ${port}`),
  ])
  expect(data[0]).toEqual({
    id: 1,
    grupo: 'clan',
    host: '127.0.0.1',
    puerto: 15090,
    nombre: 'Servidor de clanes 1',
    en_linea: false,
    mapa: null,
    modo: null,
    jugadores: 0,
    max_jugadores: 0,
    ping: null,
    lista: [],
    actualizado: null,
  })
})

it('their history is seven days of gaps before the first poll', async () => {
  const { data } = await site.visitor.listServerHistory({ params: { id: 12 } })
  expect(data).toHaveLength(336)
  expect(data.every(({ jugadores }) => jugadores === null)).toBe(true)
  expect(data.at(-1)?.fecha.localeCompare(site.clock.now.toISOString())).toBe(-1)
  await expect(site.visitor.listServerHistory({ params: { id: 13 } })).rejects.toMatchObject({ code: 404 })
})

it('a player creates, changes and deletes an alert', async () => {
  const { api } = await site.player('Peuco')
  expect((await api.setServerAlert({ params: { id: 3 }, body: { jugadores: 4 } })).data).toEqual([
    { id_servidor: 3, jugadores: 4 },
  ])
  expect((await api.setServerAlert({ params: { id: 1 }, body: { jugadores: 8 } })).data).toEqual([
    { id_servidor: 1, jugadores: 8 },
    { id_servidor: 3, jugadores: 4 },
  ])
  expect((await api.setServerAlert({ params: { id: 3 }, body: { jugadores: 6 } })).data).toEqual([
    { id_servidor: 1, jugadores: 8 },
    { id_servidor: 3, jugadores: 6 },
  ])
  expect((await api.setServerAlert({ params: { id: 1 }, body: { jugadores: null } })).data).toEqual([
    { id_servidor: 3, jugadores: 6 },
  ])
  expect((await api.listServerAlerts()).data).toEqual([{ id_servidor: 3, jugadores: 6 }])
  await expect(api.setServerAlert({ params: { id: 99 }, body: { jugadores: 4 } })).rejects.toMatchObject({ code: 404 })
})
