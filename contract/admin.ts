import * as z from './schema'
import { longestMotivo } from '@trinchera/rules/limits'
import { flag, id, idParams, instant, pageMeta, pageQuery } from './fields'
import { emailField, passwordField, player, profileBody, usernameField } from './players'
import { routesOf } from './route'

const defineRoute = routesOf('admin')

export const alcance = z.enum(['cuenta', 'comentarios', 'reportes'])

/** An active suspension: until `hasta`, the player may not use the account, comment or report (`alcance`). */
export const suspension = z.object({
  id: z.int(),
  player_id: z.int(),
  alcance,
  hasta: instant,
  motivo: z.string(),
  created_at: instant,
})
export type Suspension = z.infer<typeof suspension>

/**
 * A player as shown to staff. `segundo_paso`: true if a login needs a second factor after the password. `correo_fallido`: the last mail to
 * the player's address that the mail server refused, unless one arrived since. `bloqueo`: since when and why the account is blocked, which
 * only rol 1 is shown; such a player has no page.
 */
export const adminPlayer = player.extend({
  email: z.string(),
  segundo_paso: z.boolean(),
  correo_fallido: z.object({ fecha: instant, motivo: z.string() }).nullable(),
  suspensiones: z.array(suspension),
  bloqueo: z.object({ fecha: instant, motivo: z.string(), quien: z.string() }).nullable(),
})
export type AdminPlayer = z.infer<typeof adminPlayer>

const named = z.array(z.object({ id: z.int(), nombre: z.string() }))

export const listAdminPlayers = defineRoute('GET', '/admin/obtener-jugadores', {
  summary:
    'Los jugadores; con `busqueda`, los que la llevan en el nombre o tienen ese id. Para rol 1 también, al final, los bloqueados',
  access: 'players.read',
  query: pageQuery.extend({ busqueda: z.string().trim().max(100).optional() }),
  data: z.array(adminPlayer),
  meta: pageMeta,
})
export const getAdminPlayer = defineRoute('GET', '/admin/obtener-player/:id', {
  summary: 'Un jugador',
  access: 'players.read',
  params: idParams,
  data: adminPlayer,
})

/** Omitted fields stay unchanged. Only a player with rol 1 may set `rol` and `admin`. `victorias` and `derrotas` are read-only. */
export const updateAdminPlayer = defineRoute('PUT', '/admin/update-player/:id', {
  summary: 'Modificar un jugador',
  access: 'players.modify',
  bodyType: 'multipart',
  params: idParams,
  body: z.object({
    username: usernameField.optional(),
    email: emailField.optional(),
    ...profileBody,
    validado: flag.optional(),
    rol: z
      .union([z.number(), z.string().regex(/^[1-5]$/)])
      .transform(Number)
      .pipe(z.int().min(1).max(5))
      .optional(),
    admin: flag.optional(),
    /** The fields as the form loaded them. If a field has changed on the server since, the reply is 409 and nothing is stored. */
    antes: z.record(z.string(), z.unknown()).optional(),
  }),
  data: adminPlayer,
})
export const updateAdminPlayerPassword = defineRoute('PUT', '/admin/update-player-password/:id', {
  summary: 'Poner otra contraseña a un jugador; sus sesiones terminan',
  access: 'players.modify',
  bodyType: 'multipart',
  params: idParams,
  body: z.object({ password: passwordField }),
})
export const deleteAdminPlayer = defineRoute('DELETE', '/admin/delete-jugador/:id', {
  summary: 'Borrar un jugador; sus partidas quedan',
  access: 'players.delete',
  params: idParams,
})

export const listAllUsers = defineRoute('GET', '/admin/all-users', {
  summary: 'Los nombres de los jugadores',
  access: 'players.read',
  data: named,
})
export const listAllRoles = defineRoute('GET', '/admin/all-roles', {
  summary: 'Los roles',
  access: 'players.read',
  data: named,
})
export const listAllCargos = defineRoute('GET', '/admin/all-cargos', {
  summary: 'Los rangos de un clan',
  access: 'players.read',
  data: named,
})
export const listAllNiveles = defineRoute('GET', '/admin/all-niveles', {
  summary: 'Lo que abre cada rol',
  access: 'players.read',
  data: z.array(z.object({ id: z.int(), nombre: z.string(), pestanas: z.array(z.string()) })),
})

/** A player has at most one active suspension of each `alcance`: a new one replaces the old one. */
export const createSuspension = defineRoute('POST', '/admin/suspensiones', {
  summary: 'Suspender a un jugador: la cuenta, sus comentarios o sus reportes',
  access: 'players.suspend',
  code: 201,
  body: z.object({ player_id: id, alcance, hasta: instant, motivo: z.string().trim().min(1).max(longestMotivo) }),
  data: suspension,
})
export const deleteSuspension = defineRoute('DELETE', '/admin/suspensiones/:id', {
  summary: 'Levantar una suspensión',
  access: 'players.suspend',
  params: idParams,
})

export const auditEntry = z.object({
  id: z.int(),
  fecha: instant,
  quien: z.string(),
  id_quien: z.int().nullable(),
  accion: z.string(),
  objeto: z.string(),
  antes: z.unknown(),
  despues: z.unknown(),
})
export type AuditEntry = z.infer<typeof auditEntry>

/** Filters of the audit log. `accion`: a whole action, or its first word (`anuncio`). `desde`, `hasta`: first and last day, in Chile. */
const auditFilters = z.object({
  quien: z.string().trim().max(40).optional(),
  accion: z.string().trim().max(60).optional(),
  objeto: z.string().trim().max(100).optional(),
  desde: z.iso.date().optional(),
  hasta: z.iso.date().optional(),
})

export const listAudit = defineRoute('GET', '/admin/auditoria', {
  summary: 'Lo que hizo la administración, lo último primero',
  access: 'audit.read',
  query: pageQuery.extend(auditFilters.shape),
  data: z.array(auditEntry),
  meta: pageMeta,
})
/** Exports the newest rows of the audit log, at most 50,000, as a CSV file that opens in a spreadsheet. */
export const exportAudit = defineRoute('GET', '/admin/auditoria/csv', {
  summary: 'Lo mismo para una hoja de cálculo',
  access: 'audit.read',
  query: auditFilters,
  data: z.object({ nombre: z.string(), csv: z.string() }),
})
export const listAuditActions = defineRoute('GET', '/admin/auditoria/acciones', {
  summary: 'Las acciones que hay en el registro y quiénes las hicieron, para los filtros',
  access: 'audit.read',
  data: z.object({ acciones: z.array(z.string()), quienes: z.array(z.string()) }),
})
