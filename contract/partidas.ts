import * as z from './schema'
import { longestCaption, longestClaim } from '@trinchera/rules/limits'
import { id, idParams, instant, picture } from './fields'
import { match } from './ladder'
import { apiBase, routesOf } from './route'
import { claimTipo, matchRoster } from './rulings'

const defineRoute = routesOf('reportes')
const defineLadderRoute = routesOf('ladder')

export const matchEventTipo = z.enum([
  'reportada',
  'confirmada',
  'rechazada',
  'vencida',
  'reclamada',
  'fallada',
  'restituida',
])

/** An event in the history of a match. `quien`: name of the person who caused the event; null for `vencida`, which a deadline causes. */
export const matchEvent = z.object({ tipo: matchEventTipo, fecha: instant, quien: z.string().nullable() })
export type MatchEvent = z.infer<typeof matchEvent>

/** A clan's place before and after a match; 0: unranked. Null until the ladder table includes the match. */
const placeStep = z.object({ antes: z.int().nullable(), despues: z.int().nullable() })

/**
 * A match in detail. `planteles`: the rosters when the match was reported. `historia`: the match's events, sorted from the oldest.
 * `puestos`: how the places of both clans changed. `entre_ambos`: the number of counted matches that each clan has won against the other
 * (`ganador`: the winner of this match), and the latest other matches between them.
 */
export const matchPage = match.extend({
  planteles: z.array(matchRoster),
  historia: z.array(matchEvent),
  puestos: z.object({ ganador: placeStep, perdedor: placeStep }),
  entre_ambos: z.object({
    ganador: z.int(),
    perdedor: z.int(),
    otras: z.array(z.object({ id: z.int(), fecha: instant, id_ganador: z.int() })),
  }),
})
export type MatchPage = z.infer<typeof matchPage>

export const getMatch = defineLadderRoute('GET', '/ladder/partida/:id', {
  summary: 'La página de una partida: mapas, planteles, historia y puestos',
  access: 'public',
  params: idParams,
  data: matchPage,
  cacheable: true,
})

/** Body to confirm or reject a loss reported to the winner's clan. A rejection opens a claim with this `tipo` and `texto`. */
export const matchAnswerBody = z.discriminatedUnion('respuesta', [
  z.object({ respuesta: z.literal('confirmar') }),
  z.object({
    respuesta: z.literal('rechazar'),
    tipo: claimTipo,
    texto: z.string().trim().min(1).max(longestClaim),
  }),
])
export type MatchAnswerBody = z.infer<typeof matchAnswerBody>

export const answerMatch = defineLadderRoute('POST', '/ladder/partida/:id/respuesta', {
  summary: 'Confirmar o rechazar una partida que ganó el propio clan: Líder, Co-Líder o Capitán, en 24 horas',
  access: 'player',
  params: idParams,
  body: matchAnswerBody,
  data: match,
})

/** Evidence of a match: a picture uploaded by one of the clans. The picture is at `…/evidencias/{id}`, for those who may read this list. */
export const evidencia = z.object({
  id: z.int(),
  id_clan: z.int(),
  quien: z.string(),
  texto: z.string(),
  fecha: instant,
})
export type Evidencia = z.infer<typeof evidencia>

export const evidenciaParams = z.object({ id, idEvidencia: id })
/** `GET` of an evidence picture. The reply is the picture's bytes, without a reply envelope. */
export const evidenciaPath = `${apiBase}/ladder/partida/:id/evidencias/:idEvidencia`

export const listEvidencias = defineRoute('GET', '/ladder/partida/:id/evidencias', {
  summary: 'Las evidencias de una partida, para quienes reportan en los dos clanes y los moderadores',
  access: 'player',
  params: idParams,
  data: z.array(evidencia),
})
export const addEvidencia = defineRoute('POST', '/ladder/partida/:id/evidencias', {
  summary: 'Agregar una imagen como evidencia: 8 por lado',
  access: 'player',
  code: 201,
  bodyType: 'multipart',
  params: idParams,
  body: z.object({ imagen: picture, texto: z.string().trim().max(longestCaption).default('') }),
  data: evidencia,
})
export const deleteEvidencia = defineRoute('DELETE', '/ladder/partida/:id/evidencias/:idEvidencia', {
  summary: 'Retirar una evidencia propia, mientras no haya un fallo',
  access: 'player',
  params: evidenciaParams,
  data: evidencia,
})
