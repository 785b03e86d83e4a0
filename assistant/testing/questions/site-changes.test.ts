import { insertAnuncio } from '@trinchera/db/queries/anuncios/anuncios'
import { clanById, clanesOfEtapa } from '@trinchera/db/queries/clanes/clanes'
import { setStatisticsShown } from '@trinchera/db/queries/players/players'
import { sampleServers } from '@trinchera/db/queries/servidores/samples'
import { readOpciones, storeOpciones } from '@trinchera/db/queries/site/opciones'
import { storeTexto } from '@trinchera/db/queries/site/textos'
import { bumpVersion } from '@trinchera/db/queries/site/versions'
import { storeEnrolment } from '@trinchera/db/queries/torneos/inscripciones'
import { insertTorneo, plainFields } from '@trinchera/db/queries/torneos/stored-torneos'
import type { Db } from '@trinchera/db/database'
import type { TestDatabase } from '@trinchera/db/testing'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { matcher } from '../../src/intents/learnt'
import { contains } from './facts'
import { assistantOf, now, openWorld } from './world'

// What is stored or removed is in the next answer: each test changes a world of its own.

let world: TestDatabase
// what the corpus teaches is learnt once
beforeAll(async () => void (await matcher()), 600_000)
beforeEach(async () => void (world = await openWorld()))
afterEach(() => world.drop())

const asked = async (question: string, asker: number | null = null, at = now) =>
  (await assistantOf(world, { now: () => at }).ask(question, null, asker)).response
const playerNamed = (db: Db, name: string) =>
  db.selectFrom('players').where('username', '=', name).select(['id', 'username']).executeTakeFirstOrThrow()

/** Publishes an announcement and returns its address. */
const publish = (titulo: string, contenido: string) =>
  world.transaction(async (trx) => {
    const author = await playerNamed(trx, 'ElPregonero')
    const id = await insertAnuncio(trx, {
      titulo,
      descripcion: 'Para todos',
      contenido,
      imagen: null,
      creador: author.username,
      id_creador: author.id,
      created_at: now.toISOString(),
    })
    await bumpVersion(trx, 'anuncios')
    return `/anuncios/details/${id}`
  })

it('tells no statistics of a player who hides them, but to that player', async () => {
  const { id } = await playerNamed(world.db, 'Rucio_7')
  await world.transaction((trx) => setStatisticsShown(trx, id, false))
  for (const question of [
    'cuantas victorias tiene Rucio_7',
    'que racha lleva Rucio_7',
    'ultimas partidas de Rucio_7',
    'compara a Rucio_7 con ElPregonero',
    'cuantas partidas gano Rucio_7 este mes',
    'how many wins does Rucio_7 have',
  ])
    expect(await asked(question)).toMatch(/no muestra sus partidas ni|does not show their matches/)
  expect(await asked('quien es Rucio_7')).not.toMatch(/\d+ (?:victoria|derrota)/)
  expect(await asked('cuantas victorias tengo', id)).toMatch(/\b113\b/)
})

it('says who is responsible for the data, and what the operator added to the privacy page', async () => {
  const { id } = await playerNamed(world.db, 'ElIntendente')
  await world.transaction(async (trx) => {
    const { responsable } = await readOpciones(trx)
    const named = { nombre: 'Liga de los Andes', direccion: 'Calle Uno 123', correo: 'datos@liga.cl' }
    await storeOpciones(trx, { responsable: { ...responsable, ...named } })
    const contenido = { contenido: '<p>Las grabaciones de los mapamundis se borran en diez días.</p>' }
    await storeTexto(trx, 'privacidad_extra', { version: 1, contenido, fecha: now.toISOString(), autor: id })
    for (const topic of ['textos', 'opciones'] as const) await bumpVersion(trx, topic)
  })
  expect(await asked('quien responde por mis datos')).toMatch(/Liga de los Andes.*Calle Uno 123/)
  const site = await assistantOf(world).site()
  expect((await site.textos()).flatMap(({ sentences }) => sentences)).toContain(
    'Las grabaciones de los mapamundis se borran en diez días.',
  )
})

