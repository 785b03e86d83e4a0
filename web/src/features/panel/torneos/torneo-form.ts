import type { BodyInput } from '@trinchera/contract/route'
import type { Routes } from '@trinchera/contract/routes'
import type { Torneo } from '@trinchera/contract/torneos'
import { clockName, fromChileLocal, toChileLocal } from '@trinchera/rules/chile-time'
import { torneoCupos } from '@trinchera/rules/limits'
import {
  mejorDe,
  rondaClaves,
  torneoFormatos,
  type BestOf,
  type MejorDe,
  type MejorDeRondas,
} from '@trinchera/rules/torneo'
import { announcedRounds, type AnnouncedRound } from '@trinchera/rules/torneo/announced'
import { bestOfRound } from '@trinchera/rules/torneo/best-of'

/** Fields of the torneo form, all text. Instants are Chilean local times as `datetime-local` needs them; maps are joined by commas. */
export const torneoFields = [
  'nombre',
  'descripcion',
  'inicio',
  'formato',
  'id_etapa',
  'cupos',
  'por_equipo',
  'inscripcion_hasta',
  'checkin_minutos',
  'mejor_de',
  'mejor_de_semifinal',
  'mejor_de_final',
  'mejor_de_rondas',
  'cuenta_ladder',
  'mapas',
  'reglas',
] as const
export type TorneoField = (typeof torneoFields)[number]
export type TypedTorneo = Record<TorneoField, string>
type Body = NonNullable<BodyInput<Routes['updateTorneo']>['antes']>

export const torneoLabels = (): TypedTorneo => ({
  nombre: 'Nombre',
  descripcion: 'Descripción',
  inicio: `Cuándo parte, ${clockName()}`,
  formato: 'Formato',
  id_etapa: 'Etapa',
  cupos: 'Cupos',
  por_equipo: 'Jugadores por equipo',
  inscripcion_hasta: `La inscripción cierra, ${clockName()}`,
  checkin_minutos: 'Minutos de check-in',
  mejor_de: 'Al mejor de',
  mejor_de_semifinal: 'Semifinales',
  mejor_de_final: 'Final',
  mejor_de_rondas: 'Rondas',
  cuenta_ladder: 'Cuenta para el ladder',
  mapas: 'Mapas',
  reglas: 'Reglas',
})

export const emptyTorneo: TypedTorneo = {
  nombre: '',
  descripcion: '',
  inicio: '',
  formato: '',
  id_etapa: '',
  cupos: '16',
  por_equipo: '5',
  inscripcion_hasta: '',
  checkin_minutos: '30',
  mejor_de: '3',
  mejor_de_semifinal: '',
  mejor_de_final: '5',
  mejor_de_rondas: 'grupos:1',
  cuenta_ladder: '',
  mapas: '',
  reglas: '',
}

const text = (value: number | null) => (value === null ? '' : String(value))

/** The number of maps of each round as text, in playing order: 'grupos:1,ganadores-2:5'. */
const roundsText = (rounds: MejorDeRondas) =>
  rondaClaves.flatMap((clave) => (rounds[clave] === undefined ? [] : `${clave}:${rounds[clave]}`)).join(',')
const roundsOf = (typed: string): MejorDeRondas =>
  Object.fromEntries(
    typed.split(',').flatMap((one) => {
      const [clave = '', most = ''] = one.split(':')
      const value = bestOf(most)
      return value === null ? [] : [[clave, value]]
    }),
  )

export const typedOf = (torneo: Torneo): TypedTorneo => ({
  nombre: torneo.nombre,
  descripcion: torneo.descripcion,
  inicio: toChileLocal(torneo.inicio),
  formato: torneo.formato ?? '',
  id_etapa: text(torneo.id_etapa),
  cupos: text(torneo.cupos),
  por_equipo: text(torneo.por_equipo),
  inscripcion_hasta: torneo.inscripcion_hasta ? toChileLocal(torneo.inscripcion_hasta) : '',
  checkin_minutos: text(torneo.checkin_minutos),
  mejor_de: text(torneo.mejor_de),
  mejor_de_semifinal: text(torneo.mejor_de_semifinal),
  mejor_de_final: text(torneo.mejor_de_final),
  mejor_de_rondas: roundsText(torneo.mejor_de_rondas),
  cuenta_ladder: torneo.cuenta_ladder ? 'si' : '',
  mapas: torneo.mapas.join(','),
  reglas: torneo.reglas,
})

type TypedBestOf = Pick<TypedTorneo, 'mejor_de' | 'mejor_de_semifinal' | 'mejor_de_final' | 'mejor_de_rondas'>

