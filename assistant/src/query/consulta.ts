import { z } from 'zod'
import type { Community, Who } from '../names/community'

/** A clan (of that name, in every etapa) or a player, by id: 'c12', 'j5'. */
const ref = z.string().regex(/^[cj][1-9]\d{0,9}$/)
/** Minutes on Chile's clock; '' is open. */
const minute = z.string().regex(/^(?:20\d\d-\d\d-\d\dT\d\d:\d\d)?$/)

/** What can be counted of a clan or a player, and compared, ordered and filtered by. */
export const fields = [
  'ganadas',
  'perdidas',
  'jugadas',
  'porcentaje',
  'puesto',
  'racha',
  'caida',
  'alza',
  'parado',
  'integrantes',
  'fundado',
  'ingreso',
  'juegos',
  'etapas',
  'subida',
  'entrada',
  'mejor',
] as const
export type Field = (typeof fields)[number]

/**
 * A question about what the site knows. The client carries it in the thread and may forge it, so it can only name what everyone may see:
 * public ids, times, and words of these lists.
 */
export const consulta = z.object({
  de: z.enum(['partidas', 'clanes', 'jugadores', 'etapas', 'fallos', 'anuncios']),
  /**
   * What is told of it. `balance`: wins and losses; `ultima`, `primera`: a match; `inicio`, `fin`: dates of an etapa; `puesto`: a place;
   * `llegada`, `veces`: when a place was reached, how often and how long it was held; `falta`: which wins it
   * takes to get there; `entrada`: when a clan came into the ranking, and how; `racha`: a run of wins or losses, with its dates;
   * `duracion`: how long an etapa lasted, or lasts; `resumen`: what was played and who climbed; `promedio`: how many of something there
   * are on average.
   */
  medida: z.enum([
    'cuenta',
    'balance',
    'ultima',
    'primera',
    'quien',
    'lista',
    'existe',
    'inicio',
    'fin',
    'puesto',
    'llegada',
    'veces',
    'falta',
    'entrada',
    'racha',
    'duracion',
    'resumen',
    'promedio',
  ]),
  quien: z.array(ref).max(2).default([]),
  rival: ref.nullable().default(null),
  etapa: z.array(z.int().positive()).max(8).default([]),
  juego: z.int().positive().nullable().default(null),
  mapa: z.string().max(40).nullable().default(null),
  desde: minute.default(''),
  hasta: minute.default(''),
  /** Every such day of the week, 0 is Sunday: 'los viernes'. */
  semana: z.int().min(0).max(6).nullable().default(null),
  resultado: z.enum(['ganada', 'perdida']).nullable().default(null),
  filtro: z
    .object({
      campo: z.enum(fields),
      es: z.enum(['mas', 'desde', 'menos', 'hasta', 'igual']),
      valor: z.int().min(0).max(1_000_000),
    })
    .nullable()
    .default(null),
  agrupar: z
    .enum(['rival', 'par', 'mes', 'dia', 'semana', 'semanas', 'hora', 'mapa', 'etapa'])
    .nullable()
    .default(null),
  ordenar: z
    .object({ campo: z.enum(fields), hacia: z.enum(['mas', 'menos']) })
    .nullable()
    .default(null),
  limite: z.int().min(1).max(10).default(5),
  /** How many matches before the last: 'la penúltima', 'y la anterior'. */
  atras: z.int().min(0).max(20).default(0),
  /** Of rulings, one kind alone. */
  fallo: z.enum(['anular', 'falso', 'trampa']).nullable().default(null),
  /** A place of a table. */
  lugar: z.int().min(1).max(999).nullable().default(null),
  /** The place of whoever asks, as they say it. */
  estando: z.int().min(1).max(999).nullable().default(null),
  /** All the etapas of a name added up, closed ones as well. */
  todo: z.boolean().default(false),
  /** Etapas where a clan was, and where it was not. */
  en: z.array(z.int().positive()).max(8).default([]),
  fuera: z.array(z.int().positive()).max(8).default([]),
  /** Those who have more, or less, than whom it is of: 'alguien con más victorias que Loica'. */
  que: z.boolean().default(false),
  /** All that is known of one match is told: its maps, who reported it, whether it was confirmed. */
  detalle: z.boolean().default(false),
  /** A match by its number. */
  partida: z.int().positive().max(1_000_000_000).nullable().default(null),
})
export type Consulta = z.infer<typeof consulta>

/** Some fields of a question. */
export type Change = Partial<Consulta>

export const asked = (fields: z.input<typeof consulta>): Consulta => consulta.parse(fields)

export const refOf = (who: Who): string | null =>
  who.kind === 'jugador' ? `j${who.id}` : who.clanes[0] ? `c${who.clanes[0].id}` : null

/** Whom a ref names; nobody where there is none of that id. */
export function whoIs(ref: string | null, { clanById, playerById }: Community): Who | null {
  if (!ref) return null
  const id = Number(ref.slice(1))
  return (ref.startsWith('c') ? clanById.get(id) : playerById.get(id)) ?? null
}
