import * as z from './schema'
import { id, instant } from './fields'
import { routesOf } from './route'

const defineRoute = routesOf('push')

/** The content of a push, which a service worker receives as JSON. All texts are plain text. */
export const pushMessage = z.discriminatedUnion('clase', [
  z.object({
    clase: z.literal('aviso'),
    /** Id of the push. A service worker shows each push only once. */
    id: z.int(),
    /** Id of the site's notice that the push is about; null if it is about an anuncio. */
    aviso: z.int().nullable(),
    titulo: z.string(),
    texto: z.string(),
    /** Path of a page of the site. */
    enlace: z.string(),
    /** Subject of the push. A later push with the same `tag` replaces the earlier notification. */
    tag: z.string(),
    /** Buttons of the notification, for example to accept. Pressing a button calls `POST /push/accion`. */
    acciones: z.array(z.object({ accion: z.string(), titulo: z.string() })),
    /** Secret that authorizes this device to use `acciones`; null if there are no buttons. */
    token: z.string().nullable(),
    /** Number of unread notices, shown on the app's icon. */
    sin_leer: z.int(),
  }),
  z.object({
    clase: z.literal('cierre'),
    /** Tags of the notifications to remove, because they were read on another device or their subject is settled. */
    tags: z.array(z.string()),
    sin_leer: z.int(),
  }),
])
export type PushMessage = z.infer<typeof pushMessage>

/** Number of bytes that a base64url text encodes, with or without padding; 0 for other text. */
const bytesOf = (text: string) =>
  /^[\w-]+={0,2}$/.test(text) ? Math.floor((text.replace(/=+$/, '').length * 3) / 4) : 0
const invalidKey = 'La clave del navegador no es válida'

/** A browser's push subscription, as the Push API returns it. `p256dh`: an uncompressed P-256 point; `auth`: 16 bytes (RFC 8291). */
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

/** A browser that gets a player's pushes. `propio`: true for the browser of this request. `usado`: when a push last reached it, or null. */
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
  access: 'public',
  data: z.object({ clave: z.string() }),
})
export const listPushDevices = defineRoute('GET', '/push', {
  summary: 'Los dispositivos propios que reciben avisos',
  access: 'player',
  data: z.array(pushDevice),
})
export const createPushDevice = defineRoute('POST', '/push', {
  summary: 'Recibir avisos en este navegador',
  access: 'player',
  code: 201,
  body: pushSubscription,
  data: pushDevice,
})
export const deletePushDevice = defineRoute('DELETE', '/push/:id', {
  summary: 'Dejar de recibir avisos en un dispositivo',
  access: 'player',
  params: z.object({ id }),
})
/** Called when the user presses a button of a notification. It needs no session, because the token of the push authorizes it. */
export const actFromPush = defineRoute('POST', '/push/accion', {
  summary: 'Contestar un aviso desde la notificación',
  access: 'public',
  body: z.object({ token: z.string().max(200), accion: z.string().max(40) }),
})

const hour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'La hora debe ser HH:MM')
/** Quiet hours: no pushes from `desde` to `hasta` (Chile time), except during a match. If both are equal, there are no quiet hours. */
export const quietHours = z.object({ desde: hour, hasta: hour })
export type QuietHours = z.infer<typeof quietHours>
export const getQuietHours = defineRoute('GET', '/push/silencio', {
  summary: 'Las horas propias sin avisos en los dispositivos',
  access: 'player',
  data: quietHours,
})
export const updateQuietHours = defineRoute('PUT', '/push/silencio', {
  summary: 'Elegir las horas sin avisos en los dispositivos',
  access: 'player',
  body: quietHours,
  data: quietHours,
})
