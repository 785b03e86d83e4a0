import * as z from './schema'
import { etapaNameLength } from '@trinchera/rules/limits'
import { clanRow } from './clanes'
import { flag, id, idParams, instant } from './fields'
import { juego } from './juegos'
import { routesOf } from './route'

const defineRoute = routesOf('etapas')

/** An etapa. `clanes`, `partidas`: number of clans and of matches. `version`: version of its ladder table, as in `ladder:changed`. */
export const etapa = z.object({
  id: z.int(),
  nombre: z.string(),
  juego,
  activo: z.boolean(),
  multijugador: z.boolean(),
  archivada: z.boolean(),
  clanes: z.int(),
  partidas: z.int(),
  version: z.int(),
})
export type Etapa = z.infer<typeof etapa>

export const etapaBody = z.object({
  nombre: z.string().trim().min(etapaNameLength.least).max(etapaNameLength.most),
  id_juego: id,
  activo: flag,
  multijugador: flag,
})

export const listEtapas = defineRoute('GET', '/etapas/juego/:gameId', {
  summary: 'Las etapas de un juego',
  access: 'public',
  params: z.object({ gameId: id }),
  data: z.array(etapa),
  cacheable: true,
})

/**
 * An open etapa with the first places of its ladder table. `ultima_partida`: when its latest match was reported. `partidas_dia`: number of
 * its matches that were reported in the 24 hours before the latest report in any open etapa.
 */
export const openEtapa = etapa.extend({
  ultima_partida: instant.nullable(),
  partidas_dia: z.int(),
  top: z.array(clanRow),
})
export type OpenEtapa = z.infer<typeof openEtapa>

export const listOpenEtapas = defineRoute('GET', '/etapas/abiertas', {
  summary: 'Las etapas abiertas, cada una con los primeros cinco de su tabla',
  access: 'public',
  data: z.array(openEtapa),
  cacheable: true,
})
export const getEtapa = defineRoute('GET', '/etapas/:id', {
  summary: 'Una etapa',
  access: 'public',
  params: idParams,
  data: etapa,
  cacheable: true,
})
export const createEtapa = defineRoute('POST', '/admin/etapas', {
  summary: 'Crear una etapa',
  access: 'etapas.manage',
  code: 201,
  body: etapaBody,
  data: etapa,
})
export const updateEtapa = defineRoute('PUT', '/admin/etapas/:id', {
  summary: 'Modificar una etapa',
  access: 'etapas.manage',
  params: idParams,
  body: etapaBody.partial().extend({ antes: etapaBody.partial().optional() }),
  data: etapa,
})
export const deleteEtapa = defineRoute('DELETE', '/admin/etapas/:id', {
  summary: 'Borrar una etapa sin clanes ni partidas',
  access: 'etapas.manage',
  params: idParams,
})

/** The ladder table of an etapa when the etapa was archived. */
export const finalStandings = z.object({ fecha: instant, clanes: z.array(clanRow) })
export type FinalStandings = z.infer<typeof finalStandings>

/** Archives an etapa for ever: it accepts no more reports, rulings or clan changes. */
export const archiveEtapa = defineRoute('POST', '/admin/etapas/:id/archivar', {
  summary: 'Cerrar una etapa para siempre, con su tabla final guardada',
  access: 'etapas.manage',
  params: idParams,
  data: etapa,
})
export const getFinalStandings = defineRoute('GET', '/etapas/:id/final', {
  summary: 'La tabla final de una etapa archivada',
  access: 'public',
  params: idParams,
  data: finalStandings,
})
