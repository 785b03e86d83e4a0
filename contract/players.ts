import * as z from './schema'
import { longestPastedLink } from '@trinchera/rules/limits'
import { edades } from '@trinchera/rules/privacidad'
import { byProfileField, profileFieldRules } from '@trinchera/rules/profile-fields'
import { emailError, passwordError, usernameError } from '@trinchera/rules/validation'
import { clanRow } from './clanes'
import { flag, id, idParams, instant, pageMeta, pageQuery, picture, rango } from './fields'
import { match } from './ladder'
import { routesOf } from './route'

const defineRoute = routesOf('players')

/**
 * A text checked by a function of `rules` that returns the error message (docs/behaviour/screens.md#Fixed texts) or null. `missing`: the
 * message if the field is missing.
 */
const ruled = (rule: (value: string) => string | null, missing: string) =>
  z.string({ error: missing }).superRefine((value, context) => {
    const message = rule(value)
    if (message) context.addIssue({ code: 'custom', message })
  })

export const usernameField = ruled(usernameError, 'Nombre de usuario es obligatorio')
export const emailField = ruled(emailError, 'Correo no válido')
export const passwordField = ruled(passwordError, 'Contraseña es obligatoria')

/** A clan of a player, with the player's rango and the time of joining (docs/behaviour/accounts.md#Player object). */
export const playerClan = clanRow.extend({
  etapa: z.object({ id: z.int(), nombre: z.string(), juego: z.object({ id: z.int(), nombre: z.string() }) }),
  PlayerClan: z.object({ rango, joined_at: instant }),
})

/** A player. `email` is present only if the player or staff with rol 1 or 2 read it (docs/behaviour/accounts.md#Player object). */
export const player = z.object({
  id: z.int(),
  username: z.string(),
  email: z.string().optional(),
  ...byProfileField(() => z.string().nullable()),
  victorias: z.int(),
  derrotas: z.int(),
  rol: z.int(),
  admin: z.boolean(),
  imagen: z.string().nullable(),
  /** True if Twitch has no channel of the player's Twitch name, so that their streams are not shown. Sent only to the player. */
  twitch_desconocido: z.literal(true).optional(),
  validado: z.boolean(),
  created_at: instant,
  /** True if only the player and staff see the matches and statistics; `victorias` and `derrotas` are then 0 for others. */
  estadisticas_ocultas: z.literal(true).optional(),
  clanes: z.array(playerClan),
})
export type Player = z.infer<typeof player>

/** The declared age of a player. Nobody under 14 may have an account. */
export const edad = z.enum(edades)
/** Version of the privacy page that was shown to the person who consents. */
const politica = z.int().min(1).max(100_000)

export const registerPlayer = defineRoute('POST', '/players', {
  summary: 'Crear una cuenta; llega un correo para validarla',
  access: 'public',
  code: 201,
  body: z.object({
    username: usernameField,
    email: emailField,
    password: passwordField,
    volute: z.string().trim().max(64).nullish(),
    edad: edad.nullish(),
    politica: politica.nullish(),
  }),
  data: z.object({ id: z.int(), username: z.string() }),
})

export const validateAccount = defineRoute('GET', '/players/validar/:email', {
  summary: 'Validar la cuenta con el token del correo',
  access: 'public',
  params: z.object({ email: z.string().max(254) }),
  query: z.object({ token: z.string().min(1).max(512) }),
})

export const resendValidation = defineRoute('GET', '/players/reenviar-validacion/:email', {
  summary: 'Pedir de nuevo el correo de validación',
  access: 'public',
  params: z.object({ email: z.string().max(254) }),
})

/** Changes the e-mail address of an account that was never validated, because the address was mistyped. The password proves ownership. */
export const correctEmail = defineRoute('POST', '/players/corregir-correo', {
  summary: 'Corregir el correo de una cuenta sin validar; llega otro correo para validarla',
  access: 'public',
  body: z.object({
    email: z.string().trim().min(1).max(254),
    password: z.string().min(1).max(1024),
    email_nuevo: emailField,
  }),
})

export const listPlayers = defineRoute('GET', '/players', {
  summary: 'Los jugadores, por nombre; con `busqueda`, los que la contienen',
  access: 'public',
  query: pageQuery.extend({ busqueda: z.string().trim().max(100).optional() }),
  data: z.array(player.omit({ email: true })),
  meta: pageMeta,
  cacheable: true,
})

export const getPlayer = defineRoute('GET', '/players/:id', {
  summary: 'Un jugador',
  access: 'optional',
  params: idParams,
  data: player,
})

