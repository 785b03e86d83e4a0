import * as z from './schema'
import { longestMatchComment, mostMatchMaps, mostRounds } from '@trinchera/rules/limits'
import { clanRow } from './clanes'
import { id, idParams, instant, pageMeta, pageQuery } from './fields'
import { routesOf } from './route'

const defineRoute = routesOf('ladder')

export const rulingTipo = z.enum(['anular', 'falso', 'trampa'])
export const verdictTipo = z.enum(['anular', 'falso', 'trampa', 'restituir'])
export type VerdictTipo = z.infer<typeof verdictTipo>

const clanName = z.object({ id: z.int(), nombre: z.string() })

/** The ruling in force on a match. `reportado`: the result as reported. For `trampa` (cheating), `id_clan` is the clan of the cheater. */
export const ruling = z.object({
  tipo: rulingTipo,
  texto: z.string(),
  motivo: z.string(),
  fecha: instant,
  id_clan: z.int().nullable(),
  reportado: z.object({ ganador: clanName, perdedor: clanName }),
})
export type Ruling = z.infer<typeof ruling>

/**
 * The winner or loser of a match, with the clan's name at the time of the report. `eliminado`: true if the clan was deleted since. `antes`,
 * `despues`: the clan's places before and after the match (0: unranked); null until the ladder table includes the match.
 */
export const matchSide = clanName.extend({
  tag: z.string(),
  imagen: z.string().nullable(),
  eliminado: z.boolean(),
  antes: z.int().nullable(),
  despues: z.int().nullable(),
})

/** A map played in a match: its code (as in `mapas.lista` of the opciones), and the rounds that the match's winner and loser won on it. */
export const matchMap = z.object({
  codigo: z.string().min(1).max(60),
  rondas_ganador: z.int().min(0).max(mostRounds),
  rondas_perdedor: z.int().min(0).max(mostRounds),
})
export type MatchMap = z.infer<typeof matchMap>
export const matchMaps = z.array(matchMap).max(mostMatchMaps)

/**
 * Whether the winner's clan confirmed or rejected a reported loss (docs/behaviour/matches.md#The winner's answer). `hasta`: the deadline,
 * after which the state is `vencida`. `quien`, `fecha`: who confirmed or rejected it, and when; null while `pendiente`; `quien` is also
 * null for `vencida`.
 */
export const matchAnswer = z.object({
  estado: z.enum(['pendiente', 'confirmada', 'rechazada', 'vencida']),
  quien: z.string().nullable(),
  fecha: instant.nullable(),
  hasta: instant,
})
export type MatchAnswer = z.infer<typeof matchAnswer>

/**
 * A match with the winner and loser that count after any ruling (docs/behaviour/matches.md#Match object). `jugada`: when it was played.
 * `mapas`: empty if the report named none. `respuesta`: null for old matches, which nobody had to confirm.
 */
export const match = z.object({
  id: z.int(),
  ganador: matchSide,
  perdedor: matchSide,
  id_etapa: z.int(),
  etapa: z.object({ id: z.int(), nombre: z.string(), juego: z.object({ id: z.int(), nombre: z.string() }) }),
  comentario: z.string(),
  fecha: instant,
  reportado_por: z.string(),
  ruling: ruling.nullable(),
  jugada: instant,
  mapas: matchMaps,
  id_reto: z.int().nullable(),
  respuesta: matchAnswer.nullable(),
})
export type Match = z.infer<typeof match>

export const topClan = clanRow.extend({
  etapa: z.object({ id: z.int(), nombre: z.string(), juego: z.object({ id: z.int(), nombre: z.string() }) }),
})
export type TopClan = z.infer<typeof topClan>

export const topPlayer = z.object({
  id: z.int(),
  username: z.string(),
  imagen: z.string().nullable(),
  victorias: z.int(),
  derrotas: z.int(),
})
export type TopPlayer = z.infer<typeof topPlayer>

export const idempotencyHeader = 'idempotency-key'

export const reportLoss = defineRoute('POST', '/ladder', {
  summary: 'Reportar una derrota. Con `Idempotency-Key`, un reintento contesta lo mismo y cuenta una vez',
  access: 'player',
  bodyType: 'multipart',
  body: z.object({
    id_clan_ganador: id,
    id_clan_perdedor: id,
    id_etapa: id,
    id_juego: id,
    comentario: z.string().trim().max(longestMatchComment).default(''),
    rango: z.string().max(20).nullish(),
    player: z.union([id, z.object({ id })]).nullish(),
    mapas: matchMaps.nullish(),
    jugada: instant.nullish(),
    id_reto: id.nullish(),
  }),
  data: match,
})

export const listClanMatches = defineRoute('GET', '/ladder/:clanId', {
  summary: 'Las partidas de un clan, la más nueva primero, con su fallo si lo hay',
  access: 'public',
  params: z.object({ clanId: id }),
  query: pageQuery,
  data: z.array(match),
  meta: pageMeta,
})

export const listTopClanes = defineRoute('GET', '/ladder/top-clanes', {
  summary: 'Top 5 de clanes',
  access: 'public',
  data: z.array(topClan),
  cacheable: true,
})
export const listLastMatches = defineRoute('GET', '/ladder/last-matches', {
  summary: 'Las últimas 10 partidas válidas; con `etapa`, las de esa etapa',
  access: 'public',
  query: z.object({ etapa: id.optional() }),
  data: z.array(match),
  cacheable: true,
})
export const listTopPlayers = defineRoute('GET', '/ladder/top-player', {
  summary: 'Top 5 de jugadores',
  access: 'public',
  data: z.array(topPlayer),
  cacheable: true,
})

/**
 * A change of a clan's place. `ranking`, `antes`: the new and the previous place (0: unranked). `rival`: the clan's opponent if a match of
 * the clan itself caused the change; otherwise null.
 */
export const placeChange = z.object({
  fecha: instant,
  ranking: z.int(),
  antes: z.int(),
  rival: z.string().nullable(),
})
export type PlaceChange = z.infer<typeof placeChange>

export const listPlaces = defineRoute('GET', '/ladder/historial/:clanId', {
  summary: 'Los últimos 5000 cambios de puesto de un clan, en orden',
  access: 'public',
  params: z.object({ clanId: id }),
  data: z.array(placeChange),
})

/**
 * A clan's change of place and results since a point in time. `antes`, `despues`: its place then and now (0: unranked). `triunfos`,
 * `derrotas`: its counted matches since then. `ultimo_cambio`: when its place last changed, even if before that time.
 */
export const clanMove = clanName.extend({
  antes: z.int(),
  despues: z.int(),
  triunfos: z.int(),
  derrotas: z.int(),
  ultimo_cambio: instant.nullable(),
})
export type ClanMove = z.infer<typeof clanMove>

export const listMoves = defineRoute('GET', '/ladder/movimientos/:id', {
  summary: 'Qué hizo cada clan de una etapa desde un instante: puestos, victorias y derrotas',
  access: 'public',
  params: idParams,
  query: z.object({ desde: instant }),
  data: z.array(clanMove),
  cacheable: true,
})
