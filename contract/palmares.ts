import * as z from './schema'
import { medallaTipos, mostChosenMedals, recordTipos } from '@trinchera/rules/medallas/tipos'
import { clanRow } from './clanes'
import { id, idParams, instant } from './fields'
import { defineRoute } from './route'

/** A clan. Data of an archived stage has its name, tag and emblem from the day of archiving; elsewhere they are the current ones. */
const namedClan = z.object({ id: z.int(), nombre: z.string(), tag: z.string(), imagen: z.string().nullable() })
const namedEtapa = z.object({ id: z.int(), nombre: z.string() })
const day = z.iso.date()

/**
 * A medal of a clan (docs/rules.md#Medals). `clave`: stable, the same each time the log awards this medal. `texto`: a sentence that says
 * what earned it. `fecha`: when it was earned; `partida`: the match that earned it. `vigente`: false only in `medal:awarded`, when a ruling
 * has revoked the medal.
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

/** A place of the podium. `jugadores`: the members when the stage was archived, without those whose account was closed since. */
const podiumRow = namedClan.extend({
  puesto: z.int(),
  triunfos: z.int(),
  derrotas: z.int(),
  jugadores: z.array(z.object({ id: z.int(), username: z.string(), imagen: z.string().nullable() })),
})

/**
 * An archived stage. `desde`, `hasta`: its first and last counted match, null if there is none. `dias`: days from one to the other, both
 * included. `partidas`: counted matches. `clanes`: clans that played. `racha`: the longest winning streak; its `partida` is the last match
 * of the streak. `sorpresa`: the win that gained the most places.
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

/**
 * A record across all archived stages. `valor`: in wins, matches, places or days; `texto`: a sentence that states the record completely.
 */
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

/** The winner of a tournament. `fecha`: the tournament's start. */
export const palmaresCampeon = z.object({ id_torneo: z.int(), torneo: z.string(), fecha: instant, clan: namedClan })
export type PalmaresCampeon = z.infer<typeof palmaresCampeon>

/** The hall of fame. Stages and tournaments are in order, the latest first. */
export const palmares = z.object({
  etapas: z.array(palmaresEtapa),
  records: z.array(palmaresRecord),
  campeones: z.array(palmaresCampeon),
})
export type Palmares = z.infer<typeof palmares>

export const getPalmares = defineRoute('GET', '/palmares', {
  summary: 'Las etapas archivadas con su podio, los récords de todos los tiempos y los campeones de torneos',
  area: 'palmares',
  access: 'public',
  data: palmares,
  cacheable: true,
})

/** A notable day of the season. `texto`: a sentence. */
export const historiaLinea = z.object({ fecha: instant, texto: z.string(), partida: z.int().nullable() })

/**
 * The page of an archived stage. `tabla`: the final table. `grafico`: the places of its first ten clans at the end of each month; `puestos`
 * has one value for each of `fechas` (instants), null if the clan was unranked then. `borrador`: a draft of an announcement, for staff who
 * may publish; null for others.
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

/** 404 for a stage that is not archived. */
export const getPalmaresEtapa = defineRoute('GET', '/palmares/etapas/:id', {
  summary: 'Una etapa archivada: su tabla final, los puestos mes a mes y la historia de la temporada',
  area: 'palmares',
  access: 'optional',
  params: idParams,
  data: palmaresEtapaPage,
})

/** Ordered for display: by kind, then the latest first. */
export const listClanMedals = defineRoute('GET', '/clanes/:id/medallas', {
  summary: 'Las medallas de un clan',
  area: 'palmares',
  access: 'public',
  params: idParams,
  data: z.array(medalla),
})
/** Medals of the clans in which the player was a member when they were earned. */
export const listPlayerMedals = defineRoute('GET', '/players/:id/medallas', {
  summary: 'Las medallas de un jugador',
  area: 'palmares',
  access: 'public',
  params: idParams,
  data: z.array(medalla),
})

/** A stage in a clan's lineage. `puesto`: the final place, or the current one while the stage is open; 0: unranked. */
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
 * The lineage of a clan: the same clan through the stages, the earliest first; a single entry if it has no others. `candidatos`: clans of
 * earlier stages that the caller may link as this clan's predecessor, the latest first (docs/rules.md#Lineage of a clan). Empty for other
 * callers, and once there is a predecessor.
 */
export const linaje = z.object({
  tramos: z.array(linajeTramo),
  candidatos: z.array(namedClan.extend({ etapa: namedEtapa })),
})
export type Linaje = z.infer<typeof linaje>

export const getLinaje = defineRoute('GET', '/clanes/:id/linaje', {
  summary: 'Un clan a través de las etapas',
  area: 'palmares',
  access: 'optional',
  params: idParams,
  data: linaje,
})
export const setLinaje = defineRoute('POST', '/clanes/:id/linaje', {
  summary: 'Decir qué clan de una etapa anterior era este: su Lider si lideró los dos, o moderación',
  area: 'palmares',
  access: 'player',
  params: idParams,
  body: z.object({ id_clan_anterior: id }),
  data: linaje,
})

/** 404 for a clan without a predecessor. */
export const deleteLinaje = defineRoute('DELETE', '/clanes/:id/linaje', {
  summary: 'Deshacer que un clan era otro de una etapa anterior: quien lideró los dos, o moderación',
  area: 'palmares',
  access: 'player',
  params: idParams,
  data: linaje,
})

/** Keeps the given order. Refused with 400: a medal that the player does not have, or a medal given twice. */
export const chooseMedals = defineRoute('PUT', '/players/medallas', {
  summary: 'Elegir hasta tres medallas para el propio perfil',
  area: 'palmares',
  access: 'player',
  body: z.object({ claves: z.array(z.string().min(1).max(80)).max(mostChosenMedals) }),
  data: z.array(medalla),
})

/**
 * What a player's profile shows. `elegidas`: chosen medals still in force. `rivales`: up to five clans, those most played against.
 * `mejor_noche`: the night with the most wins; a night is from noon to noon in Chile, and `fecha` is the day on which it begins. `semanas`:
 * the last 26 weeks, each starting on Monday in Chile, the current one last.
 */
export const perfil = z.object({
  elegidas: z.array(medalla),
  rivales: z.array(namedClan.extend({ partidas: z.int(), triunfos: z.int(), derrotas: z.int() })),
  mejor_noche: z.object({ fecha: day, triunfos: z.int(), derrotas: z.int(), partida: z.int() }).nullable(),
  semanas: z.array(z.object({ desde: day, partidas: z.int(), triunfos: z.int() })),
})
export type Perfil = z.infer<typeof perfil>

export const getPerfil = defineRoute('GET', '/players/:id/perfil', {
  summary: 'Lo que un jugador muestra: medallas elegidas, rivales, su mejor noche y su actividad por semana',
  area: 'palmares',
  access: 'public',
  params: idParams,
  data: perfil,
})