it('quotes an announcement as soon as it is published, accents or not, and lets none become markup or call anybody', async () => {
  const question = 'en que anuncio salia algo de las bujias del generador'
  expect(await asked(question)).not.toContain('bujías')
  const address = await publish(
    'Mantención del cuartel',
    '<p>Se viene el invierno.</p><p>Cambiaremos las <b>bujías</b> del generador el sábado &amp; el domingo.</p>',
  )
  const text = await asked(question)
  expect(text).toContain(`(${address})`)
  expect(contains(text, 'Cambiaremos las bujías del generador el sábado & el domingo.')).toBe(true)
  expect(await asked('que dice el anuncio mantencion del cuartel')).toContain(address)
  await publish(
    'Premios zafiro',
    '<p>@everyone mira [esto](http://malo.example) y **corre** por el zafiro imperial.</p>',
  )
  const quoted = await asked('que dice el anuncio premios zafiro')
  expect(quoted).not.toMatch(/@everyone|\]\(http|\*\*corre/)
  expect(contains(quoted, 'zafiro imperial')).toBe(true)
})

it('counts when people play by the hour of the day in Chile, over all servers', async () => {
  // now is 12:20 in Chile: 15 hours ago it was 21:20, 20 hours ago 16:20
  for (const [hours, jugadores] of [
    [15, 9],
    [39, 7],
    [20, 6],
    [44, 6],
  ] as const)
    await sampleServers(
      world.db,
      [
        { id_servidor: 1, jugadores },
        { id_servidor: 2, jugadores: 2 },
      ],
      new Date(now.getTime() - hours * 3_600_000),
    )
  expect(await asked('¿A qué hora hay gente?')).toMatch(/21:00 y las 22:00.*cerca de 10 jugadores/s)
})

it('tells how and until when a clan enrols in a torneo, and which have', async () => {
  let clan = ''
  const days = (count: number) => new Date(now.getTime() + count * 24 * 3_600_000).toISOString()
  await world.transaction(async (trx) => {
    const [{ id: id_clan, nombre } = { id: 0, nombre: '' }] = await clanesOfEtapa(trx, 2)
    clan = nombre
    const roster = ((await clanById(trx, id_clan))?.players ?? []).map((player) => player.id)
    const until = { inicio: days(6), inscripcion_hasta: days(5), checkin_minutos: 45 }
    const size = { formato: 'simple', id_etapa: 2, cupos: 4, mejor_de: 3 } as const
    const fields = { ...plainFields, ...size, ...until, nombre: 'Copa del Norte', descripcion: '' }
    const { id } = await insertTorneo(trx, fields, days(-1))
    await storeEnrolment(trx, { id_torneo: id, id_clan, fecha: days(-1) }, roster)
  })
  for (const [question, said] of [
    ['como inscribo a mi clan en el torneo', 'Inscribir tu clan'],
    ['hasta cuando hay plazo en la copa del norte', '19/03/2026'],
    ['cuando es el check in', '45 minutos'],
    ['quienes estan inscritos en la copa del norte', '3 cupos de 4'],
    ['quedan cupos en la copa del norte', '3 cupos de 4'],
    ['quienes estan inscritos en la copa del norte', clan],
    ['perros de lota esta en la copa del norte?', '^No'],
    ['cuanto cuesta inscribirse en la copa del norte', 'no cobra'],
    ['when does the next tournament start', '20 March 2026'],
  ] as const) {
    const answer = await asked(question)
    expect(contains(answer, said) ? [] : [question, answer]).toEqual([])
  }
})

it('says that no torneo and no maintenance is announced where none is', async () => {
  await world.db.deleteFrom('torneos').execute()
  await world.db.deleteFrom('anuncios').where('titulo', 'like', 'Mantenci%').execute()
  for (const question of [
    '¿Cómo me inscribo en un torneo?',
    '¿Cómo se juega el torneo?',
    '¿Quién ganó el último torneo?',
  ])
    expect(await asked(question)).toContain('No hay torneos anunciados')
  expect(await asked('¿Cuándo hay mantención?')).toContain('No hay ninguna mantención avisada')
})

it('says that an etapa is paused, not that it ended', async () => {
  await world.db.updateTable('etapas').set({ activo: 0 }).where('nombre', '=', 'Etapa II').execute()
  expect(await asked('que etapas hay')).toMatch(/Etapa II\b.*\(pausada\)[^]*\(cerrada\)/)
  expect(await asked('hasta cuando dura la etapa ii de allied assault')).toContain('pausada')
})

it('tells who was first in the last seven days where a week has just begun', async () => {
  const monday = new Date('2026-03-16T03:30:00.000Z')
  for (const [question, first] of [
    ['quién subió más puestos esta semana en la etapa ii de allied', 'Los del Ciber'],
    ['qué clan trepó más esta semana en la etapa ii de allied', 'Los del Ciber'],
    ['qué jugador ganó más esta semana', '10/03/2026'],
  ] as const) {
    const answer = await asked(question, null, monday)
    expect(contains(answer, first) && contains(answer, '10/03/2026') ? [] : [question, answer]).toEqual([])
  }
})
