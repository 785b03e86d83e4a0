import * as z from './schema'
import { id, idParams } from './fields'
import { routesOf } from './route'
import { torneoClan } from './torneos'

const defineRoute = routesOf('torneos')

export const torneoPlayer = z.object({ id: z.int(), username: z.string() })

/**
 * A clan enrolled in a torneo. Lists are sorted by seed, then by time of enrolment. Reserves (clans on the waiting list) come last, in the
 * order in which they move up.
 */
export const inscrito = torneoClan.extend({
  plantel: z.array(torneoPlayer),
  semilla: z.int().nullable(),
  checkin: z.boolean(),
  reserva: z.boolean(),
  retirado: z.boolean(),
  /** The clan's place in the ladder of the torneo's etapa; 0: unranked. */
  puesto: z.int(),
})
export type Inscrito = z.infer<typeof inscrito>

/** Enrols a clan with its roster. If the clan is already enrolled, the roster is replaced. */
export const enrolTorneo = defineRoute('POST', '/torneos/:id/inscripcion', {
  summary: 'Inscribir un clan con su plantel, o cambiar su plantel: su Lider o un Co-Lider; lleno, queda de reserva',
  access: 'player',
  code: 201,
  params: idParams,
  body: z.object({ id_clan: id, plantel: z.array(id) }),
  data: inscrito,
})
export const withdrawTorneo = defineRoute('DELETE', '/torneos/:id/inscripcion', {
  summary: 'Bajar un clan de un torneo antes del sorteo: su Lider o un Co-Lider',
  access: 'player',
  params: idParams,
  body: z.object({ id_clan: id }),
})
export const checkinTorneo = defineRoute('POST', '/torneos/:id/checkin', {
  summary: 'Decir que un clan está, en los minutos antes del inicio: quienes reportan por él',
  access: 'player',
  params: idParams,
  body: z.object({ id_clan: id }),
  data: inscrito,
})
