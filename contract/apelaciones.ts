import * as z from './schema'
import { longestAppeal, longestMotivo } from '@trinchera/rules/limits'
import { suspension } from './admin'
import { idParams, instant } from './fields'
import { match } from './ladder'
import { routesOf } from './route'

const defineRoute = routesOf('reportes')
const defineSessionRoute = routesOf('session')

/** An appeal against a ruling on a match (`partida`) or against a suspension. `resuelta`: the staff's decision; null while undecided. */
export const apelacion = z.object({
  id: z.int(),
  sobre: z.enum(['fallo', 'suspension']),
  estado: z.enum(['abierta', 'mantenida', 'acortada', 'levantada']),
  quien: z.string(),
  texto: z.string(),
  fecha: instant,
  resuelta: z.object({ quien: z.string(), motivo: z.string(), fecha: instant }).nullable(),
  partida: match.nullable(),
  suspension: suspension.extend({ username: z.string() }).nullable(),
  /** Name of the staff member who made the decision appealed against. That person may resolve the appeal only if nobody else can. */
  decidio: z.string(),
})
export type Apelacion = z.infer<typeof apelacion>

const appealBody = z.object({ texto: z.string().trim().min(1).max(longestAppeal) })

export const appealRuling = defineRoute('POST', '/ladder/partida/:id/apelacion', {
  summary:
    'Apelar el fallo de una partida, una vez, en los 7 días siguientes: Líder, Co-Líder o Capitán de uno de los clanes',
  access: 'player',
  code: 201,
  params: idParams,
  body: appealBody,
  data: apelacion,
})

const tokenParams = z.object({ token: z.string().min(1).max(4096) })

/** A suspension and its appeal as shown to the suspended player, who has the URL from an e-mail or from the reply to a refused login. */
export const suspensionNotice = suspension.pick({ alcance: true, hasta: true, motivo: true, created_at: true }).extend({
  username: z.string(),
  apelacion: apelacion.pick({ estado: true, texto: true, fecha: true, resuelta: true }).nullable(),
})
export type SuspensionNotice = z.infer<typeof suspensionNotice>

export const getSuspension = defineSessionRoute('GET', '/apelaciones/:token', {
  summary: 'La suspensión de la cuenta, por el enlace del correo',
  access: 'public',
  params: tokenParams,
  data: suspensionNotice,
})
export const appealSuspension = defineSessionRoute('POST', '/apelaciones/:token', {
  summary: 'Apelar la suspensión de la cuenta, una vez',
  access: 'public',
  code: 201,
  params: tokenParams,
  body: appealBody,
  data: suspensionNotice,
})
export const listApelaciones = defineRoute('GET', '/admin/apelaciones', {
  summary: 'Las apelaciones, las abiertas primero',
  access: 'matches.rule',
  data: z.array(apelacion),
})
export const resolveApelacion = defineRoute('POST', '/admin/apelaciones/:id/resolver', {
  summary: 'Resolver una apelación: la resuelve alguien distinto de quien decidió lo apelado',
  access: 'matches.rule',
  params: idParams,
  body: z.object({
    tipo: z.enum(['mantener', 'acortar', 'levantar']),
    hasta: instant.nullish(),
    motivo: z.string().trim().min(1).max(longestMotivo),
  }),
  data: apelacion,
})
