import { afterAll, beforeAll, expect, it } from 'vitest'
import type { LiveSample } from '@trinchera/contract/retos'
import { insertSample } from '@trinchera/db/queries/retos/samples'
import { retoSamplesListed } from '@trinchera/rules/limits'
import { startTestApp, type TestApp } from '../../../testing/app'
import { codeOf } from '../../../testing/disputes'
import { playedEtapa } from '../../../testing/played-etapa'

let site: TestApp
beforeAll(async () => {
  site = await startTestApp()
})
afterAll(() => site.stop())

const at = (ms: number) => new Date(site.clock.now.getTime() + ms).toISOString()

it('what a server showed is for everybody once the reto is agreed, evenly chosen of very much', async () => {
  const etapa = await playedEtapa(site, await site.player('Jefa', { rol: 1, admin: 1 }), 'AB')
  const [one, other] = [etapa.clan('A'), etapa.clan('B')]
  const fechas = [at(3 * 3_600_000)]
  const { data: reto } = await one.leader.api.createReto({
    body: { id_clan_retador: one.id, id_clan_retado: other.id, fechas },
  })
  const params = { id: reto.id }
  const samples = async () => (await site.visitor.listRetoSamples({ params })).data
  for (const api of [site.visitor, one.leader.api]) expect(await codeOf(api.listRetoSamples({ params }))).toBe(404)
  await other.leader.api.answerReto({ params, body: { respuesta: 'aceptar', fecha: fechas[0] ?? '' } })
  expect(await samples()).toEqual([])

  const sample = (index: number): LiveSample => ({
    id: reto.id,
    servidor: 1,
    mapa: 'obj/obj_team2',
    jugadores: [{ nombre: 'Tatan', puntaje: index, ping: 40, id_clan: one.id, player_id: one.leader.id }],
    actualizado: at(index * 5000),
  })
  await insertSample(site.database.db, sample(0))
  expect(await samples()).toEqual([sample(0)])
  const many = 3 * retoSamplesListed
  await site.database.transaction(async (trx) => {
    for (let index = 1; index < many; index++) await insertSample(trx, sample(index))
  })
  const shown = await samples()
  expect(shown).toHaveLength(retoSamplesListed)
  expect([shown[0], shown.at(-1)]).toEqual([sample(0), sample(many - 1)])
  const steps = shown
    .slice(1)
    .map((one, index) => Date.parse(one.actualizado) - Date.parse(shown[index]?.actualizado ?? ''))
  expect([...new Set(steps)].sort()).toEqual([15_000, 20_000])
})
