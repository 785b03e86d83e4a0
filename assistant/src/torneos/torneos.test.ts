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

async function told(...questions: string[]): Promise<string> {
  let conversacion: string | null = null
  let response = ''
  for (const question of questions) ({ conversacion, response } = await world.assistant.ask(question, conversacion))
  return response.replace(/\]\([^)]*\)/g, ']').replace(/[*[\]]/g, '')
}

it('tells who plays whom, and how a clan stands', async () => {
  expect(await told('quien juega con quien en la liga cordillera')).toContain(`${names[3]} con ${names[2]}`)
  expect(await told(`contra quien juega ${names[3]} en la liga cordillera`)).toContain(`${names[2]}`)
  expect(await told(`sigue ${names[1]} en la liga cordillera?`)).toContain('fuera de Liga Cordillera')
  expect(await told('quien gano la liga cordillera')).toContain('todavía se juega. No hay campeón')
})

it('tells how to enrol, until when, and who is in', async () => {
  expect(await told('como inscribo a mi clan en el torneo')).toContain('Inscribir tu clan')
  expect(await told('hasta cuando hay plazo en la copa del norte')).toContain('está abierta hasta el 19/03/2026')
  expect(await told('cuando es el check in')).toContain('45 minutos')
  expect(await told('quienes estan inscritos en la copa del norte')).toContain(`1 clanes de 4 cupos: ${names[0]}`)
  expect(await told(`${names[1]} esta en la copa del norte?`)).toMatch(/^No: /)
})

it('goes on with the torneo that was told, and answers in English', async () => {
  expect(await told('copa del norte', 'quedan cupos')).toContain('3 cupos de 4 en Copa del Norte')
  expect(await told('when does the next tournament start')).toContain('Copa del Norte starts on 20 March 2026')
})

it('tells each half of a sentence by itself', async () => {
  const both = await told('quien va primero en breakthrough y cuando es la copa del norte')
  expect(both).toContain('Breakthrough')
  expect(both).toContain('Copa del Norte parte el')
})

it('tells how it stands, who is out, and what a clan goes on to', async () => {
  const [a, b, c, d] = names
  const stands = await told('como va la liga cordillera')
  expect(stands).toContain('queda por jugar')
  expect(stands.match(new RegExp(`(?:${a}|${b}|${c}|${d})`, 'g'))?.length).toBeGreaterThan(3)
  expect(await told('como va la liga cordillera', 'quien ya quedo eliminado')).toMatch(/^Fuera de Liga Cordillera está/)
  expect(await told('como va la liga cordillera', `contra quien y cuando le toca a ${c}`)).toContain('Liga Cordillera')
  expect(await told('who got knocked out of the liga cordillera')).toMatch(/^Out of Liga Cordillera/)
})

it('tells how a clan gets into a torneo, and what happens once it is full', async () => {
  expect(await told('como meto mi clan a un torneo')).toMatch(/Inscribir tu clan/)
  expect(await told('como meto mi clan a un torneo', 'y si ya esta lleno')).toMatch(/reserva/)
})

it('tells of torneos of a game that is named, and of no other', async () => {
  expect(await told('hay torneo de breakthrough pronto?')).toMatch(/^No: no hay un torneo de Breakthrough anunciado/)
  expect(await told('hay algun torneo de allied?')).toMatch(/^Sí, de Allied Assault:[^]*Copa del Norte/)
  expect(await told('is there a spearhead tournament soon')).toMatch(/^No: no torneo of Spearhead is announced/)
})

it('tells whom a clan met in the round that is said', async () => {
  const text = await told(`a quien le gano ${names[0]} en semis de la liga cordillera`)
  expect(text).toMatch(new RegExp(`^${names[0]} le gan\\S+ a ${names[1]} en Liga Cordillera`))
})

it.each([
  ['si pierdo una quedo fuera de la liga cordillera', /^Sí: Liga Cordillera es de eliminación directa/],
  ['one loss and we are out of the liga cordillera? if we lose one', /^Yes: Liga Cordillera is single elimination/],
  ['cuanto cuesta inscribirse en la copa del norte', /^El sitio no cobra por inscribir/],
  ['cuantas rondas tiene la liga cordillera', /^Liga Cordillera tiene 2 rondas/],
  ['cuantas rondas tiene la copa del norte', /^Copa del Norte todavía no se sortea/],
  ['cuanto dura la copa del norte', /^Copa del Norte no publica cuánto dura/],
  ['que pasa si empatan en la liga cordillera', /^En un torneo no hay empates/],
  ['hay torneos en enero', /^No: en enero no hay ningún torneo anunciado[^]*Copa del Norte/],
  ['hay torneo este mes', /^Sí: lo que queda del mes parte Copa del Norte/],
  ['is there a tournament in march', /^Yes: Copa del Norte/],
  ['alguien ha ganado dos torneos', /^Todavía no termina ningún torneo/],
  ['mi clan esta inscrito en algun torneo?', /^No sé quién eres/],
])('%s', async (question, text) => expect(await told(question)).toMatch(text))

it('tells who is unbeaten, who is ahead, and in which torneos a clan was', async () => {
  const [a, b] = names
  expect(await told('va alguien invicto en la liga cordillera?')).toContain(`siguen invictos ${a} (1 victoria)`)
  expect(await told('quien va ganando la liga cordillera')).toMatch(
    new RegExp(`va mejor ${a}: 1 victoria y sin derrotas`),
  )
  expect(await told('quien va primero en la liga cordillera')).toContain(`va mejor ${a}`)
  expect(await told(`va invicto ${b} en la liga cordillera?`)).toMatch(new RegExp(`^No: ${b}`))
  expect(await told(`en que torneos ha jugado ${b}`)).toMatch(/1 torneo[^]*Liga Cordillera.*0–1, todavía se juega/)
})

it('tells who has lost already, and how many a clan has', async () => {
  const [, b] = names
  const lost = new RegExp(`^En Liga Cordillera ya perdieron:\\n• Y quedaron fuera: ${b} \\(1 derrota\\)`)
  expect(await told('como va la liga cordillera', 'quién ya perdió una?')).toMatch(lost)
  expect(await told('quienes han perdido en la liga cordillera')).toMatch(lost)
  expect(await told('how is the liga cordillera going', 'who has lost one')).toMatch(
    /^In Liga Cordillera these have lost/,
  )
  expect(await told(`cuantas ha perdido ${b} en la liga cordillera`)).toMatch(/1 derrota y 0 victorias/)
})
