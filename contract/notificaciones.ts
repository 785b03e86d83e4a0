import * as z from './schema'
import { id, instant, pageQuery } from './fields'
import { invitacion, solicitud } from './invitaciones'
import { matchAnswer } from './ladder'
import { routesOf } from './route'

const defineRoute = routesOf('notificaciones')

export const noticeTipos = [
  'invitacion',
  'invitacion-respondida',
  'solicitud',
  'solicitud-respondida',
  'expulsado',
  'rango',
  'liderazgo',
  'clan-eliminado',
  'clan-renombrado',
  'partida',
  'fallo',
  'comentario',
  'foro',
  'mencion',
  'suspension',
  'suspension-levantada',
  'apelacion',
  'reto',
  'reto-recordatorio',
  'torneo',
  'medalla',
  'stream',
  'servidor',
  'consulta',
  'anuncio',
  'webhook',
  'trabajo-apartado',
  'privacidad',
] as const
export const noticeTipo = z.enum(noticeTipos)
export type NoticeTipo = z.infer<typeof noticeTipo>

/**
 * A notice on the site for a player. `texto`: a whole sentence. `enlace`: path of a page of the site. `invitacion`, `solicitud`, `partida`:
 * the invitation, request or match that the notice asks the player to accept or confirm, in its current state; null if it asks for none.
 */
export const notice = z.object({
  id: z.int(),
  tipo: noticeTipo,
  texto: z.string(),
  enlace: z.string().nullable(),
  fecha: instant,
  leida: z.boolean(),
  invitacion: invitacion.nullable(),
  solicitud: solicitud.nullable(),
  /** A reported loss that the winner's clan may confirm. */
  partida: z.object({ id: z.int(), respuesta: matchAnswer.nullable() }).nullable(),
})
export type Notice = z.infer<typeof notice>

export const listNotices = defineRoute('GET', '/notificaciones', {
  summary: 'Los avisos de uno mismo, el más nuevo primero, y cuántos no ha leído',
  access: 'player',
  query: pageQuery,
  data: z.array(notice),
  meta: z.object({
    sin_leer: z.int(),
    pagina: z.int().optional(),
    por_pagina: z.int().optional(),
    total: z.int().optional(),
  }),
})
export const readNotices = defineRoute('POST', '/notificaciones/leidas', {
  summary: 'Marcar avisos como leídos; sin `ids`, todos',
  access: 'player',
  body: z.object({ ids: z.array(id).max(500).nullish() }),
  data: z.object({ sin_leer: z.int() }),
})

/** Where a player receives one kind of notice: on the site, by e-mail, as a push notification on the player's devices. */
export const noticePreference = z.object({
  tipo: noticeTipo,
  sitio: z.boolean(),
  correo: z.boolean(),
  push: z.boolean(),
})
export type NoticePreference = z.infer<typeof noticePreference>

export const listNoticePreferences = defineRoute('GET', '/notificaciones/preferencias', {
  summary: 'Qué avisos quiere uno',
  access: 'player',
  data: z.object({ avisos: z.array(noticePreference), presencia: z.boolean() }),
})
/** `presencia`: true if others may see that the player is on the site. */
export const updateNoticePreferences = defineRoute('PUT', '/notificaciones/preferencias', {
  summary: 'Elegir qué avisos llegan y si se ve la presencia',
  access: 'player',
  body: z.object({
    /** If `push` is missing, the stored choice stays, because pages opened before this field existed do not send it. */
    avisos: z
      .array(noticePreference.extend({ push: z.boolean().optional() }))
      .max(50)
      .optional(),
    presencia: z.boolean().optional(),
  }),
  data: z.object({ avisos: z.array(noticePreference), presencia: z.boolean() }),
})

/**
 * Path of the page that turns the mails of one kind of notice off, linked in the headers of such mails, with `aviso` (a `NoticeTipo`) and
 * `token` in the query (docs/behaviour/notices.md#Unsubscribing).
 */
export const mailOffPath = '/baja'

/** Who watches the live room `room`: number of viewers (`mirando`) of its etapa, clan or reto, and a clan's members on the site. */
export const getPresence = defineRoute('GET', '/presencia/:room', {
  summary: 'Cuántos miran una sala y quiénes de un clan están en el sitio',
  access: 'optional',
  params: z.object({ room: z.string().max(64) }),
  data: z.object({ mirando: z.int(), en_linea: z.array(z.int()) }),
})
