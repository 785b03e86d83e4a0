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

/** A reto as its acts leave it (docs/rules.md#Retos). Clans, servers and matches are ids; times ISO 8601. */
export interface RetoState {
  retador: number
  retado: number
  estado: RetoEstado
  /** The clan that must answer; null when none. */
  turno: number | null
  /** The dates offered by the other clan, ascending; all that was offered last stays after the answer. */
  fechas: readonly string[]
  /** How many dates were offered over the whole reto. */
  ofrecidas: number
  fecha: string | null
  /** The clan that picks the first map. */
  primero: number | null
  /** `elegido_por` null: picked at random, because its clan's time had run out. */
  mapas: readonly { codigo: string; elegido_por: number | null }[]
  bando: { id_clan: number; lado: Bando } | null
  /** Both sides have been on the page at once, so that each turn to pick has its own minutes. */
  juntos: boolean
  elige_hasta: string | null
  servidor: number | null
  id_match: number | null
  /** Who ended it without a match and why; `id_clan` null: time, staff or the end of a clan or stage. */
  cierre: { id_clan: number | null; motivo: string | null; fecha: string } | null
  /** The contested report of a no-show; `fallo` null while staff have not decided. */
  reclamo: { texto: string; fecha: string; fallo: 'mantenido' | 'retirado' | null; motivo: string | null } | null
}

/** What was done to a reto, as its history keeps it. `id_clan`: the side that did it; null: nobody of either. `fecha`: when, ISO 8601. */
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

/** The kinds of acts that a history shows; that both sides are on the page (`juntos`) is none. */
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

/** Why an act is refused. `code`: 400 for its content, 403 for whose turn it is, 409 when the reto has moved on. */
export interface RetoRefusal {
  code: 400 | 403 | 409
  field?: string
  message: string
}
/** Still to be answered or played. */
export const isOpenReto = ({ estado }: { estado: RetoEstado }): boolean =>
  estado === 'propuesto' || estado === 'acordado'

/** Whether everybody may see it: agreed, or once agreed (docs/behaviour/retos.md#Retos). */
export const isPublicReto = ({ fecha }: { fecha: string | null }): boolean => fecha !== null

export const otherSide = ({ retador, retado }: Pick<RetoState, 'retador' | 'retado'>, clan: number): number =>
  clan === retador ? retado : retador

/** What is wrong with a date offered at `now` (ms since 1970), as a sentence; null if nothing is. */
export function retoDateError(at: number, now: number): string | null {
  if (Number.isNaN(at)) return 'Esa fecha no existe'
  if (at <= now) return 'Esa fecha ya pasó'
  if (at - now < retoSoonestMs) return 'Tiene que faltar 2 horas por lo menos'
  return at - now > retoLatestMs ? 'Puede ser hasta 14 días más adelante' : null
}

/** Of the two, the lower placed picks the first map; unranked (place 0) is lowest; equal: the one that was asked. */
export function picksFirst(retador: { id: number; puesto: number }, retado: { id: number; puesto: number }): number {
  const height = ({ puesto }: { puesto: number }) => (puesto === 0 ? Infinity : puesto)
  return height(retador) > height(retado) ? retador.id : retado.id
}

type Picks = Pick<RetoState, 'retador' | 'retado' | 'estado' | 'primero' | 'mapas' | 'bando'>

/** Whose turn it is to pick, and what; null when nothing is to be picked. */
export function turnToPick(reto: Picks): { id_clan: number; que: 'mapa' | 'bando' } | null {
  const { estado, primero, mapas, bando } = reto
  if (estado !== 'acordado' || primero === null) return null
  if (mapas.length === 0) return { id_clan: primero, que: 'mapa' }
  const second = otherSide(reto, primero)
  if (mapas.length < matchMaps) return { id_clan: second, que: 'mapa' }
  return bando ? null : { id_clan: second, que: 'bando' }
}

/** The clan that did not come, of a reto that ended so; null otherwise. */
export const absentClan = ({
  estado,
  cierre,
  retador,
  retado,
}: Pick<RetoState, 'estado' | 'cierre' | 'retador' | 'retado'>) =>
  estado === 'no-presentado' && typeof cierre?.id_clan === 'number'
    ? otherSide({ retador, retado }, cierre.id_clan)
    : null
