import { z } from 'zod'
import { longestTorneoText, torneoNameLength } from '@trinchera/rules/limits'
import { idParams, instant } from './fields'
import { defineRoute } from './route'

/** A tournament's announcement; brackets are not modelled. */
export const torneo = z.object({
  id: z.int(),
  nombre: z.string(),
  descripcion: z.string(),
  inicio: instant,
  created_at: instant,
})
export type Torneo = z.infer<typeof torneo>

export const torneoBody = z.object({
  nombre: z.string().trim().min(torneoNameLength.least).max(torneoNameLength.most),
  descripcion: z.string().trim().max(longestTorneoText),
  inicio: instant,
})

/** Not cached: the order changes with time, without any write. */
export const listTorneos = defineRoute('GET', '/torneos', {
  summary: 'Los torneos, el próximo primero y los pasados al final',
  area: 'torneos',
  access: 'public',
  data: z.array(torneo),
})
export const createTorneo = defineRoute('POST', '/admin/torneos', {
  summary: 'Anunciar un torneo',
  area: 'torneos',
  access: 'torneos.manage',
  code: 201,
  body: torneoBody,
  data: torneo,
})
export const updateTorneo = defineRoute('PUT', '/admin/torneos/:id', {
  summary: 'Modificar un torneo',
  area: 'torneos',
  access: 'torneos.manage',
  params: idParams,
  body: torneoBody.partial().extend({ antes: torneoBody.partial().optional() }),
  data: torneo,
})
export const deleteTorneo = defineRoute('DELETE', '/admin/torneos/:id', {
  summary: 'Borrar un torneo',
  area: 'torneos',
  access: 'torneos.manage',
  params: idParams,
})
