import * as z from './schema'
import { medallaTipos, mostChosenMedals, recordTipos } from '@trinchera/rules/medallas/tipos'
import { clanRow } from './clanes'
import { id, idParams, instant } from './fields'
import { defineRoute } from './route'

/** A clan: with the name, tag and emblem of that day in what is told of an archived stage, with the present ones elsewhere. */
const namedClan = z.object({ id: z.int(), nombre: z.string(), tag: z.string(), imagen: z.string().nullable() })
const namedEtapa = z.object({ id: z.int(), nombre: z.string() })
const day = z.iso.date()

/**
 * What a clan earned (docs/rules.md#Medals). `clave`: the same whenever the log gives this medal; `texto`: a sentence, what earned it; `fecha`:
 * when it was earned; `partida`: the match that did. `vigente`: false only in `medal:awarded`, for a medal that a ruling took back.
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

/** A place of the podium. `jugadores`: the members when the stage was archived, without accounts closed since. */
const podiumRow = namedClan.extend({
  puesto: z.int(),
  triunfos: z.int(),
  derrotas: z.int(),
  jugadores: z.array(z.object({ id: z.int(), username: z.string(), imagen: z.string().nullable() })),
})

/**
 * An archived stage. `desde`, `hasta`: its first and last counted match, null for a stage without any; `dias`: days from one to the other, both
 * included; `partidas`: counted ones; `clanes`: those that played. `racha`: the longest winning streak, `partida` its last match. `sorpresa`: the
 * win that gained the most places.
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

/** A record of all archived stages. `valor`: in wins, matches, places or days; `texto`: a sentence that says it whole. */
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

/** Who won a tournament. `fecha`: its start. */
export const palmaresCampeon = z.object({ id_torneo: z.int(), torneo: z.string(), fecha: instant, clan: namedClan })
export type PalmaresCampeon = z.infer<typeof palmaresCampeon>

/** Stages and tournaments: the latest first. */
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

/** A day of the season worth telling. `texto`: a sentence. */
export const historiaLinea = z.object({ fecha: instant, texto: z.string(), partida: z.int().nullable() })

/**
 * `tabla`: the final table. `grafico`: places of its first ten at the end of each month, `puestos` as many as `fechas` (instants); null: unranked
 * then. `borrador`: the text of an announcement, for staff who publish; null for others.
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

/** In the order of a shelf: by kind, then the latest first. */
export const listClanMedals = defineRoute('GET', '/clanes/:id/medallas', {
  summary: 'Las medallas de un clan',
  area: 'palmares',
  access: 'public',
  params: idParams,
  data: z.array(medalla),
})
/** Of the clans where the player was a member at the time. */
export const listPlayerMedals = defineRoute('GET', '/players/:id/medallas', {
  summary: 'Las medallas de un jugador',
  area: 'palmares',
  access: 'public',
  params: idParams,
  data: z.array(medalla),
})

/** A stage in a clan's line. `puesto`: the final one, or the present one while the stage is open; 0: unranked. */
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
 * The same clan through the stages, the earliest first; alone where it has no other. `candidatos`: clans of earlier stages that the caller may say
 * were this one, the latest first (docs/rules.md#Lineage of a clan); empty for others, and once it is said.
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

/** 404 for a clan that continues none. */
export const deleteLinaje = defineRoute('DELETE', '/clanes/:id/linaje', {
  summary: 'Deshacer que un clan era otro de una etapa anterior: quien lideró los dos, o moderación',
  area: 'palmares',
  access: 'player',
  params: idParams,
  data: linaje,
})

/** In the order given. Refused 400: a medal that the player does not have, or one twice. */
export const chooseMedals = defineRoute('PUT', '/players/medallas', {
  summary: 'Elegir hasta tres medallas para el propio perfil',
  area: 'palmares',
  access: 'player',
  body: z.object({ claves: z.array(z.string().min(1).max(80)).max(mostChosenMedals) }),
  data: z.array(medalla),
})

/**
 * `elegidas`: chosen medals still in force. `rivales`: the clans most played against, up to five. `mejor_noche`: the night (from noon to noon in Chile,
 * named by the day on which it begins) with the most wins. `semanas`: the last 26, from Monday in Chile, the present one last.
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
