import * as z from './schema'
import { idParams, instant } from './fields'
import { defineRoute } from './route'

/**
 * The last known state of a game server (docs/behaviour/servers-and-streams.md#Game servers). `jugadores` is a count: it may be positive
 * while the list of names is empty.
 */
export const gameServer = z.object({
  id: z.int(),
  grupo: z.enum(['clan', 'liga']),
  host: z.string(),
  puerto: z.int(),
  /** The name that the server reported; while it is offline, the configured name. */
  nombre: z.string(),
  en_linea: z.boolean(),
  mapa: z.string().nullable(),
  /** Game mode as reported by the server (Objective, team deathmatch…). */
  modo: z.string().nullable(),
  jugadores: z.int(),
  max_jugadores: z.int(),
  ping: z.int().nullable(),
  lista: z.array(z.object({ nombre: z.string(), puntaje: z.int(), ping: z.int() })),
  /** Time of the server's last answer; null: it never answered. */
  actualizado: instant.nullable(),
})
export type GameServer = z.infer<typeof gameServer>

export const listServers = defineRoute('GET', '/servidores', {
  summary: 'Los servidores del juego, como están ahora',
  area: 'servidores',
  access: 'public',
  data: z.array(gameServer),
  cacheable: true,
})
/** `jugadores`: the maximum within the interval that starts at `fecha`; null: the server did not answer in that interval. */
export const listServerHistory = defineRoute('GET', '/servidores/:id/historial', {
  summary: 'Cuántos jugaron en un servidor en los últimos 7 días',
  area: 'servidores',
  access: 'public',
  params: idParams,
  data: z.array(z.object({ fecha: instant, jugadores: z.int().nullable() })),
})

/** A player's alert: notify the player when this many players are on a server. */
export const serverAlert = z.object({ id_servidor: z.int(), jugadores: z.int() })
export type ServerAlert = z.infer<typeof serverAlert>

export const listServerAlerts = defineRoute('GET', '/servidores/avisos', {
  summary: 'En qué servidores espera uno a que haya gente',
  area: 'servidores',
  access: 'player',
  data: z.array(serverAlert),
})
export const setServerAlert = defineRoute('PUT', '/servidores/:id/aviso', {
  summary: 'Pedir un aviso cuando haya tantos jugadores; null lo quita',
  area: 'servidores',
  access: 'player',
  params: idParams,
  body: z.object({ jugadores: z.int().min(1).max(64).nullable() }),
  data: z.array(serverAlert),
})
