import * as z from './schema'
import { longestClaim, longestMotivo } from '@trinchera/rules/limits'
import { partidaEstados, rondaLados, torneoEstados } from '@trinchera/rules/torneo'
import { conversationMessage, messageBody } from './conversation'
import { id, instant } from './fields'
import { routesOf } from './route'
import { torneoPlayer } from './torneo-inscritos'
import { torneoPage, torneoPartida } from './torneo-llave'
import { mapCode, torneo, torneoClan } from './torneos'

const defineRoute = routesOf('torneos')

const partidaParams = z.object({ id, partida: id })

export const startTorneoMatch = defineRoute('POST', '/torneos/:id/partidas/:partida/empezar', {
  summary: 'Decir que una partida se está jugando: quienes reportan por uno de los dos clanes',
  access: 'player',
  params: partidaParams,
  data: torneoPartida,
})
export const reportTorneoMatch = defineRoute('POST', '/torneos/:id/partidas/:partida/resultado', {
  summary: 'Reportar la derrota propia, con los mapas que ganó cada uno',
  access: 'player',
  params: partidaParams,
  body: z.object({ marcador: z.tuple([z.int().min(0), z.int().min(0)]), mapas: z.array(mapCode).max(5).nullish() }),
  data: torneoPartida,
})
export const confirmTorneoMatch = defineRoute('POST', '/torneos/:id/partidas/:partida/confirmar', {
  summary: 'Confirmar lo que reportó el rival: la partida se cierra sin esperar los 30 minutos',
  access: 'player',
  params: partidaParams,
  data: torneoPartida,
})
export const objectTorneoMatch = defineRoute('POST', '/torneos/:id/partidas/:partida/objetar', {
  summary: 'Objetar lo que reportó el rival, hasta 30 minutos después; lo decide la organización',
  access: 'player',
  params: partidaParams,
  body: z.object({ texto: z.string().trim().min(1).max(longestClaim) }),
  data: torneoPartida,
})

const motivo = z.string().trim().min(1).max(longestMotivo)
/** The match as the organiser's screen showed it. If the match has changed since, the reply is 409. */
const antes = z
  .object({ a: id.nullable(), b: id.nullable(), estado: z.enum(partidaEstados), ganador: id.nullable() })
  .optional()
/** A decision on a match of a torneo. `ganador`: null if neither clan came, so that both lose (docs/rules.md#Neither came). */
const rulingBody = z.union([
  z.object({ ganador: id.nullable(), marcador: z.tuple([z.int().min(0), z.int().min(0)]).nullish(), motivo, antes }),
  z.object({ retirar: id, motivo, antes }),
  z.object({ reabrir: z.literal(true), motivo, antes }),
])
export const ruleTorneoMatch = defineRoute('POST', '/admin/torneos/:id/partidas/:partida/fallo', {
  summary:
    'Decidir una partida (`ganador` null: nadie se presentó y pierden los dos), retirar a un clan del torneo o reabrir: lo que dependía de ella se juega de nuevo',
  access: 'torneos.manage',
  params: partidaParams,
  body: rulingBody,
  data: torneoPage,
})
/** `partidas`: the matches that the decision would change, in their new state; `antes`: the same matches in their present state. */
export const previewTorneoRuling = defineRoute('POST', '/admin/torneos/:id/partidas/:partida/previa', {
  summary: 'Lo que cambiaría con un fallo; no guarda nada',
  access: 'torneos.manage',
  params: partidaParams,
  body: rulingBody,
  data: z.object({
    antes: z.array(torneoPartida),
    partidas: z.array(torneoPartida),
    estado: z.enum(torneoEstados),
    campeon: torneoClan.nullable(),
  }),
})
export const moveTorneoMatch = defineRoute('PUT', '/admin/torneos/:id/partidas/:partida', {
  summary: 'Fijar la hora de una partida; null la quita',
  access: 'torneos.manage',
  params: partidaParams,
  body: z.object({ fecha: instant.nullable() }),
  data: torneoPartida,
})

/** A step in the history of a torneo's match. `quien`: who took the step; null if a deadline passed. */
export const torneoStep = z.object({
  tipo: z.enum(['sorteo', 'empezar', 'resultado', 'objetar', 'cerrar', 'fallo', 'retirar', 'reabrir', 'mover']),
  fecha: instant,
  quien: z.string().nullable(),
  id_clan: z.int().nullable(),
  detalle: z.string().nullable(),
})
export type TorneoStep = z.infer<typeof torneoStep>
export const torneoMatchPage = torneoPartida.extend({
  torneo,
  ronda: z.string(),
  lado: z.enum(rondaLados),
  historia: z.array(torneoStep),
  planteles: z.array(z.object({ id_clan: z.int(), jugadores: z.array(torneoPlayer) })),
})
export type TorneoMatchPage = z.infer<typeof torneoMatchPage>
export const getTorneoMatch = defineRoute('GET', '/torneos/:id/partidas/:partida', {
  summary: 'Una partida de un torneo, con su historia y los planteles',
  access: 'public',
  params: partidaParams,
  data: torneoMatchPage,
})

export const torneoMessage = conversationMessage.extend({ id_torneo: z.int(), partida: z.int() })
export type TorneoMessage = z.infer<typeof torneoMessage>
export const listTorneoMessages = defineRoute('GET', '/torneos/:id/partidas/:partida/mensajes', {
  summary: 'La conversación de los dos clanes y la organización, en orden',
  access: 'player',
  params: partidaParams,
  data: z.array(torneoMessage),
})
export const sendTorneoMessage = defineRoute('POST', '/torneos/:id/partidas/:partida/mensajes', {
  summary: 'Escribir en la conversación: integrantes de los dos clanes y la organización',
  access: 'player',
  code: 201,
  params: partidaParams,
  body: messageBody,
  data: torneoMessage,
})
