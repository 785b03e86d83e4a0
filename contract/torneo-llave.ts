import * as z from './schema'
import { longestMotivo } from '@trinchera/rules/limits'
import { partidaEstados, rondaLados } from '@trinchera/rules/torneo'
import { id, idParams, instant } from './fields'
import { routesOf } from './route'
import { inscrito } from './torneo-inscritos'
import { bestOf, torneo, torneoClan } from './torneos'

const defineRoute = routesOf('torneos')

export const torneoPartida = z.object({
  id: z.int(),
  a: torneoClan.nullable(),
  b: torneoClan.nullable(),
  marcador: z.tuple([z.int(), z.int()]).nullable(),
  ganador: z.int().nullable(),
  estado: z.enum(partidaEstados),
  fecha: instant.nullable(),
  siguiente: z.int().nullable(),
  siguiente_perdedor: z.int().nullable(),
  mejor_de: bestOf,
  mapas: z.array(z.string()),
  sin_jugar: z.boolean(),
  objeta_hasta: instant.nullable(),
  objecion: z.string().nullable(),
  cerrada: instant.nullable(),
  /** The ladder match created for this match if the torneo counts for the ladder; otherwise null. */
  id_match: z.int().nullable(),
})
export type TorneoPartida = z.infer<typeof torneoPartida>

export const groupRow = z.object({
  id_clan: z.int(),
  jugadas: z.int(),
  ganadas: z.int(),
  perdidas: z.int(),
  mapas_a_favor: z.int(),
  mapas_en_contra: z.int(),
})
export const torneoRonda = z.object({
  nombre: z.string(),
  lado: z.enum(rondaLados),
  partidas: z.array(torneoPartida),
  /** The ranking of a group, best clan first, and how many of its clans advance (`pasan`). Both are null for rounds without groups. */
  tabla: z.array(groupRow).nullable(),
  pasan: z.int().nullable(),
})
export type TorneoRonda = z.infer<typeof torneoRonda>

/** The bracket of a torneo. `version`: 1 after the draw, plus one with each later change. */
export const llave = z.object({ version: z.int(), rondas: z.array(torneoRonda) })
export type Llave = z.infer<typeof llave>

export const torneoPage = torneo.extend({
  inscritos: z.array(inscrito),
  /** The bracket; null until the clans have been drawn into it. */
  llave: llave.nullable(),
  /** Empty until the torneo is over; then the first, the second, and the losers of the semifinals. */
  podio: z.array(torneoClan),
})
export type TorneoPage = z.infer<typeof torneoPage>

export const getTorneo = defineRoute('GET', '/torneos/:id', {
  summary: 'Un torneo con sus inscritos y su llave',
  access: 'public',
  params: idParams,
  data: torneoPage,
})

/** Sets the seeds. Enrolled clans missing from `orden` come after the listed ones, in their previous order. */
export const seedTorneo = defineRoute('POST', '/admin/torneos/:id/semillas', {
  summary: 'Poner las semillas: a mano, por puesto en el ladder, o por un sorteo que cualquiera puede repetir',
  access: 'torneos.manage',
  params: idParams,
  body: z.union([z.object({ orden: z.array(id) }), z.object({ por: z.enum(['ladder', 'sorteo']) })]),
  data: torneoPage,
})
export const startTorneo = defineRoute('POST', '/admin/torneos/:id/iniciar', {
  summary: 'Cerrar inscripción y check-in y sortear la llave',
  access: 'torneos.manage',
  params: idParams,
  data: torneoPage,
})
export const cancelTorneo = defineRoute('POST', '/admin/torneos/:id/cancelar', {
  summary: 'Cancelar un torneo que no ha terminado',
  access: 'torneos.manage',
  params: idParams,
  body: z.object({ motivo: z.string().trim().max(longestMotivo).nullish() }).optional(),
  data: torneoPage,
})
