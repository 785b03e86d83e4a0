import * as z from './schema'
import {
  longestTorneoReglas,
  longestTorneoText,
  mostTorneoMaps,
  torneoCheckinMost,
  torneoCupos,
  torneoNameLength,
  torneoPorEquipo,
} from '@trinchera/rules/limits'
import { mejorDe, rondaClaves, torneoEstados, torneoFormatos } from '@trinchera/rules/torneo'
import { id, idParams, instant } from './fields'
import { routesOf } from './route'

const defineRoute = routesOf('torneos')

export const bestOf = z.union([z.literal(mejorDe[0]), z.literal(mejorDe[1]), z.literal(mejorDe[2])])
/** Number of maps per match by round, only for rounds that differ from the torneo's default (docs/rules.md#Best of). */
export const bestOfRounds = z.partialRecord(z.enum(rondaClaves), bestOf)
const torneoFormato = z.enum(torneoFormatos)
export const mapCode = z.string().min(1).max(60)

/** A clan in a torneo, under its current name. */
export const torneoClan = z.object({
  id_clan: z.int(),
  nombre: z.string(),
  tag: z.string(),
  imagen: z.string().nullable(),
})
export type TorneoClan = z.infer<typeof torneoClan>

/**
 * A torneo. If `formato` is null, only the date is announced, and the fields after `estado` are null, false or empty. `equipos`: number of
 * enrolled clans, without reserves. `sorteo`: the random value from which the seeds were drawn; null if they were not drawn
 * (docs/rules.md#Seeds of a torneo).
 */
export const torneo = z.object({
  id: z.int(),
  nombre: z.string(),
  descripcion: z.string(),
  inicio: instant,
  created_at: instant,
  estado: z.enum(torneoEstados),
  formato: torneoFormato.nullable(),
  id_etapa: z.int().nullable(),
  etapa: z.object({ id: z.int(), nombre: z.string(), juego: z.object({ id: z.int(), nombre: z.string() }) }).nullable(),
  cupos: z.int().nullable(),
  por_equipo: z.int().nullable(),
  inscripcion_hasta: instant.nullable(),
  checkin_minutos: z.int().nullable(),
  mejor_de: bestOf.nullable(),
  mejor_de_semifinal: bestOf.nullable(),
  mejor_de_final: bestOf.nullable(),
  mejor_de_rondas: bestOfRounds,
  cuenta_ladder: z.boolean(),
  mapas: z.array(z.string()),
  reglas: z.string(),
  sorteo: z.string().nullable(),
  equipos: z.int(),
  reservas: z.int(),
  campeon: torneoClan.nullable(),
})
export type Torneo = z.infer<typeof torneo>

/**
 * Body to create or change a torneo. Null clears an optional field. 400 if `checkin_minutos` is so long that check-in would begin before
 * `inscripcion_hasta`, or if `inscripcion_hasta` is after `inicio`.
 */
export const torneoBody = z.object({
  nombre: z.string().trim().min(torneoNameLength.least).max(torneoNameLength.most),
  descripcion: z.string().trim().max(longestTorneoText),
  inicio: instant,
  formato: torneoFormato.nullish(),
  id_etapa: id.nullish(),
  cupos: z.int().min(torneoCupos.least).max(torneoCupos.most).nullish(),
  por_equipo: z.int().min(torneoPorEquipo.least).max(torneoPorEquipo.most).nullish(),
  inscripcion_hasta: instant.nullish(),
  checkin_minutos: z.int().min(0).max(torneoCheckinMost).nullish(),
  mejor_de: bestOf.nullish(),
  mejor_de_semifinal: bestOf.nullish(),
  mejor_de_final: bestOf.nullish(),
  mejor_de_rondas: bestOfRounds.nullish(),
  cuenta_ladder: z.boolean().nullish(),
  mapas: z.array(mapCode).max(mostTorneoMaps).nullish(),
  reglas: z.string().trim().max(longestTorneoReglas).nullish(),
})

/** The reply has no ETag, because the order of the list changes with time even if nothing is written. */
export const listTorneos = defineRoute('GET', '/torneos', {
  summary: 'Los torneos, el próximo primero y los pasados al final',
  access: 'public',
  data: z.array(torneo),
})
export const createTorneo = defineRoute('POST', '/admin/torneos', {
  summary: 'Anunciar un torneo: solo una fecha, o con `formato` uno con inscripción y llave',
  access: 'torneos.manage',
  code: 201,
  body: torneoBody,
  data: torneo,
})
export const updateTorneo = defineRoute('PUT', '/admin/torneos/:id', {
  summary: 'Modificar un torneo; una vez sorteado, solo su nombre, descripción y reglas',
  access: 'torneos.manage',
  params: idParams,
  body: torneoBody.partial().extend({ antes: torneoBody.partial().optional() }),
  data: torneo,
})
export const deleteTorneo = defineRoute('DELETE', '/admin/torneos/:id', {
  summary: 'Borrar un torneo que no se ha jugado',
  access: 'torneos.manage',
  params: idParams,
})

export const listClanTorneos = defineRoute('GET', '/clanes/:id/torneos', {
  summary: 'Los torneos en que un clan se inscribió, el último primero',
  access: 'public',
  params: idParams,
  data: z.array(torneo),
})
