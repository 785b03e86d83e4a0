import { z } from 'zod'
import {
  longestClaim,
  longestMotivo,
  longestTorneoReglas,
  longestTorneoText,
  mostTorneoMaps,
  torneoCheckinMost,
  torneoCupos,
  torneoNameLength,
  torneoPorEquipo,
} from '@trinchera/rules/limits'
import { mejorDe, partidaEstados, rondaLados, torneoEstados, torneoFormatos } from '@trinchera/rules/torneo'
import { conversationMessage, messageBody } from './conversation'
import { id, idParams, instant } from './fields'
import { defineRoute } from './route'

const bestOf = z.union([z.literal(mejorDe[0]), z.literal(mejorDe[1]), z.literal(mejorDe[2])])
const torneoFormato = z.enum(torneoFormatos)
const mapCode = z.string().min(1).max(60)

/** A clan under its present name. */
export const torneoClan = z.object({
  id_clan: z.int(),
  nombre: z.string(),
  tag: z.string(),
  imagen: z.string().nullable(),
})
export type TorneoClan = z.infer<typeof torneoClan>

/**
 * A tournament. Without `formato` it is an announced date and the fields after `estado` are null, false or empty. `equipos`: how many
 * are enrolled, reserves apart. `sorteo`: what the seeds were drawn with, where they were (docs/rules.md#Seeds of a torneo).
 */
export const torneo = z.object({
  id: z.int(),
  nombre: z.string(),
  descripcion: z.string(),
  inicio: instant,
  created_at: instant,
  estado: z.enum(torneoEstados),
  formato: torneoFormato.nullable(),
  id_etapa: z.int().nullable(),
  etapa: z.object({ id: z.int(), nombre: z.string(), juego: z.object({ id: z.int(), nombre: z.string() }) }).nullable(),
  cupos: z.int().nullable(),
  por_equipo: z.int().nullable(),
  inscripcion_hasta: instant.nullable(),
  checkin_minutos: z.int().nullable(),
  mejor_de: bestOf.nullable(),
  mejor_de_semifinal: bestOf.nullable(),
  mejor_de_final: bestOf.nullable(),
  cuenta_ladder: z.boolean(),
  mapas: z.array(z.string()),
  reglas: z.string(),
  sorteo: z.string().nullable(),
  equipos: z.int(),
  reservas: z.int(),
  campeon: torneoClan.nullable(),
})
export type Torneo = z.infer<typeof torneo>

/** Null takes an optional field back. Refused 400: `checkin_minutos` that would begin before `inscripcion_hasta` is over, or an `inscripcion_hasta` after `inicio`. */
export const torneoBody = z.object({
  nombre: z.string().trim().min(torneoNameLength.least).max(torneoNameLength.most),
  descripcion: z.string().trim().max(longestTorneoText),
  inicio: instant,
  formato: torneoFormato.nullish(),
  id_etapa: id.nullish(),
  cupos: z.int().min(torneoCupos.least).max(torneoCupos.most).nullish(),
  por_equipo: z.int().min(torneoPorEquipo.least).max(torneoPorEquipo.most).nullish(),
  inscripcion_hasta: instant.nullish(),
  checkin_minutos: z.int().min(0).max(torneoCheckinMost).nullish(),
  mejor_de: bestOf.nullish(),
  mejor_de_semifinal: bestOf.nullish(),
  mejor_de_final: bestOf.nullish(),
  cuenta_ladder: z.boolean().nullish(),
  mapas: z.array(mapCode).max(mostTorneoMaps).nullish(),
  reglas: z.string().trim().max(longestTorneoReglas).nullish(),
})

/** Not cached: the order changes with time, without any write. */
export const listTorneos = defineRoute('GET', '/torneos', {
  summary: 'Los torneos, el próximo primero y los pasados al final',
  area: 'torneos',
  access: 'public',
  data: z.array(torneo),
})
export const createTorneo = defineRoute('POST', '/admin/torneos', {
  summary: 'Anunciar un torneo: solo una fecha, o con `formato` uno con inscripción y llave',
  area: 'torneos',
  access: 'torneos.manage',
  code: 201,
  body: torneoBody,
  data: torneo,
})
export const updateTorneo = defineRoute('PUT', '/admin/torneos/:id', {
  summary: 'Modificar un torneo; una vez sorteado, solo su nombre, descripción y reglas',
  area: 'torneos',
  access: 'torneos.manage',
  params: idParams,
  body: torneoBody.partial().extend({ antes: torneoBody.partial().optional() }),
  data: torneo,
})
export const deleteTorneo = defineRoute('DELETE', '/admin/torneos/:id', {
  summary: 'Borrar un torneo que no se ha jugado',
  area: 'torneos',
  access: 'torneos.manage',
  params: idParams,
})

