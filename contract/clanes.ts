import { z } from 'zod'
import { clanNameError, clanTagError } from '@trinchera/rules/validation'
import { id, idParams, instant, picture, rango } from './fields'
import { defineRoute } from './route'

/** A clan as a row of its stage's table, in replies and in events alike (the contract, section 7, small print). */
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

export const clanMember = z.object({ id: z.int(), username: z.string(), imagen: z.string().nullable(), rango, joined_at: instant })
export type ClanMember = z.infer<typeof clanMember>

/** `rankeados`: how many clans of its stage hold a place ("2 de 14"). */
export const clan = clanRow.extend({
  etapa: z.object({ id: z.int(), nombre: z.string(), juego: z.object({ id: z.int(), nombre: z.string() }), activo: z.boolean(), multijugador: z.boolean() }),
  players: z.array(clanMember),
  rankeados: z.int(),
})
export type Clan = z.infer<typeof clan>

const ruled = (rule: (value: string) => string | null) =>
  z.string().transform((text) => text.trim().replace(/\s+/gu, ' ')).superRefine((value, context) => {
    const message = rule(value)
    if (message) context.addIssue({ code: 'custom', message })
  })

export const clanNameField = ruled(clanNameError)
export const clanTagField = ruled(clanTagError)

export const listClanes = defineRoute('GET', '/clanes/etapa/:id', {
  summary: 'La tabla de una etapa: rankeados por puesto, luego los demás por nombre',
  area: 'clanes',
  access: 'public',
  params: idParams,
  data: z.array(clanRow),
  meta: z.object({ version: z.int() }),
  cacheable: true,
})

export const getClan = defineRoute('GET', '/clanes/:id', {
  summary: 'Un clan con sus integrantes',
  area: 'clanes',
  access: 'public',
  params: idParams,
  data: clan,
  cacheable: true,
})

/** In a single-player stage the clan bears its player's name whatever `nombre` says (section 5.11), so it may be left out there. */
export const createClan = defineRoute('POST', '/clanes', {
  summary: 'Fundar un clan en una etapa',
  area: 'clanes',
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
  area: 'clanes',
  access: 'public',
  params: z.object({ stageId: id, clanId: id }),
  query: z.object({ rango: z.string().max(20).optional() }),
  data: z.array(clanRow),
})
