import { matchMaps, retoLatestMs, retoSoonestMs } from './limits'

export const retoEstados = [
  'propuesto',
  'acordado',
  'jugado',
  'rechazado',
  'cancelado',
  'vencido',
  'no-presentado',
] as const
export type RetoEstado = (typeof retoEstados)[number]
export const bandos = ['aliados', 'eje'] as const
export type Bando = (typeof bandos)[number]

/** The state of a reto after its history so far (docs/rules.md#Retos). Clans, servers and matches are given by id, times in ISO 8601. */
export interface RetoState {
  retador: number
  retado: number
  estado: RetoEstado
  /** The clan that has to answer the proposed dates; null if neither has to. */
  turno: number | null
  /** The dates that were proposed last, ascending. They stay here after a clan accepted or rejected them. */
  fechas: readonly string[]
  /** Number of dates that both clans have proposed in the whole reto. */
  ofrecidas: number
  fecha: string | null
  /** The clan that picks the first map; null until a date is agreed. */
  primero: number | null
  /** The maps picked so far. `elegido_por`: the clan; null if the map was picked at random after the deadline. */
  mapas: readonly { codigo: string; elegido_por: number | null }[]
  bando: { id_clan: number; lado: Bando } | null
  /** True once both clans were on the reto's page at the same time. From then on, each turn to pick lasts `retoPickMs`. */
  juntos: boolean
  elige_hasta: string | null
  servidor: number | null
  id_match: number | null
  /**
   * How the reto ended without a match; null if it did not. `id_clan`: who ended it; null: a deadline, staff, or a clan's or etapa's end.
   */
  cierre: { id_clan: number | null; motivo: string | null; fecha: string } | null
  /** A clan's claim that it did show up, against a reported no-show; null if none. `fallo`: the staff's decision; null until then. */
  reclamo: { texto: string; fecha: string; fallo: 'mantenido' | 'retirado' | null; motivo: string | null } | null
}

/**
 * An act: one step in the history of a reto, such as a proposal or a pick. `id_clan`: the clan that did it; null if staff or a deadline
 * did. `fecha`: time of the act, ISO 8601.
 */
export type RetoAct = { id_clan: number | null; fecha: string } & (
  | { tipo: 'proponer'; fechas: readonly string[] }
  | { tipo: 'aceptar'; elegida: string; primero: number }
  | { tipo: 'rechazar'; motivo: string | null }
  | { tipo: 'cancelar'; motivo: string }
  | { tipo: 'vencer' }
  | { tipo: 'mapa'; codigo: string }
  | { tipo: 'bando'; lado: Bando }
  | { tipo: 'juntos' }
  | { tipo: 'servidor'; servidor: number }
  | { tipo: 'jugar'; id_match: number }
  | { tipo: 'no-presentado' }
  | { tipo: 'reclamar'; texto: string }
  | { tipo: 'fallar'; fallo: 'mantenido' | 'retirado'; motivo: string }
)
export type RetoActTipo = RetoAct['tipo']

/** The kinds of steps that the history of a reto shows to users. `juntos` (both clans are on the page) is not shown. */
export const retoSteps = [
  'proponer',
  'aceptar',
  'rechazar',
  'cancelar',
  'vencer',
  'mapa',
  'bando',
  'servidor',
  'jugar',
  'no-presentado',
  'reclamar',
  'fallar',
] as const satisfies readonly RetoActTipo[]

/** Why a step is refused. `code`: 400 if its content is wrong, 403 if the actor may not do it, 409 if the state forbids it now. */
export interface RetoRefusal {
  code: 400 | 403 | 409
  field?: string
  message: string
}
/** True if the reto is proposed, or is agreed and not played yet. */
export const isOpenReto = ({ estado }: { estado: RetoEstado }): boolean =>
  estado === 'propuesto' || estado === 'acordado'

/** True if everybody may see the reto: it has had an agreed date at least once (docs/behaviour/retos.md#Retos). */
export const isPublicReto = ({ fecha }: { fecha: string | null }): boolean => fecha !== null

export const otherSide = ({ retador, retado }: Pick<RetoState, 'retador' | 'retado'>, clan: number): number =>
  clan === retador ? retado : retador

/** Why a date `at` cannot be proposed at the time `now` (both ms since 1970), as a sentence; null if it can. */
export function retoDateError(at: number, now: number): string | null {
  if (Number.isNaN(at)) return 'Esa fecha no existe'
  if (at <= now) return 'Esa fecha ya pasó'
  if (at - now < retoSoonestMs) return 'Tiene que faltar 2 horas por lo menos'
  return at - now > retoLatestMs ? 'Puede ser hasta 14 días más adelante' : null
}

/** Id of the clan that picks the first map: the lower placed one (place 0, unranked, is lowest); at equal places the challenged one. */
export function picksFirst(retador: { id: number; puesto: number }, retado: { id: number; puesto: number }): number {
  const height = ({ puesto }: { puesto: number }) => (puesto === 0 ? Infinity : puesto)
  return height(retador) > height(retado) ? retador.id : retado.id
}

type Picks = Pick<RetoState, 'retador' | 'retado' | 'estado' | 'primero' | 'mapas' | 'bando'>

/** The clan whose turn it is to pick, and what it picks: a map or the side; null if nothing is to be picked. */
export function turnToPick(reto: Picks): { id_clan: number; que: 'mapa' | 'bando' } | null {
  const { estado, primero, mapas, bando } = reto
  if (estado !== 'acordado' || primero === null) return null
  if (mapas.length === 0) return { id_clan: primero, que: 'mapa' }
  const second = otherSide(reto, primero)
  if (mapas.length < matchMaps) return { id_clan: second, que: 'mapa' }
  return bando ? null : { id_clan: second, que: 'bando' }
}

/** Id of the clan that did not show up, if the reto ended in a no-show; otherwise null. */
export const absentClan = ({
  estado,
  cierre,
  retador,
  retado,
}: Pick<RetoState, 'estado' | 'cierre' | 'retador' | 'retado'>) =>
  estado === 'no-presentado' && typeof cierre?.id_clan === 'number'
    ? otherSide({ retador, retado }, cierre.id_clan)
    : null
