import * as z from './schema'
import { id, instant } from './fields'
import { defineRoute } from './route'

/** What a service worker receives in a push, as JSON. Times and paths are the site's; texts are plain. */
export const pushMessage = z.discriminatedUnion('clase', [
  z.object({
    clase: z.literal('aviso'),
    /** Id of this push; a service worker shows each id only once. */
    id: z.int(),
    /** Id of the site's notice that the push is about; null: there is none (an announcement). */
    aviso: z.int().nullable(),
    titulo: z.string(),
    texto: z.string(),
    /** A path of the site. */
    enlace: z.string(),
    /** The subject: a later push with the same subject replaces an earlier one. */
    tag: z.string(),
    /** Answers that can be given from the lock screen, by `POST /push/accion`. */
    acciones: z.array(z.object({ accion: z.string(), titulo: z.string() })),
    /** Authorizes this device for `acciones`; null: there is nothing to answer. */
    token: z.string().nullable(),
    /** Number of unread notices, for the app's badge. */
    sin_leer: z.int(),
  }),
  z.object({
    clase: z.literal('cierre'),
    /** Subjects that were read on another device or are over; their notifications are removed. */
    tags: z.array(z.string()),
    sin_leer: z.int(),
  }),
])
export type PushMessage = z.infer<typeof pushMessage>

/** How many bytes a base64url text encodes, padded or not; 0 for other text. */
const bytesOf = (text: string) =>
  /^[\w-]+={0,2}$/.test(text) ? Math.floor((text.replace(/=+$/, '').length * 3) / 4) : 0
const invalidKey = 'La clave del navegador no es válida'

/** A subscription as the Push API returns it: an uncompressed P-256 point, and 16 bytes (RFC 8291). */
export const pushSubscription = z.object({
  endpoint: z
    .string('La dirección no es válida')
    .min(1, 'La dirección no es válida')
    .max(2000, 'La dirección no es válida'),
  keys: z.object({
    p256dh: z.string(invalidKey).refine((key) => bytesOf(key) === 65 && key.startsWith('B'), invalidKey),
    auth: z.string(invalidKey).refine((key) => bytesOf(key) === 16, invalidKey),
  }),
})
export type PushSubscription = z.infer<typeof pushSubscription>

/** A browser that receives pushes. `propio`: true for the browser of the session that asks; `usado`: when a push last reached it. */
export const pushDevice = z.object({
  id: z.int(),
  nombre: z.string(),
  propio: z.boolean(),
  creado: instant,
  usado: instant.nullable(),
})
export type PushDevice = z.infer<typeof pushDevice>

export const getPushKey = defineRoute('GET', '/push/clave', {
  summary: 'La clave pública (VAPID) con que un navegador se suscribe a los avisos',
  area: 'push',
  access: 'public',
  data: z.object({ clave: z.string() }),
})
export const listPushDevices = defineRoute('GET', '/push', {
  summary: 'Los dispositivos propios que reciben avisos',
  area: 'push',
  access: 'player',
  data: z.array(pushDevice),
})
export const createPushDevice = defineRoute('POST', '/push', {
  summary: 'Recibir avisos en este navegador',
  area: 'push',
  access: 'player',
  code: 201,
  body: pushSubscription,
  data: pushDevice,
})
export const deletePushDevice = defineRoute('DELETE', '/push/:id', {
  summary: 'Dejar de recibir avisos en un dispositivo',
  area: 'push',
  access: 'player',
  params: z.object({ id }),
})
/** Called from a notification without a session: the token of the push is the authorization. */
export const actFromPush = defineRoute('POST', '/push/accion', {
  summary: 'Contestar un aviso desde la notificación',
  area: 'push',
  access: 'public',
  body: z.object({ token: z.string().max(200), accion: z.string().max(40) }),
})

const hour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'La hora debe ser HH:MM')
/** Hours in Chile's time without pushes, except for a match in progress. If both are the same there are no quiet hours. */
export const quietHours = z.object({ desde: hour, hasta: hour })
export type QuietHours = z.infer<typeof quietHours>
export const getQuietHours = defineRoute('GET', '/push/silencio', {
  summary: 'Las horas propias sin avisos en los dispositivos',
  area: 'push',
  access: 'player',
  data: quietHours,
})
export const updateQuietHours = defineRoute('PUT', '/push/silencio', {
  summary: 'Elegir las horas sin avisos en los dispositivos',
  area: 'push',
  access: 'player',
  body: quietHours,
  data: quietHours,
})
