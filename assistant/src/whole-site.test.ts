import { clanesOfEtapa } from '@trinchera/db/queries/clanes/clanes'
import { ruledMatches } from '@trinchera/db/queries/ladder/ruled-matches'
import { clanMatches, placesOf } from '@trinchera/db/queries/ladder/tops'
import { listRetos } from '@trinchera/db/queries/retos/retos'
import { describe, expect, it } from 'vitest'
import { inWorld } from '../testing/questions/in-world'
import { now } from '../testing/questions/world'

// What strangers ask of the rest of the site, in both languages, with the facts looked up by other ways.

const world = inWorld()
const etapa = 2
const plain = (text: string) => text.replace(/\]\([^)]*\)/g, '').replace(/[[*\]\u200B]/g, '')
async function asked(text: string, as: string | null = null): Promise<string> {
  const { community } = await world.assistant.site()
  const id = [...community.playerById.values()].find(({ nombre }) => nombre === as)?.id ?? null
  let conversacion: string | null = null
  let last = ''
  for (const question of text.split(' -> ')) {
    const answer = await world.assistant.ask(question, conversacion, id)
    conversacion = answer.conversacion
    last = plain(answer.response)
  }
  return last
}
async function clan(name: string) {
  const found = (await clanesOfEtapa(world.database.db, etapa)).find(({ nombre }) => nombre === name)
  if (!found) throw new Error(`no ${name}`)
  return found
}

describe('how a thing is done', () => {
  it.each([
    ['de dónde bajo la app de ustedes', 'Agregar a inicio'],
    ['how can i have the site as an app on my phone', 'Add to Home Screen'],
    ['a qué hora dejan de sonar los avisos en la noche', '00:00 a 08:00'],
    ['tengo los avisos prendidos y no me suena nada', 'Recibir avisos en este dispositivo'],
    ['no podemos el día que ofrecieron en el reto', 'Ofrecer otras'],
    ['con cuánta anticipación hay que retar', '2 horas'],
    ['hasta cuándo se puede apelar un fallo', '7 días'],
    ['how do i appeal my suspension', 'Once, while it lasts'],
    ['dónde agrego pruebas de un partido', 'Agregar imágenes'],
    ['cuántas horas hay para rechazar una partida', '24 horas'],
    ['quiero que el discord del clan avise los resultados', 'Agregar webhook'],
    ['cómo paso la agenda a mi google calendar', 'Desde URL'],
    ['se puede pegar la tabla en otra página', 'Poner en tu sitio'],
    ['is the anticheat required', 'mandatory'],
  ])('%s', async (question, has) => expect(await asked(question)).toContain(has))
})

describe('retos', () => {
  const agreed = async () => {
    const found = (await listRetos(world.database.db, null, {})).find(
      ({ estado, fecha }) => estado === 'acordado' && fecha !== null && fecha > now.toISOString(),
    )
    if (!found) throw new Error('nothing is agreed')
    return found
  }
  it.each(['cuándo juega', 'contra quién le toca jugar a', 'a qué hora juega'])(
    'tells the next of a clan: %s',
    async (how) => {
      const { retador, retado } = await agreed()
      expect(await asked(`${how} ${retador.nombre}`)).toContain(`${retador.nombre} contra ${retado.nombre}`)
    },
  )
  it('tells its server and maps where those are asked next', async () => {
    const { retado } = await agreed()
    expect(await asked(`cuándo juega ${retado.nombre} -> y en qué servidor`)).toMatch(
      /contra .*(?:Servidor|Falta elegir): /s,
    )
  })
  it('tells them in English', async () => {
    const { retador, retado } = await agreed()
    expect(await asked(`when does ${retador.nombre} play next`)).toContain(`${retador.nombre} vs ${retado.nombre}`)
  })
  it('leaves tournaments and what was played to others', async () => {
    expect(await asked('cuándo es el próximo campeonato')).toContain('Copa de las Dos Orillas')
    expect(await asked('qué partidas hubo ayer')).not.toContain('Agenda')
  })
})

