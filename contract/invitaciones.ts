import * as z from './schema'
import { longestSolicitud } from '@trinchera/rules/limits'
import { id, instant, pageMeta, pageQuery } from './fields'
import { routesOf } from './route'

const defineRoute = routesOf('invitaciones')

export const invitacionEstado = z.enum(['pendiente', 'aceptada', 'rechazada', 'retirada', 'vencida'])

/** An invitation to a clan. `player`, `clan`, `etapa`, `reclutador` (who invited) are names (docs/behaviour/clans.md#Invitacion object). */
export const invitacion = z.object({
  id: z.int(),
  player_id: z.int(),
  player: z.string(),
  clan_id: z.int(),
  clan: z.string(),
  etapa: z.string(),
  id_etapa: z.int(),
  reclutador: z.string().nullable(),
  estado: invitacionEstado,
  fecha_envio: instant,
})
export type Invitacion = z.infer<typeof invitacion>

export const listInvitaciones = defineRoute('GET', '/invitaciones/:playerId', {
  summary: 'Las invitaciones pendientes de uno mismo, la más nueva primero; con `todas=1`, también las pasadas',
  access: 'player',
  params: z.object({ playerId: id }),
  query: z.object({ todas: z.enum(['0', '1']).optional() }),
  data: z.array(invitacion),
})
/** `reclutador_id` is optional. 403 if it is not the logged-in player (docs/behaviour/staff.md#Identity fields in a payload). */
export const sendInvitacion = defineRoute('POST', '/invitaciones', {
  summary: 'Invitar a un jugador al clan',
  access: 'player',
  code: 201,
  body: z.object({ player_id: id, clan_id: id, id_etapa: id, reclutador_id: id.nullish() }),
  data: invitacion,
})
export const acceptInvitacion = defineRoute('POST', '/invitaciones/aceptar', {
  summary: 'Aceptar una invitación y entrar al clan',
  access: 'player',
  code: 201,
  body: z.object({ player_id: id, clan_id: id, id_etapa: id, id_invitacion: id }),
  data: invitacion,
})
export const rejectInvitacion = defineRoute('POST', '/invitaciones/rechazar', {
  summary: 'Rechazar una invitación',
  access: 'player',
  body: z.object({ id_invitacion: id }),
  data: invitacion,
})
export const withdrawInvitacion = defineRoute('POST', '/invitaciones/retirar', {
  summary: 'Retirar una invitación enviada',
  access: 'player',
  body: z.object({ id_invitacion: id }),
  data: invitacion,
})

/**
 * A player whom a clan can invite. `id_invitacion`: the clan's pending invitation to the player; `id_solicitud`: the player's pending
 * request to join the clan; null if there is none.
 */
export const recruit = z.object({
  id: z.int(),
  username: z.string(),
  imagen: z.string().nullable(),
  victorias: z.int(),
  derrotas: z.int(),
  id_invitacion: z.int().nullable(),
  id_solicitud: z.int().nullable(),
})
export type Recruit = z.infer<typeof recruit>

export const listRecruits = defineRoute('GET', '/clanes/:id/reclutables', {
  summary: 'Los jugadores sin clan en la etapa, marcados los ya invitados y los que piden entrar',
  access: 'player',
  params: z.object({ id }),
  query: pageQuery.extend({ busqueda: z.string().trim().max(100).optional() }),
  data: z.array(recruit),
  meta: pageMeta,
})

export const solicitudEstado = z.enum(['pendiente', 'aceptada', 'rechazada', 'retirada', 'vencida'])

export const solicitud = z.object({
  id: z.int(),
  player_id: z.int(),
  player: z.string(),
  imagen: z.string().nullable(),
  clan_id: z.int(),
  clan: z.string(),
  etapa: z.string(),
  id_etapa: z.int(),
  mensaje: z.string(),
  estado: solicitudEstado,
  fecha_envio: instant,
})
export type Solicitud = z.infer<typeof solicitud>

export const listOwnSolicitudes = defineRoute('GET', '/solicitudes', {
  summary: 'Lo que uno ha pedido y sigue pendiente',
  access: 'player',
  data: z.array(solicitud),
})
export const listClanSolicitudes = defineRoute('GET', '/clanes/:id/solicitudes', {
  summary: 'Quienes piden entrar al clan',
  access: 'player',
  params: z.object({ id }),
  data: z.array(solicitud),
})
export const sendSolicitud = defineRoute('POST', '/solicitudes', {
  summary: 'Pedir entrar a un clan',
  access: 'player',
  code: 201,
  body: z.object({ clan_id: id, mensaje: z.string().trim().max(longestSolicitud).default('') }),
  data: solicitud,
})
export const answerSolicitud = defineRoute('POST', '/solicitudes/responder', {
  summary: 'Aceptar o rechazar a quien pide entrar',
  access: 'player',
  body: z.object({ id_solicitud: id, aceptar: z.boolean() }),
  data: solicitud,
})
export const withdrawSolicitud = defineRoute('POST', '/solicitudes/retirar', {
  summary: 'Dejar de pedirlo',
  access: 'player',
  body: z.object({ id_solicitud: id }),
  data: solicitud,
})
