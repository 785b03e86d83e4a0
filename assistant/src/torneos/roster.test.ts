import { clanById, clanesOfEtapa } from '@trinchera/db/queries/clanes/clanes'
import { storeAct } from '@trinchera/db/queries/torneos/acts'
import { storeEnrolment } from '@trinchera/db/queries/torneos/inscripciones'
import { insertTorneo, plainFields, storedTorneo } from '@trinchera/db/queries/torneos/stored-torneos'
import type { BracketPlan, TorneoAct } from '@trinchera/rules/torneo'
import { applyTorneoAct, drawBracket } from '@trinchera/rules/torneo/bracket'
import { beforeAll, expect, it } from 'vitest'
import { inWorld } from '../../testing/questions/in-world'
import { now } from '../../testing/questions/world'

const world = inWorld()
const at = (days: number) => new Date(now.getTime() + days * 24 * 3_600_000).toISOString()
const players: string[] = []
let champion = ''

/** A torneo of two that is over, with two players on the champion's roster. */
beforeAll(async () => {
  const { etapas } = (await world.assistant.site()).community
  const etapa = etapas.find(({ nombre, activo }) => nombre === 'Etapa II' && activo)?.id ?? 0
  await world.database.transaction(async (trx) => {
    const [a, b] = (await clanesOfEtapa(trx, etapa)).filter(({ ranking_actual }) => ranking_actual > 0)
    if (!a || !b) throw new Error('two clans are ranked')
    champion = a.nombre
    const fields = {
      ...plainFields,
      descripcion: '',
      formato: 'simple' as const,
      id_etapa: etapa,
      cupos: 2,
      mejor_de: 3 as const,
    }
    const { id } = await insertTorneo(trx, { ...fields, nombre: 'Copa Cordillera', inicio: at(-3) }, at(-9))
    for (const { id: id_clan } of [a, b]) {
      const roster = ((await clanById(trx, id_clan))?.players ?? []).slice(0, 2)
      if (id_clan === a.id) players.push(...roster.map(({ username }) => username))
      await storeEnrolment(
        trx,
        { id_torneo: id, id_clan, fecha: at(-5) },
        roster.map((player) => player.id),
      )
    }
    const plan: BracketPlan = {
      formato: 'simple',
      equipos: [a.id, b.id],
      mejor_de: 3,
      mejor_de_semifinal: null,
      mejor_de_final: 3,
      mapas: [],
    }
    let state = drawBracket(plan)
    const torneo = async () => (await storedTorneo(trx, id)) ?? { id: 0, version: 0 }
    await storeAct(trx, await torneo(), { tipo: 'sorteo', fecha: at(-3), plan }, state, null)
    const acts: TorneoAct[] = [
      { tipo: 'resultado', partida: 1, marcador: [2, 0], mapas: null, fecha: at(-2), id_clan: b.id },
      { tipo: 'cerrar', partida: 1, fecha: at(-1), id_clan: null },
    ]
    for (const act of acts) {
      const outcome = applyTorneoAct(state, act)
      if ('refusal' in outcome) throw new Error(outcome.refusal.message)
      state = outcome.state
      await storeAct(trx, await torneo(), act, state, null)
    }
  })
})

it.each([
  'quien jugaba en el equipo q gano el ultimo torneo',
  'quienes eran los jugadores del equipo que gano la copa cordillera',
  'cual era el plantel del campeon de la copa cordillera',
])('names the roster of the champion: %s', async (question) => {
  const { response } = await world.assistant.ask(question, null)
  expect(players.length).toBeGreaterThan(0)
  for (const name of [champion, ...players]) expect(response).toContain(name)
})

it('names the roster of a clan that played', async () => {
  const { response } = await world.assistant.ask(`quienes jugaron por ${champion} en la copa cordillera`, null)
  for (const name of players) expect(response).toContain(name)
})