describe('what was ruled and played', () => {
  it.each(['qué partidas se han anulado', 'han anulado alguna partida'])('lists rulings: %s', async (question) => {
    // a false report is annulled as well: both say so in their text
    const all = await ruledMatches(world.database.db, { clans: [], desde: null, hasta: null }, 9)
    const found = all.filter(({ ruling }) => /anulado/i.test(ruling?.texto ?? ''))
    const text = await asked(question)
    expect(text).toContain(found.length === 1 ? '1 partida anulada' : `${found.length} partidas anuladas`)
    for (const { ruling } of found) expect(text).toContain(ruling?.motivo)
  })
  it('tells the rule where the rule is asked', async () => {
    expect(await asked('se puede anular una partida')).toContain('Reglamento, artículo')
  })
  it('tells the maps of one match and who reported it, also when that is asked next', async () => {
    const { id } = await clan('Puelche')
    const { matches } = await clanMatches(world.database.db, id)
    const lost = matches.find(({ perdedor, ruling }) => perdedor.id === id && !ruling)
    for (const question of [
      'cuándo perdió Puelche por última vez',
      'cuándo perdió Puelche por última vez -> y quién la reportó',
    ])
      expect(await asked(question)).toContain(`La reportó ${lost?.reportado_por}`)
  })
})

describe('clans over time', () => {
  it.each([
    ['el peor puesto que ha tenido Puelche en la etapa ii', Math.max],
    ['a lo más qué puesto ha tenido Puelche en la etapa ii', Math.min],
  ] as const)('%s', async (question, which) => {
    const held = (await placesOf(world.database.db, (await clan('Puelche')).id)).map(({ ranking }) => ranking)
    expect(await asked(question)).toContain(`fue el puesto ${which(...held.filter((place) => place > 0))}.º`)
  })
  it('tells the clans founded in a month', async () => {
    const founded = (await clanesOfEtapa(world.database.db, etapa)).filter(
      ({ created_at }) => created_at >= '2026-03-01T03:00',
    )
    const text = await asked('qué clanes se han fundado este mes en la etapa ii')
    for (const { nombre } of founded) expect(text).toContain(nombre)
  })
  it('tells who climbed the most in a whole etapa', async () => {
    expect(await asked('qué clan subió más en la etapa ii')).toMatch(/En toda la etapa.*subi(?:ó|eron) \d+ puestos?/s)
  })
  it('keeps a clan that is only like the one asked for apart', async () => {
    expect(await asked('existe un clan llamado Guardia Antigua')).toContain('no hay ningún clan que se llame')
  })
  it('reads whose clan it is where that is said first', async () => {
    expect(await asked('juego en Puelche, cuántos somos')).toMatch(/Puelche tiene \d+ integrantes/)
  })
})

it('tells what waits for whoever asks', async () => {
  expect(await asked('tengo cosas pendientes', 'Tatán')).toContain('Te espera')
  expect(await asked('tengo algo pendiente')).toContain('inicia sesión')
})

it('answers the clause that asks in a long sentence', async () => {
  const [first] = await clanesOfEtapa(world.database.db, etapa)
  expect(await asked('pucha que llegué cansado de la pega, oye, quién va primero en la etapa ii')).toContain(
    first?.nombre,
  )
})

it.each([
  ['how many clans are in Etapa II', /There are \d+ clans in Etapa II/],
  ['who plays for Puelche', /Puelche has \d+ members/],
  ['which stages are open', /stages are open/],
  ['who climbed the most in Etapa II', /only have this one in Spanish/],
  ['what if La Retaguardia beats the number one', /enters|moves up|stays/],
])('in English: %s', async (question, has) => expect(await asked(question)).toMatch(has))

it('asks once what it translated, also where that still looks English', async () => {
  expect(await asked('the this that these of in on at by')).toBeTruthy()
})
