import * as z from './schema'
import { longestClaim, longestMotivo, longestRetoText, mostOfferedDates, mostRetoDates } from '@trinchera/rules/limits'
import { bandos, retoEstados, retoSteps } from '@trinchera/rules/reto'
import { conversationMessage, messageBody } from './conversation'
import { id, idParams, instant } from './fields'
import { routesOf } from './route'

const defineRoute = routesOf('retos')

export const retoEstado = z.enum(retoEstados)
export const bando = z.enum(bandos)

/** One of the two clans of a reto, under its current name. */
const side = z.object({
  id: z.int(),
  nombre: z.string(),
  tag: z.string(),
  imagen: z.string().nullable(),
  eliminado: z.boolean(),
})

/**
 * A challenge between two clans of an etapa (docs/behaviour/retos.md#Retos). `turno`: the clan that must accept or decline the proposed
 * dates, until `responde_hasta`. `fechas`: the latest proposed dates. `fecha`: the agreed date. `elige`: the clan that must now choose a
 * map or the side, and the deadline. `elegido_por`: the clan that chose the map; null if drawn at random. `cierre`: how the reto ended
 * without a match; its `id_clan` is the clan that ended the reto or reported the other's absence, null if a deadline passed, staff ended
 * it, or a clan or the etapa was closed. `reclamo`: the objection of the clan reported absent; `fallo` is null until staff decide.
 */
export const reto = z.object({
  id: z.int(),
  id_etapa: z.int(),
  etapa: z.object({ id: z.int(), nombre: z.string(), juego: z.object({ id: z.int(), nombre: z.string() }) }),
  retador: side,
  retado: side,
  estado: retoEstado,
  turno: z.int().nullable(),
  responde_hasta: instant.nullable(),
  fechas: z.array(instant),
  /** Number of dates proposed so far. */
  ofrecidas: z.int(),
  fecha: instant.nullable(),
  mejor_de: z.int(),
  servidor: z.int().nullable(),
  mapas: z.array(z.object({ orden: z.int(), codigo: z.string(), elegido_por: z.int().nullable() })),
  bando: z.object({ id_clan: z.int(), lado: bando }).nullable(),
  elige: z.object({ id_clan: z.int(), que: z.enum(['mapa', 'bando']), hasta: instant }).nullable(),
  cierre: z.object({ id_clan: z.int().nullable(), motivo: z.string().nullable(), fecha: instant }).nullable(),
  reclamo: z
    .object({
      texto: z.string(),
      fecha: instant,
      fallo: z.enum(['mantenido', 'retirado']).nullable(),
      motivo: z.string().nullable(),
    })
    .nullable(),
  id_match: z.int().nullable(),
  creado: instant,
  version: z.int(),
})
export type Reto = z.infer<typeof reto>

/** A step in a reto's history. `quien`: who took the step; null if a deadline passed. `id_clan`: the clan for which it was taken. */
export const retoStep = z.object({
  tipo: z.enum(retoSteps),
  fecha: instant,
  quien: z.string().nullable(),
  id_clan: z.int().nullable(),
  /** The map's code, the side or the reason, depending on `tipo`. */
  detalle: z.string().nullable(),
})
export type RetoStep = z.infer<typeof retoStep>

/** A player of one of a reto's clans. `va`: the player's answer whether they will come; null if not answered. */
export const retoPlayer = z.object({
  id: z.int(),
  username: z.string(),
  imagen: z.string().nullable(),
  id_clan: z.int(),
  va: z.boolean().nullable(),
})
export type RetoPlayer = z.infer<typeof retoPlayer>

/**
 * A player on the game server of a reto. `player_id`, `id_clan`: known if the in-game name is a linked nick; if the name only contains a
 * clan's tag, only `id_clan` is known; otherwise null.
 */
export const livePlayer = z.object({
  nombre: z.string(),
  puntaje: z.int(),
  ping: z.int(),
  id_clan: z.int().nullable(),
  player_id: z.int().nullable(),
})
export const liveSample = z.object({
  id: z.int(),
  servidor: z.int(),
  mapa: z.string().nullable(),
  jugadores: z.array(livePlayer),
  actualizado: instant,
})
export type LiveSample = z.infer<typeof liveSample>

/**
 * A reto in detail. `texto`: message of the clan that proposed the reto; null for users in neither clan. `vivo`: the latest known state of
 * its game server; null while the reto is not being played.
 */
export const retoPage = reto.extend({
  texto: z.string().nullable(),
  quien: z.string(),
  historia: z.array(retoStep),
  jugadores: z.array(retoPlayer),
  vivo: liveSample.nullable(),
})
export type RetoPage = z.infer<typeof retoPage>