export const listClanTorneos = defineRoute('GET', '/clanes/:id/torneos', {
  summary: 'Los torneos en que un clan se inscribió, el último primero',
  area: 'torneos',
  access: 'public',
  params: idParams,
  data: z.array(torneo),
})

const player = z.object({ id: z.int(), username: z.string() })

/** In the order of their seeds, then of their enrolment; reserves last, in the order in which they rise. */
export const inscrito = torneoClan.extend({
  plantel: z.array(player),
  semilla: z.int().nullable(),
  checkin: z.boolean(),
  reserva: z.boolean(),
  retirado: z.boolean(),
  /** Place in the ladder of its etapa, 0 for none. */
  puesto: z.int(),
})
export type Inscrito = z.infer<typeof inscrito>

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
  /** The match of the ladder that it entered, where the tournament counts for it. */
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
  /** Of a group: its table, best first; `pasan`: how many go on. */
  tabla: z.array(groupRow).nullable(),
  pasan: z.int().nullable(),
})
export type TorneoRonda = z.infer<typeof torneoRonda>

/** `version` grows by one with each act, from 1, the draw. */
export const llave = z.object({ version: z.int(), rondas: z.array(torneoRonda) })
export type Llave = z.infer<typeof llave>

export const torneoPage = torneo.extend({
  inscritos: z.array(inscrito),
  /** Null until it is drawn. */
  llave: llave.nullable(),
  /** First, second and those who lost the semifinals, once it is over. */
  podio: z.array(torneoClan),
})
export type TorneoPage = z.infer<typeof torneoPage>

export const getTorneo = defineRoute('GET', '/torneos/:id', {
  summary: 'Un torneo con sus inscritos y su llave',
  area: 'torneos',
  access: 'public',
  params: idParams,
  data: torneoPage,
})

/** The same clan again replaces its roster. */
export const enrolTorneo = defineRoute('POST', '/torneos/:id/inscripcion', {
  summary: 'Inscribir un clan con su plantel, o cambiar su plantel: su Lider o un Co-Lider; lleno, queda de reserva',
  area: 'torneos',
  access: 'player',
  code: 201,
  params: idParams,
  body: z.object({ id_clan: id, plantel: z.array(id) }),
  data: inscrito,
})
export const withdrawTorneo = defineRoute('DELETE', '/torneos/:id/inscripcion', {
  summary: 'Bajar un clan de un torneo antes del sorteo: su Lider o un Co-Lider',
  area: 'torneos',
  access: 'player',
  params: idParams,
  body: z.object({ id_clan: id }),
})
export const checkinTorneo = defineRoute('POST', '/torneos/:id/checkin', {
  summary: 'Decir que un clan está, en los minutos antes del inicio: quienes reportan por él',
  area: 'torneos',
  access: 'player',
  params: idParams,
  body: z.object({ id_clan: id }),
  data: inscrito,
})

/** Enrolled clans that `orden` does not name follow in the order they had. */
export const seedTorneo = defineRoute('POST', '/admin/torneos/:id/semillas', {
  summary: 'Poner las semillas: a mano, por puesto en el ladder, o por un sorteo que cualquiera puede repetir',
  area: 'torneos',
  access: 'torneos.manage',
  params: idParams,
  body: z.union([z.object({ orden: z.array(id) }), z.object({ por: z.enum(['ladder', 'sorteo']) })]),
  data: torneoPage,
})
export const startTorneo = defineRoute('POST', '/admin/torneos/:id/iniciar', {
  summary: 'Cerrar inscripción y check-in y sortear la llave',
  area: 'torneos',
  access: 'torneos.manage',
  params: idParams,
  data: torneoPage,
})
export const cancelTorneo = defineRoute('POST', '/admin/torneos/:id/cancelar', {
  summary: 'Cancelar un torneo que no ha terminado',
  area: 'torneos',
  access: 'torneos.manage',
  params: idParams,
  body: z.object({ motivo: z.string().trim().max(longestMotivo).nullish() }).optional(),
  data: torneoPage,
})

const partidaParams = z.object({ id, partida: id })

