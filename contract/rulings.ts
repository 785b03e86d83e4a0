import * as z from './schema'
import { longestClaim, longestMotivo } from '@trinchera/rules/limits'
import { id, idParams, instant, pageMeta, pageQuery, rango } from './fields'
import { match, ruling, verdictTipo } from './ladder'
import { routesOf } from './route'

const defineRoute = routesOf('reportes')

/**
 * A staff decision on a match. `suspender`: only with `trampa` (cheating); also suspends this player's account, for at least three months
 * (docs/rules.md#Ban with a trampa ruling).
 */
export const verdictBody = z.object({
  tipo: verdictTipo,
  id_clan: id.nullish(),
  motivo: z.string().trim().min(1).max(longestMotivo),
  suspender: z.object({ player_id: id, hasta: instant }).nullish(),
})

export const claimTipos = ['trampa', 'falso', 'duplicada', 'plazo', 'otro'] as const
export const claimTipo = z.enum(claimTipos)
export type ClaimTipo = z.infer<typeof claimTipo>

/** A clan's objection to a match. It is open until staff rule on the match or dismiss the claim. */
export const claim = z.object({
  id: z.int(),
  id_match: z.int(),
  tipo: claimTipo,
  texto: z.string(),
  quien: z.string(),
  id_clan: z.int(),
  fecha: instant,
  abierto: z.boolean(),
})
export type Claim = z.infer<typeof claim>

/** A match as shown to moderators, with all claims about it, open claims first. */
export const matchCase = match.extend({ reclamos: z.array(claim) })
export type MatchCase = z.infer<typeof matchCase>

const rosterSide = z.array(z.object({ id: z.int(), username: z.string(), rango, activo: z.boolean() }))

/** The players of one clan when the match was reported. `activo`: false if the player's account was deleted since. */
export const matchRoster = z.object({ id_clan: z.int(), nombre: z.string(), jugadores: rosterSide })

/** A past or present suspension of a player who is on a roster of the match. */
const rosterSuspension = z.object({
  id: z.int(),
  player_id: z.int(),
  username: z.string(),
  alcance: z.enum(['cuenta', 'comentarios', 'reportes']),
  fecha: instant,
  hasta: instant,
  motivo: z.string(),
})

/**
 * What a moderator needs to decide about a match: its rulings and both rosters, the latest other matches of either clan that have a ruling
 * or claim, and the latest suspensions of the players.
 */
export const caseDetail = matchCase.extend({
  planteles: z.array(matchRoster),
  fallos: z.array(
    z.object({
      tipo: verdictTipo,
      motivo: z.string(),
      quien: z.string(),
      fecha: instant,
      levantado: instant.nullable(),
    }),
  ),
  casos_previos: z.array(matchCase),
  suspensiones: z.array(rosterSuspension),
})
export type CaseDetail = z.infer<typeof caseDetail>

/** How a ruling would change a clan's place. `antes`, `despues`: place before and after; 0: unranked. */
export const placeMove = z.object({ id_clan: z.int(), nombre: z.string(), antes: z.int(), despues: z.int() })
export type PlaceMove = z.infer<typeof placeMove>

export const listReportes = defineRoute('GET', '/admin/reportes', {
  summary:
    'Todas las partidas, la más nueva primero, cada una con su fallo o null; `estado` deja las que tienen un reclamo abierto o un fallo',
  access: 'matches.rule',
  query: pageQuery.extend({
    estado: z.enum(['todas', 'reclamadas', 'falladas']).optional(),
    etapa: id.optional(),
    busqueda: z.string().trim().max(100).optional(),
  }),
  data: z.array(matchCase),
  meta: pageMeta,
})
export const getReporte = defineRoute('GET', '/admin/reportes/:id', {
  summary: 'Una partida con sus reclamos, planteles y fallos',
  access: 'matches.rule',
  params: idParams,
  data: caseDetail,
})
export const claimMatch = defineRoute('POST', '/ladder/:id/reclamo', {
  summary: 'Reclamar una partida del propio clan: Líder, Co-Líder o Capitán',
  access: 'player',
  code: 201,
  params: idParams,
  body: z.object({ tipo: claimTipo, texto: z.string().trim().min(1).max(longestClaim) }),
  data: claim,
})
export const listClanClaims = defineRoute('GET', '/clanes/:id/reclamos', {
  summary: 'Los reclamos abiertos del propio clan: Líder, Co-Líder o Capitán',
  access: 'player',
  params: idParams,
  data: z.array(claim),
})
export const dismissClaim = defineRoute('POST', '/admin/reclamos/:id/descartar', {
  summary: 'Dejar un reclamo sin efecto; a quien reclamó le llega el motivo',
  access: 'matches.rule',
  params: idParams,
  body: z.object({ motivo: z.string().trim().min(1).max(longestMotivo) }),
  data: claim,
})
/** Number of undecided cases of each kind; null if the logged-in player's rol may not decide that kind. */
export const pendingWork = z.object({
  reclamos: z.int().nullable(),
  comentarios: z.int().nullable(),
  /** Questions with a reply by the assistant that was rated as bad. */
  asistente: z.int().nullable(),
  consultas: z.int().nullable(),
  apelaciones: z.int().nullable(),
  /** Win claims that staff must decide: the rival disputed the claim, or let the deadline pass. */
  victorias: z.int().nullable(),
  /** Retos in which a clan objects to the report that it did not come. */
  retos: z.int().nullable(),
  /** Requests about personal data whose answer is due today or overdue. */
  solicitudes: z.int().nullable(),
})
export type PendingWork = z.infer<typeof pendingWork>
export const getPendingWork = defineRoute('GET', '/admin/pendientes', {
  summary: 'Cuánto espera una decisión',
  access: 'staff.follow',
  data: pendingWork,
})
export const previewRuling = defineRoute('POST', '/admin/reportes/:id/previa', {
  summary: 'Los puestos que cambiarían con un fallo',
  access: 'matches.rule',
  params: idParams,
  body: verdictBody.omit({ suspender: true }).partial({ motivo: true }),
  data: z.array(placeMove),
})
export const ruleMatch = defineRoute('POST', '/admin/reportes/:id/fallo', {
  summary: 'Fallar sobre una partida, o restituirla',
  access: 'matches.rule',
  params: idParams,
  body: verdictBody,
  data: z.object({ match, ruling: ruling.nullable() }),
})
export const recalculateEtapa = defineRoute('POST', '/admin/ranking/:id/recalcular', {
  summary: 'Recalcular una etapa entera; `cambios` es 0 cuando la tabla estaba bien',
  access: 'ranking.recalculate',
  params: idParams,
  data: z.object({ version: z.int(), cambios: z.int(), diferencias: z.array(placeMove) }),
})
