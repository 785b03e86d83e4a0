import * as z from './schema'
import { clanNameError, clanTagError, lemaError } from '@trinchera/rules/validation'
import { flag, id, idParams, instant, picture, rango } from './fields'
import { routesOf } from './route'

const defineRoute = routesOf('clanes')

/** A clan as a row of its etapa's ladder table, in replies and live events (docs/behaviour/ladder.md#Clan row). */
export const clanRow = z.object({
  id: z.int(),
  nombre: z.string(),
  tag: z.string(),
  imagen: z.string().nullable(),
  id_etapa: z.int(),
  id_lider: z.int().nullable(),
  created_at: instant,
  ranking_actual: z.int(),
  ultimo_ranking: z.int(),
  mejor_ranking: z.int(),
  ultimo_registro: instant.nullable(),
  triunfos: z.int(),
  derrotas: z.int(),
  juegos: z.int(),
  racha_actual: z.int(),
})
export type ClanRow = z.infer<typeof clanRow>

export const clanMember = z.object({
  id: z.int(),
  username: z.string(),
  imagen: z.string().nullable(),
  rango,
  joined_at: instant,
})
export type ClanMember = z.infer<typeof clanMember>

/** A clan with its members. `rankeados`: number of ranked clans in its etapa. */
export const clan = clanRow.extend({
  etapa: z.object({
    id: z.int(),
    nombre: z.string(),
    juego: z.object({ id: z.int(), nombre: z.string() }),
    activo: z.boolean(),
    multijugador: z.boolean(),
  }),
  players: z.array(clanMember),
  rankeados: z.int(),
  lema: z.string().nullable(),
  /** True if players may request to join. */
  acepta_solicitudes: z.boolean(),
  /** Increases with each change of the clan's name, tag, lema, picture, members or ranks. An edit sends the revision it is based on. */
  revision: z.int(),
})
export type Clan = z.infer<typeof clan>

const ruled = (rule: (value: string) => string | null) =>
  z
    .string()
    .transform((text) => text.trim().replace(/\s+/gu, ' '))
    .superRefine((value, context) => {
      const message = rule(value)
      if (message) context.addIssue({ code: 'custom', message })
    })

export const clanNameField = ruled(clanNameError)
export const clanTagField = ruled(clanTagError)
/** Empty text removes the lema. */
const lemaField = ruled(lemaError).transform((lema) => lema || null)

export const listClanes = defineRoute('GET', '/clanes/etapa/:id', {
  summary: 'La tabla de una etapa: rankeados por puesto, luego los demás por nombre',
  access: 'public',
  params: idParams,
  data: z.array(clanRow),
  meta: z.object({ version: z.int() }),
  cacheable: true,
})

export const getClan = defineRoute('GET', '/clanes/:id', {
  summary: 'Un clan con sus integrantes',
  access: 'public',
  params: idParams,
  data: clan,
  cacheable: true,
})

/** In a single-player etapa the clan gets the name of its player, and `nombre` is ignored (docs/rules.md#Single-player etapas). */
export const createClan = defineRoute('POST', '/clanes', {
  summary: 'Fundar un clan en una etapa',
  access: 'player',
  code: 201,
  bodyType: 'multipart',
  body: z.object({
    nombre: z.string().max(200).optional(),
    tag: z.string().max(200).optional(),
    id_etapa: id,
    id_lider: id.optional(),
    imagen: picture.optional(),
  }),
  data: clan,
})

export const listReportableClanes = defineRoute('GET', '/clanes/obtenerCLanReporte/:stageId/:clanId', {
  summary: 'Los clanes de la etapa que el clan dado puede nombrar como ganador',
  access: 'public',
  params: z.object({ stageId: id, clanId: id }),
  query: z.object({ rango: z.string().max(20).optional() }),
  data: z.array(clanRow),
})

/** The new ranks of members. A multipart form sends this list as JSON text. */
const memberRanks = z.array(z.object({ id, rango })).max(200)

/** Members not in `players` keep their rank. 409, naming the changed fields, if the clan has changed since the sent `revision`. */
export const updateClan = defineRoute('POST', '/clanes/editar/:id', {
  summary: 'Modificar un clan: nombre, tag, lema, imagen, rangos',
  access: 'player',
  bodyType: 'multipart',
  params: idParams,
  body: z.object({
    nombre: z.string().max(200).optional(),
    tag: z.string().max(200).optional(),
    lema: lemaField.optional(),
    imagen: z.union([picture, z.string().max(500)]).optional(),
    quitar_imagen: flag.optional(),
    acepta_solicitudes: flag.optional(),
    players: memberRanks.optional(),
    revision: id.optional(),
  }),
  data: clan,
})

const memberBody = z.object({ playerId: id, clanId: id })

/** `playerId` is optional. 403 if it is not the logged-in player (docs/behaviour/staff.md#Identity fields in a payload). */
export const deleteClan = defineRoute('DELETE', '/clanes/eliminar/clan', {
  summary: 'Eliminar un clan; no hay vuelta atrás',
  access: 'player',
  body: z.object({ clanId: id, playerId: id.nullish() }),
})
export const expelMember = defineRoute('DELETE', '/clanes/eliminar', {
  summary: 'Expulsar a un integrante',
  access: 'player',
  body: memberBody,
})
export const leaveClan = defineRoute('DELETE', '/players/dejar-clan', {
  summary: 'Dejar un clan',
  access: 'player',
  body: memberBody,
})
export const handOverClan = defineRoute('POST', '/clanes/ceder', {
  summary: 'Ceder el liderazgo; quien lo cede queda de Co-Líder',
  access: 'player',
  body: memberBody,
  data: clan,
})
