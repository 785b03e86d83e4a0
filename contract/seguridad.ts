import * as z from './schema'
import { idParams, instant } from './fields'
import { emailField } from './players'
import { routesOf } from './route'
import { ownerProof } from './segundo-factor'

const defineRoute = routesOf('seguridad')

/** A session of the player. `propia`: true for the session that sent this request. `usada`: last use, exact to a few minutes. */
export const ownSession = z.object({
  id: z.string(),
  nombre: z.string(),
  propia: z.boolean(),
  creada: instant,
  usada: instant,
})
export type OwnSession = z.infer<typeof ownSession>

export const listOwnSessions = defineRoute('GET', '/seguridad/sesiones', {
  summary: 'Las sesiones abiertas de uno mismo, la última usada primero',
  access: 'player',
  data: z.array(ownSession),
})
export const endOwnSession = defineRoute('DELETE', '/seguridad/sesiones/:id', {
  summary: 'Cerrar una sesión propia',
  access: 'player',
  params: z.object({ id: z.string().max(64) }),
})
export const endOtherSessions = defineRoute('DELETE', '/seguridad/sesiones', {
  summary: 'Cerrar las demás sesiones propias',
  access: 'player',
})

export const passkey = z.object({
  id: z.string(),
  nombre: z.string(),
  creada: instant,
  usada: instant.nullable(),
})
export type Passkey = z.infer<typeof passkey>

/**
 * How an account is protected. `correo_nuevo`: a new e-mail address that is not confirmed yet, or null. `contrasena`: false if the account
 * has no password (Google only). `obligatorio`: true if the player's rol requires a second factor. `llaves_disponibles`: false if the
 * site's host is an IP address, because browsers refuse passkeys for IP addresses.
 */
export const security = z.object({
  correo: z.string(),
  correo_nuevo: z.object({ correo: z.string(), vence: instant }).nullable(),
  contrasena: z.boolean(),
  segundo_paso: z.object({
    activo: z.boolean(),
    obligatorio: z.boolean(),
    app: instant.nullable(),
    llaves: z.array(passkey),
    codigos: z.int(),
  }),
  llaves_disponibles: z.boolean(),
})
export type Security = z.infer<typeof security>

export const getSecurity = defineRoute('GET', '/seguridad', {
  summary: 'Cómo está protegida la propia cuenta',
  access: 'player',
  data: security,
})

export const requestEmailChange = defineRoute('POST', '/seguridad/correo', {
  summary: 'Pedir otro correo para la cuenta; lo confirma un enlace enviado al correo nuevo',
  access: 'player',
  body: ownerProof.extend({ email_nuevo: emailField }),
})
export const cancelEmailChange = defineRoute('DELETE', '/seguridad/correo', {
  summary: 'Dejar sin efecto el cambio de correo que espera su confirmación',
  access: 'player',
})
export const confirmEmailChange = defineRoute('POST', '/seguridad/correo/confirmar', {
  summary: 'Confirmar el correo nuevo con el token de su enlace',
  access: 'public',
  body: z.object({ email: z.string().trim().min(1).max(254), token: z.string().min(1).max(512) }),
})
/** Restores the previous e-mail address, removes the password and ends all sessions, because a stranger may have changed the address. */
export const undoEmailChange = defineRoute('POST', '/seguridad/correo/deshacer', {
  summary: 'Volver al correo anterior con el token del enlace que le llegó',
  access: 'public',
  body: z.object({ email: z.string().trim().min(1).max(254), token: z.string().min(1).max(512) }),
})

/** Another account used from the same browsers or networks in the last 90 days. `equipos`, `redes`: how many of each are shared. */
export const relatedAccount = z.object({
  id: z.int(),
  username: z.string(),
  equipos: z.int(),
  redes: z.int(),
  ultimo: instant,
})
export type RelatedAccount = z.infer<typeof relatedAccount>
export const listRelatedAccounts = defineRoute('GET', '/admin/jugadores/:id/mismo-origen', {
  summary: 'Otras cuentas usadas desde el mismo equipo o la misma red',
  access: 'players.read',
  params: idParams,
  data: z.array(relatedAccount),
})