export const getPlayerClan = defineRoute('GET', '/players/obtenerCLanEtapa/:playerId/:stageId', {
  summary: 'El clan de un jugador en una etapa y su rango',
  access: 'public',
  params: z.object({ playerId: id, stageId: id }),
  data: z.object({ clanes: z.array(clanRow), rango: rango.nullable() }),
})

/** The profile fields of a body, each converted to the form that is stored. Empty text becomes null. */
export const profileBody = byProfileField((field) =>
  z
    .string()
    .max(longestPastedLink)
    .nullish()
    .transform((value, context) => {
      const text = value?.trim()
      if (!text) return null
      const { read, message } = profileFieldRules[field]
      const kept = read(text)
      if (kept === null) context.addIssue({ code: 'custom', message })
      return kept
    })
    .optional(),
)

export const requestRecovery = defineRoute('POST', '/players/recuperar-password', {
  summary: 'Pedir el correo para elegir una contraseña nueva; contesta lo mismo a todos',
  access: 'public',
  body: z.object({ email: z.string().trim().min(1).max(254) }),
})

/** Needs the token of a recovery e-mail, or a session and, unless the session is younger than 10 minutes, the current password. */
export const changePassword = defineRoute('POST', '/players/modificar-password/:email', {
  summary: 'Elegir una contraseña nueva, con el token del correo o con la sesión',
  access: 'optional',
  params: z.object({ email: z.string().max(254) }),
  query: z.object({ token: z.string().min(1).max(4096).optional() }),
  body: z.object({
    password: passwordField,
    repeatPassword: z.string().max(1024),
    currentPassword: z.string().max(1024).nullish(),
  }),
})

/** Omitted fields stay unchanged. `quitar_imagen` replaces the player's picture with the generated emblem. */
export const updatePlayer = defineRoute('PUT', '/players/editar/:id', {
  summary: 'Modificar el propio perfil',
  access: 'player',
  bodyType: 'multipart',
  params: idParams,
  body: z.object({
    username: usernameField.optional(),
    ...profileBody,
    imagen: z.union([picture, z.string().max(500)]).optional(),
    quitar_imagen: flag.optional(),
  }),
  data: player,
})

export const listPlayerMatches = defineRoute('GET', '/players/:id/partidas', {
  summary: 'Las partidas en las que estuvo un jugador, la más nueva primero',
  access: 'optional',
  params: idParams,
  query: pageQuery,
  data: z.array(match.extend({ gano: z.boolean() })),
  meta: pageMeta,
})

export const exportOwnData = defineRoute('GET', '/players/:id/datos', {
  summary: 'Todo lo que el sitio guarda de uno mismo',
  access: 'player',
  params: idParams,
  data: z.record(z.string(), z.unknown()),
})

const ownConsent = z.object({
  edad: edad.nullable(),
  /** The consent in force: the version of the privacy page and the time; null if there is none. */
  consentimiento: z.object({ version: z.int(), fecha: instant }).nullable(),
  estadisticas: z.boolean(),
})
export type OwnConsent = z.infer<typeof ownConsent>

export const getConsent = defineRoute('GET', '/players/consentimiento', {
  summary: 'La edad que uno declaró, su consentimiento y si se ven sus estadísticas',
  access: 'player',
  data: ownConsent,
})
/** Omitted fields stay unchanged. `estadisticas`: true if everybody may see the player's matches and statistics. */
export const giveConsent = defineRoute('POST', '/players/consentimiento', {
  summary: 'Declarar la edad, consentir, o elegir si se ven las propias estadísticas',
  access: 'player',
  body: z.object({ edad: edad.optional(), politica: politica.optional(), estadisticas: flag.optional() }),
  data: ownConsent,
})
export const withdrawConsent = defineRoute('DELETE', '/players/consentimiento', {
  summary: 'Retirar el consentimiento: se apaga lo que se activó con él',
  access: 'player',
  data: ownConsent,
})

/** Needs the password. An account without a password (created with Google) needs a session younger than 10 minutes instead. */
export const closeAccount = defineRoute('POST', '/players/cerrar-cuenta', {
  summary: 'Cerrar la propia cuenta; el nombre queda libre a los 30 días',
  access: 'player',
  body: z.object({
    password: z.string().max(1024).nullish(),
    /** What happens to the player's comments and posts: by default they stay, under the player's last name. */
    textos: z.enum(['borrar', 'dejar']).nullish(),
  }),
})
