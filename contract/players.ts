import { z } from 'zod'
import { emailError, passwordError, usernameError } from '@trinchera/rules/validation'
import { clanRow } from './clanes'
import { id, idParams, instant, pageMeta, pageQuery, rango } from './fields'
import { defineRoute } from './route'

/** A field whose rule is the rulebook's: its message is the spec's. */
const ruled = (rule: (value: string) => string | null, missing: string) =>
  z.string({ error: missing }).superRefine((value, context) => {
    const message = rule(value)
    if (message) context.addIssue({ code: 'custom', message })
  })

export const usernameField = ruled(usernameError, 'Nombre de usuario es obligatorio')
export const emailField = ruled(emailError, 'Correo no válido')
export const passwordField = ruled(passwordError, 'Contraseña es obligatorio')

/** A clan as it stands in a player's list: with the link record the spec names. */
export const playerClan = clanRow.extend({
  etapa: z.object({ id: z.int(), nombre: z.string(), juego: z.object({ id: z.int(), nombre: z.string() }) }),
  PlayerClan: z.object({ rango, joined_at: instant }),
})

/** The spec's Player. `email` is there only for that player and for staff with rol 1 or 2. */
export const player = z.object({
  id: z.int(),
  username: z.string(),
  email: z.string().optional(),
  volute: z.string().nullable(),
  victorias: z.int(),
  derrotas: z.int(),
  rol: z.int(),
  admin: z.boolean(),
  imagen: z.string().nullable(),
  twitch: z.string().nullable(),
  youtube: z.string().nullable(),
  validado: z.boolean(),
  created_at: instant,
  clanes: z.array(playerClan),
})
export type Player = z.infer<typeof player>

export const registerPlayer = defineRoute('POST', '/players', {
  summary: 'Crear una cuenta; llega un correo para validarla',
  area: 'players',
  access: 'public',
  code: 201,
  body: z.object({
    username: usernameField,
    email: emailField,
    password: passwordField,
    volute: z.string().trim().max(64).nullish(),
  }),
  data: z.object({ id: z.int(), username: z.string() }),
})

export const validateAccount = defineRoute('GET', '/players/validar/:email', {
  summary: 'Validar la cuenta con el token del correo',
  area: 'players',
  access: 'public',
  params: z.object({ email: z.string().max(254) }),
  query: z.object({ token: z.string().min(1).max(512) }),
})

export const resendValidation = defineRoute('GET', '/players/reenviar-validacion/:email', {
  summary: 'Pedir de nuevo el correo de validación',
  area: 'players',
  access: 'public',
  params: z.object({ email: z.string().max(254) }),
})

export const listPlayers = defineRoute('GET', '/players', {
  summary: 'Los jugadores, por nombre; con `busqueda`, los que la contienen',
  area: 'players',
  access: 'public',
  query: pageQuery.extend({ busqueda: z.string().trim().max(100).optional() }),
  data: z.array(player.omit({ email: true })),
  meta: pageMeta,
  cacheable: true,
})

export const getPlayer = defineRoute('GET', '/players/:id', {
  summary: 'Un jugador',
  area: 'players',
  access: 'optional',
  params: idParams,
  data: player,
})

export const getPlayerClan = defineRoute('GET', '/players/obtenerCLanEtapa/:playerId/:stageId', {
  summary: 'El clan de un jugador en una etapa y su rango',
  area: 'players',
  access: 'public',
  params: z.object({ playerId: id, stageId: id }),
  data: z.object({ clanes: z.array(clanRow), rango: rango.nullable() }),
})
