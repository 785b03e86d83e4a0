import { seedDemo } from '@trinchera/db/seed/seed-demo'
import { insertAnuncio } from '@trinchera/db/queries/anuncios/anuncios'
import { storeServers } from '@trinchera/db/queries/servidores/states'
import { storeStreamers } from '@trinchera/db/queries/streams/streamers'
import { insertTorneo, plainFields } from '@trinchera/db/queries/torneos/stored-torneos'
import type { Db } from '@trinchera/db/database'
import { openTestDatabase, type TestDatabase } from '@trinchera/db/testing'
import { Assistant, type AssistantParts } from '../../src/assistant'

/** When every question is asked. */
export const now = new Date('2026-03-14T15:20:00.000Z')
const day = 24 * 3_600_000
const ago = (days: number) => new Date(now.getTime() - days * day).toISOString()

/** The host of the game servers in this world. */
export const gameHost = '127.0.0.1'

const player = (nombre: string, puntaje: number) => ({ nombre, puntaje, ping: 40 })
const playing = (nombre: string, mapa: string, lista: readonly ReturnType<typeof player>[]) =>
  JSON.stringify({ nombre, mapa, modo: 'Objective', jugadores: lista.length, max_jugadores: 20, ping: 30, lista })

/** One that comes after that of the demo, and one that is past. */
async function storeOtherTorneos(trx: Db): Promise<void> {
  await insertTorneo(
    trx,
    {
      ...plainFields,
      nombre: 'Copa de Otoño',
      descripcion: 'Seis contra seis, eliminación directa',
      inicio: ago(-28),
    },
    ago(9),
  )
  await insertTorneo(trx, { ...plainFields, nombre: 'Torneo de Verano', descripcion: '', inicio: ago(60) }, ago(90))
}

/** The demo community as it is at one moment that never changes, with people on servers and streams, and something published; its torneos are those of the demo where `brackets` says so. */
export async function openWorld(brackets = false): Promise<TestDatabase> {
  const database = await openTestDatabase('sqlite')
  await seedDemo(database, { now, hashPassword: async () => 'none', loopback: true })
  await database.transaction(async (trx) => {
    // who asks of brackets stores their own
    if (!brackets) await trx.deleteFrom('torneos').where('formato', 'is not', null).execute()
    const server = (id_servidor: number, port: number, state: string) => ({
      id_servidor,
      address: `${gameHost}:${port + 97}`,
      state,
      answered_at: ago(0),
      misses: 0,
    })
    await storeServers(trx, [
      server(
        1,
        15090,
        playing('Trinchera Clanes #1', 'obj/obj_team1', [
          player('Tatán', 12),
          player('Quiltro', 9),
          player('Loica', 11),
          player('Huairavo', 4),
          player('Peuco', 7),
        ]),
      ),
      server(10, 15130, playing('Trinchera Liga #2', 'dm/mohdm6', [player('Nochero', 20), player('Petorca', 18)])),
      server(2, 15020, playing('Trinchera Clanes #2', 'dm/mohdm1', [])),
    ])
    const stream = {
      id: '41',
      user_login: 'corral_trinchera',
      user_name: 'Corral',
      title: 'Scrim de martes',
      game_name: 'Medal of Honor: Allied Assault',
      viewer_count: 23,
      thumbnail_url: '',
      started_at: ago(0.1),
    }
    await storeStreamers(trx, [
      {
        login: 'corral_trinchera',
        display_name: 'Corral',
        profile_image: null,
        checked_at: ago(0),
        stream: JSON.stringify(stream),
        announced: null,
        ended_at: null,
      },
    ])
    if (!brackets) await storeOtherTorneos(trx)
    const author = await trx
      .selectFrom('players')
      .where('username', '=', 'ElPregonero')
      .select(['id', 'username'])
      .executeTakeFirstOrThrow()
    for (const [titulo, days] of [
      ['Abre la Etapa II', 170],
      ['Nueva versión del anticheat', 1],
    ] as const) {
      await insertAnuncio(trx, {
        titulo,
        descripcion: 'Léanlo',
        contenido: '<p>Léanlo</p>',
        imagen: null,
        creador: author.username,
        id_creador: author.id,
        created_at: ago(days),
      })
    }
  })
  return database
}

/** An assistant of that world, on a site that is as `site` says. */
export const assistantOf = (database: TestDatabase, site: Partial<AssistantParts> = {}): Assistant =>
  new Assistant({ database, now: () => now, gameHost, siteName: 'Trinchera', ...site })
