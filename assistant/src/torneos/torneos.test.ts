import { beforeAll, expect, it } from 'vitest'
import { clanById, clanesOfEtapa } from '@trinchera/db/queries/clanes/clanes'
import { storeAct } from '@trinchera/db/queries/torneos/acts'
import { storeEnrolment } from '@trinchera/db/queries/torneos/inscripciones'
import { insertTorneo, plainFields, storedTorneo } from '@trinchera/db/queries/torneos/stored-torneos'
import type { BracketPlan, TorneoAct } from '@trinchera/rules/torneo'
import { applyTorneoAct, drawBracket } from '@trinchera/rules/torneo/bracket'
import { inWorld } from '../../testing/questions/in-world'
import { now } from '../../testing/questions/world'

const world = inWorld()
const day = 24 * 3_600_000
const at = (days: number) => new Date(now.getTime() + days * day).toISOString()
const names: string[] = []

/** Four clans of which the first two met and the first won, two to zero; and a torneo that takes enrolments, with the first of them. */
beforeAll(async () => {
  const { etapas } = (await world.assistant.site()).community
  const etapa = etapas.find(({ nombre, activo }) => nombre === 'Etapa II' && activo)?.id ?? 0
  await world.database.transaction(async (trx) => {
    const clanes = (await clanesOfEtapa(trx, etapa)).filter(({ ranking_actual }) => ranking_actual > 0).slice(0, 4)
    names.push(...clanes.map(({ nombre }) => nombre))
    const [a = 0, b = 0, c = 0, d = 0] = clanes.map(({ id }) => id)
    const fields = {
      ...plainFields,
      descripcion: '',
      formato: 'simple' as const,
      id_etapa: etapa,
      cupos: 4,
      mejor_de: 3 as const,
    }
    const running = await insertTorneo(trx, { ...fields, nombre: 'Liga Cordillera', inicio: at(-1) }, at(-9))
    const enrol = async (id_torneo: number, id_clan: number) => {
      const [player] = (await clanById(trx, id_clan))?.players ?? []
      await storeEnrolment(trx, { id_torneo, id_clan, fecha: at(-2) }, player ? [player.id] : [])
    }
    for (const id_clan of [a, b, c, d]) await enrol(running.id, id_clan)
    const plan: BracketPlan = {
      formato: 'simple',
      equipos: [a, d, c, b],
      mejor_de: 3,
      mejor_de_semifinal: null,
      mejor_de_final: 5,
      mapas: [],
    }
    let state = drawBracket(plan)
    const torneo = async () => (await storedTorneo(trx, running.id)) ?? { id: 0, version: 0 }
    await storeAct(trx, await torneo(), { tipo: 'sorteo', fecha: at(-1), plan }, state, null)
    const acts: TorneoAct[] = [
      { tipo: 'resultado', partida: 1, marcador: [2, 0], mapas: null, fecha: at(-0.5), id_clan: b },
      { tipo: 'cerrar', partida: 1, fecha: at(-0.4), id_clan: null },
    ]
    for (const act of acts) {
      const outcome = applyTorneoAct(state, act)
      if ('refusal' in outcome) throw new Error(outcome.refusal.message)
      state = outcome.state
      await storeAct(trx, await torneo(), act, state, null)
    }
    const open = { ...fields, nombre: 'Copa del Norte', inicio: at(6), inscripcion_hasta: at(5), checkin_minutos: 45 }
    const { id } = await insertTorneo(trx, open, at(-1))
    await enrol(id, a)
  })
})

it.each<[thread: string, wanted: RegExp]>([
  ['quien juega con quien en la liga cordillera', /<3> con <2>/],
  ['contra quien juega <3> en la liga cordillera', /<2>/],
  ['sigue <1> en la liga cordillera?', /fuera de Liga Cordillera/],
  ['quien gano la liga cordillera', /todavía se juega\. No hay campeón/],
  ['como inscribo a mi clan en el torneo', /Inscribir tu clan/],
  ['hasta cuando hay plazo en la copa del norte', /está abierta hasta el 19\/03\/2026/],
  ['cuando es el check in', /45 minutos/],
  ['quienes estan inscritos en la copa del norte', /3 cupos de 4 .*Están: <0>/],
  ['<1> esta en la copa del norte?', /^No: /],
  ['copa del norte -> quedan cupos', /3 cupos de 4 en Copa del Norte/],
  ['when does the next tournament start', /Copa del Norte starts on 20 March 2026/],
  ['quien va primero en breakthrough y cuando es la copa del norte', /Breakthrough[^]*Copa del Norte parte el/],
  ['como va la liga cordillera', /^En Liga Cordillera queda por jugar/],
  ['como va la liga cordillera -> quien ya quedo eliminado', /Fuera: <1> \(0 victorias, 1 derrota\)/],
  ['como va la liga cordillera -> contra quien y cuando le toca a <2>', /Liga Cordillera/],
  ['who got knocked out of the liga cordillera', /Out: <1>/],
  ['como meto mi clan a un torneo -> y si ya esta lleno', /reserva/],
  ['hay torneo de breakthrough pronto?', /^No: ningún torneo de Breakthrough/],
  ['hay algun torneo de allied?', /^Sí: [^]*Copa del Norte/],
  ['is there a spearhead tournament soon', /^No: no tournament of Spearhead/],
  ['a quien le gano <0> en semis de la liga cordillera', /<0> 2–0 <1>/],
  ['si pierdo una quedo fuera de la liga cordillera', /^Sí: Liga Cordillera es de eliminación directa/],
  ['one loss and we are out of the liga cordillera? if we lose one', /^Yes: Liga Cordillera is single elimination/],
  ['cuanto cuesta inscribirse en la copa del norte', /^El sitio no cobra por inscribir/],
  ['cuanto dura la copa del norte', /^No publica cuánto dura \(Copa del Norte\)/],
  ['que pasa si empatan en la liga cordillera', /^En un torneo no hay empates/],
  ['hay torneos en enero', /^No: ningún torneo en enero[^]*Copa del Norte/],
  ['hay torneo este mes', /^Sí: [^]*Copa del Norte/],
  ['is there a tournament in march', /^Yes: [^]*Copa del Norte/],
  ['mi clan esta inscrito en algun torneo?', /^No sé quién eres/],
  ['va alguien invicto en la liga cordillera?', /<0> \(1 victoria, sin derrotas\)/],
  ['quien va ganando la liga cordillera', /^En Liga Cordillera siguen 3 clanes: <0>/],
  ['en que torneos ha jugado <1>', /1 torneo [^]*Liga Cordillera.*se juega ahora.*0–1/],
  ['como va la liga cordillera -> quién ya perdió una?', /<1> \(0 victorias, 1 derrota\)/],
])('%s', async (thread, wanted) => {
  const named = (text: string) => text.replace(/<(\d)>/g, (_, at: string) => names[Number(at)] ?? '')
  expect(await world.asked(named(thread))).toMatch(new RegExp(named(wanted.source)))
})