export const createReto = defineRoute('POST', '/retos', {
  summary: 'Retar a otro clan de la etapa, con 1 a 3 fechas entre 2 horas y 14 días más adelante',
  access: 'player',
  code: 201,
  body: z.object({
    id_clan_retador: id,
    id_clan_retado: id,
    fechas: z.array(instant).min(1).max(mostRetoDates),
    texto: z.string().trim().max(longestRetoText).nullish(),
  }),
  data: reto,
})
/** Without `estado`, returns all retos that the user may see: the open ones, the next first; then ended ones, the latest first. */
export const listRetos = defineRoute('GET', '/retos', {
  summary: 'Los retos que puede ver quien pregunta: los abiertos, el próximo primero, y los últimos terminados',
  access: 'optional',
  query: z.object({ etapa: id.optional(), clan: id.optional(), estado: retoEstado.optional() }),
  data: z.array(reto),
})
export const getReto = defineRoute('GET', '/retos/:id', {
  summary: 'Un reto; los que no se han acordado, solo para los dos clanes y los moderadores',
  access: 'optional',
  params: idParams,
  data: retoPage,
})
export const answerReto = defineRoute('POST', '/retos/:id/responder', {
  summary: 'Aceptar una fecha, ofrecer otras o rechazar: quienes reportan en el clan al que le toca',
  access: 'player',
  params: idParams,
  body: z.discriminatedUnion('respuesta', [
    z.object({ respuesta: z.literal('aceptar'), fecha: instant }),
    z.object({ respuesta: z.literal('proponer'), fechas: z.array(instant).min(1).max(mostOfferedDates) }),
    z.object({ respuesta: z.literal('rechazar'), motivo: z.string().trim().max(longestMotivo).nullish() }),
  ]),
  data: reto,
})
export const pickMap = defineRoute('POST', '/retos/:id/mapas', {
  summary: 'Elegir un mapa o el bando, por turnos',
  access: 'player',
  params: idParams,
  body: z.union([z.object({ codigo: z.string().min(1).max(60) }), z.object({ bando })]),
  data: reto,
})
export const setRetoServer = defineRoute('PUT', '/retos/:id/servidor', {
  summary: 'Decir en qué servidor del sitio se juega',
  access: 'player',
  params: idParams,
  body: z.object({ servidor: id }),
  data: reto,
})
export const cancelReto = defineRoute('POST', '/retos/:id/cancelar', {
  summary: 'Cancelar un reto que no se ha jugado, con su motivo',
  access: 'player',
  params: idParams,
  body: z.object({ motivo: z.string().trim().min(1).max(longestMotivo) }),
  data: reto,
})
export const reportNoShow = defineRoute('POST', '/retos/:id/no-presentado', {
  summary: 'Decir que el otro clan no se presentó, desde 15 minutos después de la hora; no es una victoria',
  access: 'player',
  params: idParams,
  data: reto,
})
export const contestNoShow = defineRoute('POST', '/retos/:id/reclamo', {
  summary: 'Reclamar que el propio clan sí se presentó, hasta 24 horas después',
  access: 'player',
  params: idParams,
  body: z.object({ texto: z.string().trim().min(1).max(longestClaim) }),
  data: reto,
})
export const listContestedRetos = defineRoute('GET', '/admin/retos', {
  summary: 'Los retos con un reclamo, los que esperan un fallo primero',
  access: 'matches.rule',
  data: z.array(reto),
})
export const settleNoShow = defineRoute('POST', '/admin/retos/:id/fallo', {
  summary: 'Mantener o retirar la falta que un clan reclama',
  access: 'matches.rule',
  params: idParams,
  body: z.object({ fallo: z.enum(['mantenido', 'retirado']), motivo: z.string().trim().min(1).max(longestMotivo) }),
  data: reto,
})
/** A player's answer whether they will come to the reto; null deletes the answer. */
export const sayComing = defineRoute('PUT', '/retos/:id/asistencia', {
  summary: 'Decir si uno va: integrantes de los dos clanes',
  access: 'player',
  params: idParams,
  body: z.object({ va: z.boolean().nullable() }),
  data: z.array(retoPlayer),
})

export const retoMessage = conversationMessage.extend({ id_reto: z.int() })
export type RetoMessage = z.infer<typeof retoMessage>
export const listRetoMessages = defineRoute('GET', '/retos/:id/mensajes', {
  summary: 'La conversación de los dos clanes, en orden',
  access: 'player',
  params: idParams,
  data: z.array(retoMessage),
})
export const sendRetoMessage = defineRoute('POST', '/retos/:id/mensajes', {
  summary:
    'Escribir en la conversación: integrantes de los dos clanes. Con `Idempotency-Key`, un reintento contesta lo mismo y queda una vez',
  access: 'player',
  code: 201,
  params: idParams,
  body: messageBody,
  data: retoMessage,
})

/** States of the reto's game server while the reto was played, sorted from the oldest. They are stored for 30 days. */
export const listRetoSamples = defineRoute('GET', '/retos/:id/muestras', {
  summary: 'Lo que mostró el servidor mientras se jugó',
  access: 'public',
  params: idParams,
  data: z.array(liveSample),
})
/** When a clan usually plays. `horas`: number of its matches of the last months by weekday (0: Monday) and hour, in Chile's time. */
export const usualHours = z.object({
  id_clan: z.int(),
  horas: z.array(z.object({ dia: z.int(), hora: z.int(), veces: z.int() })),
})
export const listUsualHours = defineRoute('GET', '/clanes/:id/horarios', {
  summary: 'A qué horas juega un clan',
  access: 'public',
  params: idParams,
  data: usualHours,
})
/** A clan's record in retos, shown on the clan's page. */
export const retoRecord = z.object({
  jugados: z.int(),
  cancelados: z.int(),
  no_presentados: z.int(),
  /** The latest retos that the clan cancelled or did not come to. */
  faltas: z.array(reto),
})
export type RetoRecord = z.infer<typeof retoRecord>
export const getRetoRecord = defineRoute('GET', '/clanes/:id/retos', {
  summary: 'Cuántos retos jugó un clan, cuántos canceló y a cuántos no se presentó',
  access: 'public',
  params: idParams,
  data: retoRecord,
})
