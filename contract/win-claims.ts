import * as z from './schema'
import { fewestWinClaimPictures, longestClaim, longestMotivo, mostWinClaimPictures } from '@trinchera/rules/limits'
import { id, idParams, instant, picture } from './fields'
import { matchMaps } from './ladder'
import { evidencia } from './partidas'
import { apiBase, routesOf } from './route'

const defineRoute = routesOf('reportes')

const side = z.object({ id: z.int(), nombre: z.string(), tag: z.string(), imagen: z.string().nullable() })

/**
 * A win that the winner claims because the rival did not report it. `responde_hasta`: the rival's deadline to acknowledge or dispute the
 * claim, before staff decide. `votos`: result of the vote of the Leaders' Assembly; `votantes`: who voted, and how. `id_match`: the match
 * created for the win once it is acknowledged or credited; otherwise null.
 */
export const winClaim = z.object({
  id: z.int(),
  estado: z.enum(['abierta', 'disputada', 'reconocida', 'acreditada', 'rechazada']),
  etapa: z.object({ id: z.int(), nombre: z.string(), juego: z.object({ id: z.int(), nombre: z.string() }) }),
  ganador: side,
  perdedor: side,
  jugada: instant,
  texto: z.string(),
  mapas: matchMaps,
  quien: z.string(),
  fecha: instant,
  responde_hasta: instant,
  respuesta: z.object({ quien: z.string(), texto: z.string().nullable(), fecha: instant }).nullable(),
  votos: z.object({ si: z.int(), no: z.int() }),
  votantes: z.array(z.object({ quien: z.string(), clan: z.string(), voto: z.enum(['si', 'no']) })),
  fallo: z.object({ quien: z.string(), motivo: z.string(), fecha: instant }).nullable(),
  id_match: z.int().nullable(),
  evidencias: z.array(evidencia),
})
export type WinClaim = z.infer<typeof winClaim>

/** `GET` of a picture of a win claim. The reply is the picture's bytes, without a reply envelope. */
export const winClaimPicturePath = `${apiBase}/ladder/victorias/:id/evidencias/:idEvidencia`

export const openVictoria = defineRoute('POST', '/ladder/victorias', {
  summary: 'Pedir que cuente una victoria que el rival no reportó, con 4 a 8 imágenes',
  access: 'player',
  code: 201,
  bodyType: 'multipart',
  body: z.object({
    id_etapa: id,
    id_clan_ganador: id,
    id_clan_perdedor: id,
    jugada: instant,
    texto: z.string().trim().min(1).max(longestClaim),
    mapas: matchMaps.nullish(),
    imagenes: z.array(picture).min(fewestWinClaimPictures).max(mostWinClaimPictures),
  }),
  data: winClaim,
})
export const listVictorias = defineRoute('GET', '/ladder/victorias', {
  summary: 'Las victorias no reportadas que puede leer quien pregunta, la más nueva primero',
  access: 'player',
  query: z.object({ etapa: id.optional() }),
  data: z.array(winClaim),
})
export const getVictoria = defineRoute('GET', '/ladder/victorias/:id', {
  summary: 'Una victoria no reportada: los dos clanes, los Líderes de la etapa y los moderadores',
  access: 'player',
  params: idParams,
  data: winClaim,
})
export const answerVictoria = defineRoute('POST', '/ladder/victorias/:id/respuesta', {
  summary: 'Reconocer la victoria del rival, que entra como una derrota reportada ahora, o disputarla',
  access: 'player',
  params: idParams,
  body: z.discriminatedUnion('respuesta', [
    z.object({ respuesta: z.literal('reconocer') }),
    z.object({ respuesta: z.literal('disputar'), texto: z.string().trim().min(1).max(longestClaim) }),
  ]),
  data: winClaim,
})
export const voteVictoria = defineRoute('POST', '/ladder/victorias/:id/voto', {
  summary: 'Votar en la Asamblea de Líderes: Líderes de los otros clanes de la etapa',
  access: 'player',
  params: idParams,
  body: z.object({ voto: z.enum(['si', 'no']) }),
  data: winClaim,
})
export const listAdminVictorias = defineRoute('GET', '/admin/victorias', {
  summary: 'Las victorias no reportadas, las que esperan un fallo primero',
  access: 'matches.rule',
  data: z.array(winClaim),
})
export const settleVictoria = defineRoute('POST', '/admin/victorias/:id/fallo', {
  summary: 'Acreditar o rechazar una victoria no reportada',
  access: 'matches.rule',
  params: idParams,
  body: z.object({ tipo: z.enum(['acreditar', 'rechazar']), motivo: z.string().trim().min(1).max(longestMotivo) }),
  data: winClaim,
})
