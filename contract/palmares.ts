import * as z from './schema'
import { medallaTipos, mostChosenMedals, recordTipos } from '@trinchera/rules/medallas/tipos'
import { clanRow } from './clanes'
import { id, idParams, instant } from './fields'
import { routesOf } from './route'

const defineRoute = routesOf('palmares')

/** A clan. If its etapa is archived, name, tag and emblem are those of the day of archiving; otherwise they are the current ones. */
const namedClan = z.object({ id: z.int(), nombre: z.string(), tag: z.string(), imagen: z.string().nullable() })
const namedEtapa = z.object({ id: z.int(), nombre: z.string() })
const day = z.iso.date()

/**
 * A medal that a clan earned (docs/rules.md#Medals). `clave`: id of the medal, which stays the same when the medals are recalculated.
 * `texto`: a sentence that says what for. `fecha`, `partida`: when and with which match it was earned. `vigente`: false only in the live
 * event `medal:awarded`, if a ruling has revoked the medal.
 */
export const medalla = z.object({
  clave: z.string(),
  tipo: z.enum(medallaTipos),
  nombre: z.string(),
  texto: z.string(),
  fecha: instant,
  id_etapa: z.int().nullable(),
  etapa: z.string().nullable(),
  juego: z.string().nullable(),
  id_torneo: z.int().nullable(),
  torneo: z.string().nullable(),
  id_clan: z.int(),
  clan: namedClan,
  partida: z.int().nullable(),
  vigente: z.boolean(),
})
export type Medalla = z.infer<typeof medalla>

/** A clan among the first places of an archived etapa. `jugadores`: its members at that time, without accounts closed since. */
const podiumRow = namedClan.extend({
  puesto: z.int(),
  triunfos: z.int(),
  derrotas: z.int(),
  jugadores: z.array(z.object({ id: z.int(), username: z.string(), imagen: z.string().nullable() })),
})

/**
 * An archived etapa. `desde`, `hasta`: times of its first and last counted match; null if there is none. `dias`: number of days from first
 * to last match, both included. `partidas`: number of counted matches. `clanes`: number of clans that played. `racha`: the longest winning
 * streak; its `partida` is the streak's last match. `sorpresa`: the win that gained the most places.
 */
export const palmaresEtapa = z.object({
  id: z.int(),
  nombre: z.string(),
  juego: z.object({ id: z.int(), nombre: z.string() }),
  archivada: instant,
  desde: instant.nullable(),
  hasta: instant.nullable(),
  dias: z.int(),
  clanes: z.int(),
  partidas: z.int(),
  podio: z.array(podiumRow),
  racha: z.object({ clan: namedClan, valor: z.int(), partida: z.int() }).nullable(),
  sorpresa: z
    .object({
      clan: namedClan,
      rival: namedClan,
      puestos: z.int(),
      antes: z.int(),
      despues: z.int(),
      partida: z.int(),
    })
    .nullable(),
})
export type PalmaresEtapa = z.infer<typeof palmaresEtapa>

/** A record over all archived etapas. `valor`: the number of wins, matches, places or days. `texto`: a sentence that states the record. */
export const palmaresRecord = z.object({
  tipo: z.enum(recordTipos),
  nombre: z.string(),
  valor: z.int(),
  texto: z.string(),
  clan: namedClan.nullable(),
  rival: namedClan.nullable(),
  etapa: namedEtapa.nullable(),
  partida: z.int().nullable(),
})
export type PalmaresRecord = z.infer<typeof palmaresRecord>

/** The clan that won a torneo. `fecha`: when the torneo started. */
export const palmaresCampeon = z.object({ id_torneo: z.int(), torneo: z.string(), fecha: instant, clan: namedClan })
export type PalmaresCampeon = z.infer<typeof palmaresCampeon>

/** The hall of fame: archived etapas, records, and winners of torneos. Etapas and torneos are sorted from the latest. */
export const palmares = z.object({
  etapas: z.array(palmaresEtapa),
  records: z.array(palmaresRecord),
  campeones: z.array(palmaresCampeon),
})
export type Palmares = z.infer<typeof palmares>

export const getPalmares = defineRoute('GET', '/palmares', {
  summary: 'Las etapas archivadas con su podio, los récords de todos los tiempos y los campeones de torneos',
  access: 'public',
  data: palmares,
  cacheable: true,
})

/** A notable event of an etapa's season, told in a sentence (`texto`). */
export const historiaLinea = z.object({ fecha: instant, texto: z.string(), partida: z.int().nullable() })

/**
 * An archived etapa in detail. `tabla`: the final ladder table. `grafico`: the places of its first ten clans at the end of each month
 * (`fechas`). `puestos`: one place for each of the `fechas`; null if the clan was unranked then. `borrador`: draft of an anuncio about the
 * etapa; null unless the user may publish anuncios.
 */
