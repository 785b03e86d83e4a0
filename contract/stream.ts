import * as z from './schema'
import { instant } from './fields'
import { routesOf } from './route'

const defineRoute = routesOf('stream')

const streamer = z.object({ id: z.int(), username: z.string() })

/**
 * A live video stream (docs/behaviour/servers-and-streams.md#Streams). `thumbnail_url`: a picture of 320×180. `jugador`: the player whose
 * Twitch channel it is; null if unknown.
 */
export const stream = z.object({
  id: z.string(),
  user_login: z.string(),
  user_name: z.string(),
  title: z.string(),
  game_name: z.string(),
  viewer_count: z.int(),
  thumbnail_url: z.string(),
  started_at: instant.nullable(),
  jugador: streamer.nullable(),
})
export type Stream = z.infer<typeof stream>

export const offlineStreamer = z.object({
  login: z.string(),
  displayName: z.string(),
  profileImage: z.string().nullable(),
  jugador: streamer.nullable(),
})
export type OfflineStreamer = z.infer<typeof offlineStreamer>

export const streams = z.object({
  online: z.array(stream),
  ofline: z.array(offlineStreamer),
  youtube: z.array(z.object({ id: z.int(), username: z.string(), enlace: z.string() })),
  /** When Twitch last replied; null if it never did or Twitch is not configured. */
  actualizado: instant.nullable(),
  /** False if the latest requests to Twitch failed, so that the data is as old as `actualizado`. */
  al_dia: z.boolean(),
})
export type Streams = z.infer<typeof streams>

const login = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9_]{3,25}$/)

export const getStreams = defineRoute('GET', '/stream', {
  summary: 'Quién transmite y quién no',
  access: 'public',
  data: streams,
  cacheable: true,
})
export const listFollowed = defineRoute('GET', '/stream/seguidos', {
  summary: 'A quiénes sigue uno',
  access: 'player',
  data: z.array(z.string()),
})
export const followStreamer = defineRoute('PUT', '/stream/seguidos/:login', {
  summary: 'Seguir a un streamer: llega un aviso cuando empieza',
  access: 'player',
  params: z.object({ login }),
  data: z.array(z.string()),
})
export const unfollowStreamer = defineRoute('DELETE', '/stream/seguidos/:login', {
  summary: 'Dejar de seguir a un streamer',
  access: 'player',
  params: z.object({ login }),
  data: z.array(z.string()),
})
