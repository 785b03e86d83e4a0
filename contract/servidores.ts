import * as z from './schema'
import { idParams, instant } from './fields'
import { routesOf } from './route'

const defineRoute = routesOf('servidores')

/**
 * The last known state of a game server (docs/behaviour/servers-and-streams.md#Game servers). `jugadores`: number of players; it may be
 * positive while `lista`, their names, is empty.
 */
export const gameServer = z.object({
  id: z.int(),
  grupo: z.enum(['clan', 'liga']),
  host: z.string(),
  puerto: z.int(),
  /** The name that the game server reports; the configured name while it is offline. */
  nombre: z.string(),
  en_linea: z.boolean(),
  mapa: z.string().nullable(),
  /** Game mode as the game server reports it (Objective, team deathmatch…). */
  modo: z.string().nullable(),
  jugadores: z.int(),
  max_jugadores: z.int(),
  ping: z.int().nullable(),
  lista: z.array(z.object({ nombre: z.string(), puntaje: z.int(), ping: z.int() })),
  /** When the game server last replied to a query; null if it never did. */
  actualizado: instant.nullable(),
})
export type GameServer = z.infer<typeof gameServer>

export const listServers = defineRoute('GET', '/servidores', {
  summary: 'Los servidores del juego, como están ahora',
  access: 'public',
  data: z.array(gameServer),
  cacheable: true,
})
/** `jugadores`: highest number of players in the interval that starts at `fecha`; null if the game server did not reply in it. */
export const listServerHistory = defineRoute('GET', '/servidores/:id/historial', {
  summary: 'Cuántos jugaron en un servidor en los últimos 7 días',
  access: 'public',
  params: idParams,
  data: z.array(z.object({ fecha: instant, jugadores: z.int().nullable() })),
})

/** A player's wish to be notified when at least `jugadores` players are on a game server. */
export const serverAlert = z.object({ id_servidor: z.int(), jugadores: z.int() })
export type ServerAlert = z.infer<typeof serverAlert>

export const listServerAlerts = defineRoute('GET', '/servidores/avisos', {
  summary: 'En qué servidores espera uno a que haya gente',
  access: 'player',
  data: z.array(serverAlert),
})
export const setServerAlert = defineRoute('PUT', '/servidores/:id/aviso', {
  summary: 'Pedir un aviso cuando haya tantos jugadores; null lo quita',
  access: 'player',
  params: idParams,
  body: z.object({ jugadores: z.int().min(1).max(64).nullable() }),
  data: z.array(serverAlert),
})