export const palmaresEtapaPage = palmaresEtapa.extend({
  tabla: z.array(clanRow),
  grafico: z.object({
    fechas: z.array(instant),
    series: z.array(namedClan.extend({ puestos: z.array(z.int().nullable()) })),
  }),
  historia: z.array(historiaLinea),
  borrador: z.object({ titulo: z.string(), contenido: z.string() }).nullable(),
})
export type PalmaresEtapaPage = z.infer<typeof palmaresEtapaPage>

/** 404 if the etapa is not archived. */
export const getPalmaresEtapa = defineRoute('GET', '/palmares/etapas/:id', {
  summary: 'Una etapa archivada: su tabla final, los puestos mes a mes y la historia de la temporada',
  access: 'optional',
  params: idParams,
  data: palmaresEtapaPage,
})

/** The medals of a clan, sorted by kind, and within each kind from the latest. */
export const listClanMedals = defineRoute('GET', '/clanes/:id/medallas', {
  summary: 'Las medallas de un clan',
  access: 'public',
  params: idParams,
  data: z.array(medalla),
})
/** The medals that the player's clans earned with the player on the roster or, for final places, among the members. */
export const listPlayerMedals = defineRoute('GET', '/players/:id/medallas', {
  summary: 'Las medallas de un jugador',
  access: 'public',
  params: idParams,
  data: z.array(medalla),
})

/** A clan in one etapa of its lineage. `puesto`: final place; current place while the etapa is open; 0: unranked. */
export const linajeTramo = z.object({
  clan: namedClan.extend({ eliminado: z.boolean() }),
  etapa: namedEtapa.extend({ archivada: z.boolean() }),
  puesto: z.int(),
  rankeados: z.int(),
  triunfos: z.int(),
  derrotas: z.int(),
  medallas: z.int(),
})
/**
 * The lineage of a clan: the clans of different etapas that are the same clan over time, sorted from the earliest; only the clan itself if
 * it has no others. `candidatos`: clans of earlier etapas that the user may declare this clan's predecessor, sorted from the latest
 * (docs/rules.md#Lineage of a clan). `candidatos` is empty for users who may not declare one, and if the clan has a predecessor.
 */
export const linaje = z.object({
  tramos: z.array(linajeTramo),
  candidatos: z.array(namedClan.extend({ etapa: namedEtapa })),
})
export type Linaje = z.infer<typeof linaje>

export const getLinaje = defineRoute('GET', '/clanes/:id/linaje', {
  summary: 'Un clan a través de las etapas',
  access: 'optional',
  params: idParams,
  data: linaje,
})
export const setLinaje = defineRoute('POST', '/clanes/:id/linaje', {
  summary: 'Decir qué clan de una etapa anterior era este: su Lider si lideró los dos, o moderación',
  access: 'player',
  params: idParams,
  body: z.object({ id_clan_anterior: id }),
  data: linaje,
})

/** 404 if the clan has no predecessor. */
export const deleteLinaje = defineRoute('DELETE', '/clanes/:id/linaje', {
  summary: 'Deshacer que un clan era otro de una etapa anterior: quien lideró los dos, o moderación',
  access: 'player',
  params: idParams,
  data: linaje,
})

/** The profile shows the medals in the given order. 400 if the player does not hold one of them, or if one is repeated. */
export const chooseMedals = defineRoute('PUT', '/players/medallas', {
  summary: 'Elegir hasta tres medallas para el propio perfil',
  access: 'player',
  body: z.object({ claves: z.array(z.string().min(1).max(80)).max(mostChosenMedals) }),
  data: z.array(medalla),
})

/**
 * Details of a player's profile. `elegidas`: the medals that the player chose and still has. `rivales`: up to five clans that the player
 * played most often. `mejor_noche`: the night with the most wins; a night lasts from noon to noon in Chile, and `fecha` is the day on which
 * it began. `semanas`: the last 26 weeks, each from Monday in Chile, the current week last.
 */
export const perfil = z.object({
  elegidas: z.array(medalla),
  rivales: z.array(namedClan.extend({ partidas: z.int(), triunfos: z.int(), derrotas: z.int() })),
  mejor_noche: z.object({ fecha: day, triunfos: z.int(), derrotas: z.int(), partida: z.int() }).nullable(),
  semanas: z.array(z.object({ desde: day, partidas: z.int(), triunfos: z.int() })),
  /** True if the player shows the statistics to nobody but staff; everything else is then empty. */
  ocultas: z.literal(true).optional(),
})
export type Perfil = z.infer<typeof perfil>

export const getPerfil = defineRoute('GET', '/players/:id/perfil', {
  summary: 'Lo que un jugador muestra: medallas elegidas, rivales, su mejor noche y su actividad por semana',
  access: 'optional',
  params: idParams,
  data: perfil,
})