export const startTorneoMatch = defineRoute('POST', '/torneos/:id/partidas/:partida/empezar', {
  summary: 'Decir que una partida se está jugando: quienes reportan por uno de los dos clanes',
  area: 'torneos',
  access: 'player',
  params: partidaParams,
  data: torneoPartida,
})
export const reportTorneoMatch = defineRoute('POST', '/torneos/:id/partidas/:partida/resultado', {
  summary: 'Reportar la derrota propia, con los mapas que ganó cada uno',
  area: 'torneos',
  access: 'player',
  params: partidaParams,
  body: z.object({ marcador: z.tuple([z.int().min(0), z.int().min(0)]), mapas: z.array(mapCode).max(5).nullish() }),
  data: torneoPartida,
})
export const objectTorneoMatch = defineRoute('POST', '/torneos/:id/partidas/:partida/objetar', {
  summary: 'Objetar lo que reportó el rival, hasta 30 minutos después; lo decide la organización',
  area: 'torneos',
  access: 'player',
  params: partidaParams,
  body: z.object({ texto: z.string().trim().min(1).max(longestClaim) }),
  data: torneoPartida,
})

const motivo = z.string().trim().min(1).max(longestMotivo)
const rulingBody = z.union([
  z.object({ ganador: id, marcador: z.tuple([z.int().min(0), z.int().min(0)]).nullish(), motivo }),
  z.object({ retirar: id, motivo }),
  z.object({ reabrir: z.literal(true), motivo }),
])
export const ruleTorneoMatch = defineRoute('POST', '/admin/torneos/:id/partidas/:partida/fallo', {
  summary: 'Decidir una partida, retirar a un clan del torneo o reabrir: lo que dependía de ella se juega de nuevo',
  area: 'torneos',
  access: 'torneos.manage',
  params: partidaParams,
  body: rulingBody,
  data: torneoPage,
})
/** `partidas`: those that would change, as they would be. */
export const previewTorneoRuling = defineRoute('POST', '/admin/torneos/:id/partidas/:partida/previa', {
  summary: 'Lo que cambiaría con un fallo; no guarda nada',
  area: 'torneos',
  access: 'torneos.manage',
  params: partidaParams,
  body: rulingBody,
  data: z.object({
    antes: z.array(torneoPartida),
    partidas: z.array(torneoPartida),
    estado: z.enum(torneoEstados),
    campeon: torneoClan.nullable(),
  }),
})
export const moveTorneoMatch = defineRoute('PUT', '/admin/torneos/:id/partidas/:partida', {
  summary: 'Fijar la hora de una partida; null la quita',
  area: 'torneos',
  access: 'torneos.manage',
  params: partidaParams,
  body: z.object({ fecha: instant.nullable() }),
  data: torneoPartida,
})

/** A step of its history. `quien`: the person; null: time. */
export const torneoStep = z.object({
  tipo: z.enum(['sorteo', 'empezar', 'resultado', 'objetar', 'cerrar', 'fallo', 'retirar', 'reabrir', 'mover']),
  fecha: instant,
  quien: z.string().nullable(),
  id_clan: z.int().nullable(),
  detalle: z.string().nullable(),
})
export type TorneoStep = z.infer<typeof torneoStep>
export const torneoMatchPage = torneoPartida.extend({
  torneo,
  ronda: z.string(),
  lado: z.enum(rondaLados),
  historia: z.array(torneoStep),
  planteles: z.array(z.object({ id_clan: z.int(), jugadores: z.array(player) })),
})
export type TorneoMatchPage = z.infer<typeof torneoMatchPage>
export const getTorneoMatch = defineRoute('GET', '/torneos/:id/partidas/:partida', {
  summary: 'Una partida de un torneo, con su historia y los planteles',
  area: 'torneos',
  access: 'public',
  params: partidaParams,
  data: torneoMatchPage,
})

export const torneoMessage = conversationMessage.extend({ id_torneo: z.int(), partida: z.int() })
export type TorneoMessage = z.infer<typeof torneoMessage>
export const listTorneoMessages = defineRoute('GET', '/torneos/:id/partidas/:partida/mensajes', {
  summary: 'La conversación de los dos clanes y la organización, en orden',
  area: 'torneos',
  access: 'player',
  params: partidaParams,
  data: z.array(torneoMessage),
})
export const sendTorneoMessage = defineRoute('POST', '/torneos/:id/partidas/:partida/mensajes', {
  summary: 'Escribir en la conversación: integrantes de los dos clanes y la organización',
  area: 'torneos',
  access: 'player',
  code: 201,
  params: partidaParams,
  body: messageBody,
  data: torneoMessage,
})
