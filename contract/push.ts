import * as z from './schema'
import { id, instant } from './fields'
import { defineRoute } from './route'

/** What a service worker receives in a push, as JSON. Times and places are the site's; texts are plain. */
export const pushMessage = z.discriminatedUnion('clase', [
  z.object({
    clase: z.literal('aviso'),
    /** Of this push: a service worker shows one id once. */
    id: z.int(),
    /** The notice of the site that it brings; null: it has none (an announcement). */
    aviso: z.int().nullable(),
    titulo: z.string(),
    texto: z.string(),
    /** An address of the site. */
    enlace: z.string(),
    /** The subject: a later push of the same one takes the place of an earlier. */
    tag: z.string(),
    /** What can be answered from the lock screen, by `POST /push/accion`. */
    acciones: z.array(z.object({ accion: z.string(), titulo: z.string() })),
    /** Lets this device act for `acciones`; null: there is nothing to answer. */
    token: z.string().nullable(),
    /** Unread notices, for the app's badge. */
    sin_leer: z.int(),
  }),
  z.object({
    clase: z.literal('cierre'),
    /** These subjects were read elsewhere, or are over: what is shown of them is taken away. */
    tags: z.array(z.string()),
    sin_leer: z.int(),
  }),
])
export type PushMessage = z.infer<typeof pushMessage>

/** Bytes of a base64url text, padded or not. */
const bytesOf = (text: string) =>
  /^[\w-]+={0,2}$/.test(text) ? Math.floor((text.replace(/=+$/, '').length * 3) / 4) : 0
const invalidKey = 'La clave del navegador no es válida'

/** Subscription as the Push API gives it: a point of P-256 uncompressed, and 16 bytes (RFC 8291). */
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

/** A browser that gets pushes. `propio`: of the session that asks; `usado`: when something last reached it. */
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
/** From a notification: the token of the push is the permission. */
export const actFromPush = defineRoute('POST', '/push/accion', {
  summary: 'Contestar un aviso desde la notificación',
  area: 'push',
  access: 'public',
  body: z.object({ token: z.string().max(200), accion: z.string().max(40) }),
})

const hour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'La hora debe ser HH:MM')
/** Hours of Chile without pushes, but for a match under way; both the same: none. */
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