/** The number of maps of each round, parsed from the typed values. */
export const bestOfTyped = (typed: TypedBestOf): BestOf => ({
  mejor_de: bestOf(typed.mejor_de) ?? 3,
  mejor_de_semifinal: bestOf(typed.mejor_de_semifinal),
  mejor_de_final: bestOf(typed.mejor_de_final),
  mejor_de_rondas: roundsOf(typed.mejor_de_rondas),
})

/** The rounds that the torneo will have with the typed values if all places are taken; empty if no format is chosen. */
export function roundsTyped(typed: TypedTorneo): AnnouncedRound[] {
  const formato = torneoFormatos.find((one) => one === typed.formato)
  const places = Math.floor(Number(typed.cupos)) || torneoCupos.most
  const clans = Math.min(torneoCupos.most, Math.max(torneoCupos.least, places))
  return formato ? announcedRounds(formato, clans, bestOfTyped(typed)) : []
}

/** The form fields to change so that one round has `most` maps. A round stores no number of its own if the general number is the same. */
export function withRound(typed: TypedBestOf, clave: string, most: MejorDe): Partial<TypedTorneo> {
  const before = bestOfTyped(typed)
  if (clave === 'final') return { mejor_de_final: most === before.mejor_de ? '' : String(most) }
  const { [clave]: _before, ...rest } = before.mejor_de_rondas ?? {}
  const same = bestOfRound({ ...before, mejor_de_rondas: rest }, clave) === most
  return { mejor_de_rondas: roundsText(same ? rest : { ...rest, [clave]: most }) }
}

/** The form fields to change so that all rounds have `most` maps. */
export const withAllRounds = (most: MejorDe): TypedBestOf => ({
  mejor_de: String(most),
  mejor_de_semifinal: '',
  mejor_de_final: '',
  mejor_de_rondas: '',
})

const numberOf = (typed: string) => (typed.trim() === '' ? null : Number(typed))
const bestOf = (typed: string) => mejorDe.find((one) => String(one) === typed) ?? null
const instantOf = (typed: string) => (typed === '' ? null : (fromChileLocal(typed) ?? typed))
export const mapsOf = (typed: string) => typed.split(',').filter(Boolean)

/** Converts typed fields to the API's format; fields that are not given are left out. */
export function toBody(typed: Partial<TypedTorneo>): Body {
  const body: Body = {}
  if (typed.nombre !== undefined) body.nombre = typed.nombre
  if (typed.descripcion !== undefined) body.descripcion = typed.descripcion
  if (typed.inicio !== undefined) body.inicio = fromChileLocal(typed.inicio) ?? typed.inicio
  if (typed.formato !== undefined) body.formato = torneoFormatos.find((one) => one === typed.formato) ?? null
  if (typed.id_etapa !== undefined) body.id_etapa = numberOf(typed.id_etapa)
  if (typed.cupos !== undefined) body.cupos = numberOf(typed.cupos)
  if (typed.por_equipo !== undefined) body.por_equipo = numberOf(typed.por_equipo)
  if (typed.inscripcion_hasta !== undefined) body.inscripcion_hasta = instantOf(typed.inscripcion_hasta)
  if (typed.checkin_minutos !== undefined) body.checkin_minutos = numberOf(typed.checkin_minutos)
  if (typed.mejor_de !== undefined) body.mejor_de = bestOf(typed.mejor_de)
  if (typed.mejor_de_semifinal !== undefined) body.mejor_de_semifinal = bestOf(typed.mejor_de_semifinal)
  if (typed.mejor_de_final !== undefined) body.mejor_de_final = bestOf(typed.mejor_de_final)
  if (typed.mejor_de_rondas !== undefined) body.mejor_de_rondas = roundsOf(typed.mejor_de_rondas)
  if (typed.cuenta_ladder !== undefined) body.cuenta_ladder = typed.cuenta_ladder === 'si'
  if (typed.mapas !== undefined) body.mapas = mapsOf(typed.mapas)
  if (typed.reglas !== undefined) body.reglas = typed.reglas
  return body
}

/** The values before the edit, in the API's format. Instants come from `stored`, because form fields have no seconds. */
export function beforeOf(antes: Partial<TypedTorneo>, stored: Torneo): Body {
  const body = toBody(antes)
  if (antes.inicio === toChileLocal(stored.inicio)) body.inicio = stored.inicio
  if (stored.inscripcion_hasta && antes.inscripcion_hasta === toChileLocal(stored.inscripcion_hasta))
    body.inscripcion_hasta = stored.inscripcion_hasta
  return body
}

/** Request body for a new torneo. Without a format the torneo has no bracket, so only name, description, start and rules are sent. */
export function toNewBody(typed: TypedTorneo) {
  const { nombre, descripcion, inicio, reglas } = typed
  const date = { nombre, descripcion, inicio: fromChileLocal(inicio) ?? inicio }
  if (typed.formato === '') return reglas ? { ...date, reglas } : date
  return { ...toBody(typed), ...date }
}
