import * as z from './schema'
import { routesOf } from './route'

const defineRoute = routesOf('session')

/** The logged-in player, as stored by the browser under the key `player` (docs/behaviour/accounts.md#Session object). */
export const sessionPlayer = z.object({
  id: z.int(),
  username: z.string(),
  email: z.string(),
  admin: z.boolean(),
  rol: z.int(),
  imagen: z.string().nullable(),
  /** What the player must still be asked: age, consent. Missing if nothing (docs/behaviour/privacy.md#Age and consent). */
  falta: z.array(z.enum(['edad', 'politica'])).optional(),
})
export type SessionPlayer = z.infer<typeof sessionPlayer>

export const login = defineRoute('POST', '/login', {
  summary: 'Iniciar sesión con correo o nombre de usuario',
  access: 'public',
  body: z.object({ email: z.string().trim().min(1).max(254), password: z.string().min(1).max(1024) }),
  extra: z.object({ token: z.string(), player: sessionPlayer }),
})

/**
 * Validates an account with the token of the e-mail and opens a session (`validateAccount` opens none). It is a POST, so that no cache and
 * no page of another site gets the session.
 */
export const validateAndLogIn = defineRoute('POST', '/login/validacion', {
  summary: 'Validar la cuenta con el token del correo e iniciar sesión',
  access: 'public',
  body: z.object({ email: z.string().trim().min(1).max(254), token: z.string().min(1).max(512) }),
  extra: z.object({ token: z.string(), player: sessionPlayer }),
})

export const logout = defineRoute('POST', '/logout', {
  summary: 'Cerrar la sesión',
  access: 'player',
})

/** `token`: Google's credential. `name` and `email` are accepted but ignored (docs/behaviour/accounts.md#Google sign-in). */
export const loginGoogle = defineRoute('POST', '/login/google', {
  summary: 'Iniciar sesión con la credencial de Google',
  access: 'public',
  body: z.object({
    token: z.string().min(1).max(8192),
    name: z.string().max(200).nullish(),
    email: z.string().max(254).nullish(),
  }),
  extra: z.object({ token: z.string(), player: sessionPlayer }),
})

/**
 * What the login and account screens can offer. `google`: Google's client id; null if not configured. `correo`: false if the site writes
 * e-mails to files instead of sending them. `llaves`: true if browsers accept passkeys for the site's host.
 */
export const getLoginOptions = defineRoute('GET', '/login/opciones', {
  summary: 'Las formas de entrar que hay',
  access: 'public',
  data: z.object({ google: z.string().nullable(), correo: z.boolean(), llaves: z.boolean() }),
})
