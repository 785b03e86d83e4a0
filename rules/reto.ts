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

/** The state of a reto after its acts (docs/rules.md#Retos). Clans, servers and matches are ids; times are ISO 8601. */
export interface RetoState {
  retador: number
  retado: number
  estado: RetoEstado
  /** The clan that must answer; null if neither must. */
  turno: number | null
  /** The dates that the other clan offered last, ascending. They are kept after the answer. */
  fechas: readonly string[]
  /** How many dates both clans have offered in the whole reto. */
  ofrecidas: number
  fecha: string | null
  /** The clan that picks the first map. */
  primero: number | null
  /** The maps picked. `elegido_por` null: picked at random because the clan's time had run out. */
  mapas: readonly { codigo: string; elegido_por: number | null }[]
  bando: { id_clan: number; lado: Bando } | null
  /** True once both clans were on the page at the same time. From then on each turn to pick has its own minutes. */
  juntos: boolean
  elige_hasta: string | null
  servidor: number | null
  id_match: number | null
  /** How the reto ended without a match: who ended it and why. `id_clan` null: ended by time, by staff or by the end of a clan or stage. */
  cierre: { id_clan: number | null; motivo: string | null; fecha: string } | null
  /** The other clan's claim against the report of a no-show. `fallo` is null until staff decide. */
  reclamo: { texto: string; fecha: string; fallo: 'mantenido' | 'retirado' | null; motivo: string | null } | null
}

/** An act in the history of a reto. `id_clan`: the clan that did it, null if neither did; `fecha`: when it was done, ISO 8601. */
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

/** The kinds of acts that the history shows to users. `juntos` (both clans are on the page) is not shown. */
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

/** Why an act is refused. `code`: 400 for its content, 403 if the actor may not do it, 409 if the reto's state no longer allows it. */
export interface RetoRefusal {
  code: 400 | 403 | 409
  field?: string
  message: string
}
/** True if the reto still has to be answered or played. */
export const isOpenReto = ({ estado }: { estado: RetoEstado }): boolean =>
  estado === 'propuesto' || estado === 'acordado'

/** True if everybody may see the reto: a date is or was agreed (docs/behaviour/retos.md#Retos). */
export const isPublicReto = ({ fecha }: { fecha: string | null }): boolean => fecha !== null

export const otherSide = ({ retador, retado }: Pick<RetoState, 'retador' | 'retado'>, clan: number): number =>
  clan === retador ? retado : retador

/** The error about a date offered at `now` (both in ms since 1970), as a sentence; null if the date is valid. */
export function retoDateError(at: number, now: number): string | null {
  if (Number.isNaN(at)) return 'Esa fecha no existe'
  if (at <= now) return 'Esa fecha ya pasó'
  if (at - now < retoSoonestMs) return 'Tiene que faltar 2 horas por lo menos'
  return at - now > retoLatestMs ? 'Puede ser hasta 14 días más adelante' : null
}

/** The clan that picks the first map: the lower placed one. Unranked (place 0) is lowest; if both are equal, the challenged clan picks. */
export function picksFirst(retador: { id: number; puesto: number }, retado: { id: number; puesto: number }): number {
  const height = ({ puesto }: { puesto: number }) => (puesto === 0 ? Infinity : puesto)
  return height(retador) > height(retado) ? retador.id : retado.id
}

type Picks = Pick<RetoState, 'retador' | 'retado' | 'estado' | 'primero' | 'mapas' | 'bando'>

/** Which clan's turn it is to pick, and what it picks; null if there is nothing to pick. */
export function turnToPick(reto: Picks): { id_clan: number; que: 'mapa' | 'bando' } | null {
  const { estado, primero, mapas, bando } = reto
  if (estado !== 'acordado' || primero === null) return null
  if (mapas.length === 0) return { id_clan: primero, que: 'mapa' }
  const second = otherSide(reto, primero)
  if (mapas.length < matchMaps) return { id_clan: second, que: 'mapa' }
  return bando ? null : { id_clan: second, que: 'bando' }
}

/** The clan that did not show up, if the reto ended in a no-show; null otherwise. */
export const absentClan = ({
  estado,
  cierre,
  retador,
  retado,
}: Pick<RetoState, 'estado' | 'cierre' | 'retador' | 'retado'>) =>
  estado === 'no-presentado' && typeof cierre?.id_clan === 'number'
    ? otherSide({ retador, retado }, cierre.id_clan)
    : null
