import * as z from './schema'
import { id, instant, pageQuery } from './fields'
import { invitacion, solicitud } from './invitaciones'
import { matchAnswer } from './ladder'
import { defineRoute } from './route'

/** Kinds of notices. */
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
] as const
export const noticeTipo = z.enum(noticeTipos)
export type NoticeTipo = z.infer<typeof noticeTipo>

/**
 * `texto`: a whole sentence; `enlace`: a path of the site; `invitacion`, `solicitud`, `partida`: what the notice asks to answer, in its
 * current state.
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
  /** A loss that was reported to the winner's clan, which may confirm it. */
  partida: z.object({ id: z.int(), respuesta: matchAnswer.nullable() }).nullable(),
})
export type Notice = z.infer<typeof notice>

export const listNotices = defineRoute('GET', '/notificaciones', {
  summary: 'Los avisos de uno mismo, el más nuevo primero, y cuántos no ha leído',
  area: 'notificaciones',
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
  area: 'notificaciones',
  access: 'player',
  body: z.object({ ids: z.array(id).max(500).nullish() }),
  data: z.object({ sin_leer: z.int() }),
})

/** Channels for one kind of notice: shown on the site, sent by e-mail, pushed to the player's devices. */
export const noticePreference = z.object({
  tipo: noticeTipo,
  sitio: z.boolean(),
  correo: z.boolean(),
  push: z.boolean(),
})
export type NoticePreference = z.infer<typeof noticePreference>

export const listNoticePreferences = defineRoute('GET', '/notificaciones/preferencias', {
  summary: 'Qué avisos quiere uno',
  area: 'notificaciones',
  access: 'player',
  data: z.object({ avisos: z.array(noticePreference), presencia: z.boolean() }),
})
/** `presencia`: whether others can see that the player is on the site. */
export const updateNoticePreferences = defineRoute('PUT', '/notificaciones/preferencias', {
  summary: 'Elegir qué avisos llegan y si se ve la presencia',
  area: 'notificaciones',
  access: 'player',
  body: z.object({
    /** Without `push` the stored value stays, because pages opened before that field existed do not send it. */
    avisos: z
      .array(noticePreference.extend({ push: z.boolean().optional() }))
      .max(50)
      .optional(),
    presencia: z.boolean().optional(),
  }),
  data: z.object({ avisos: z.array(noticePreference), presencia: z.boolean() }),
})

/** The members of a clan who are on the site, and the number of viewers of its stage. */
export const getPresence = defineRoute('GET', '/presencia/:room', {
  summary: 'Cuántos miran una sala y quiénes de un clan están en el sitio',
  area: 'notificaciones',
  access: 'optional',
  params: z.object({ room: z.string().max(64) }),
  data: z.object({ mirando: z.int(), en_linea: z.array(z.int()) }),
})
