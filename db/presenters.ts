import { sql, type ExpressionBuilder } from 'kysely'
import type { ClanRow } from '@trinchera/contract/clanes'
import { matchMaps, type Match, type MatchMap, type Ruling } from '@trinchera/contract/ladder'
import type { Db } from './database'
import type { Schema } from './schema/database'
import { readable } from './readable'

type Joined = Schema & { standings: { [K in keyof Schema['standings']]: Schema['standings'][K] | null } }

const orZero = (
  eb: ExpressionBuilder<Joined, 'standings'>,
  column: 'ranking_actual' | 'ultimo_ranking' | 'mejor_ranking' | 'triunfos' | 'derrotas' | 'juegos' | 'racha_actual',
) => eb.fn.coalesce(`standings.${column}`, sql<number>`0`).as(column)

/** Query for existing clans as rows of a ladder table, in the form of API replies and live events. Add `where` and `orderBy`. */
export function selectClanRows(db: Db) {
  return db
    .selectFrom('clans')
    .leftJoin('standings', 'standings.id_clan', 'clans.id')
    .where('clans.deleted_at', 'is', null)
    .select([
      'clans.id',
      'clans.nombre',
      'clans.tag',
      'clans.imagen',
      'clans.id_etapa',
      'clans.id_lider',
      'clans.created_at',
      'standings.ultimo_registro',
    ])
    .select((eb) => [
      orZero(eb, 'ranking_actual'),
      orZero(eb, 'ultimo_ranking'),
      orZero(eb, 'mejor_ranking'),
      orZero(eb, 'triunfos'),
      orZero(eb, 'derrotas'),
      orZero(eb, 'juegos'),
      orZero(eb, 'racha_actual'),
    ])
}

/** Compares rows of a ladder table for sorting: ranked clans by place, then the others by name in Spanish order. */
export function byPlace(a: ClanRow, b: ClanRow): number {
  if (a.ranking_actual && b.ranking_actual) return a.ranking_actual - b.ranking_actual
  if (a.ranking_actual || b.ranking_actual) return a.ranking_actual ? -1 : 1
  return a.nombre.localeCompare(b.nombre, 'es') || a.id - b.id
}

/** Query for matches with the clans' current names, their places, and the ruling in force. `presentMatch` converts a row. */
export function selectMatches(db: Db) {
  return db
    .selectFrom('matches')
    .innerJoin('clans as g', 'g.id', 'matches.id_clan_ganador')
    .innerJoin('clans as p', 'p.id', 'matches.id_clan_perdedor')
    .innerJoin('etapas', 'etapas.id', 'matches.id_etapa')
    .innerJoin('juegos', 'juegos.id', 'etapas.id_juego')
    .leftJoin('match_outcomes as o', 'o.match_id', 'matches.id')
    .leftJoin('rulings as r', (join) => join.onRef('r.match_id', '=', 'matches.id').on('r.lifted_at', 'is', null))
    .leftJoin('match_answers as answer', 'answer.match_id', 'matches.id')
    .select([
      'matches.id',
      'matches.jugada',
      'matches.mapas',
      'matches.id_reto',
      'answer.estado as answer_estado',
      'answer.hasta as answer_hasta',
      'answer.quien as answer_quien',
      'answer.fecha as answer_fecha',
      'matches.id_etapa',
      'matches.comentario',
      'matches.fecha',
      'matches.reportado_por',
      'etapas.nombre as etapa_nombre',
      'juegos.id as juego_id',
      'juegos.nombre as juego_nombre',
      'g.id as g_id',
      'g.nombre as g_nombre',
      'g.tag as g_tag',
      'g.imagen as g_imagen',
      'g.deleted_at as g_deleted_at',
      'p.id as p_id',
      'p.nombre as p_nombre',
      'p.tag as p_tag',
      'p.imagen as p_imagen',
      'p.deleted_at as p_deleted_at',
      'o.ganador_antes',
      'o.ganador_despues',
      'o.perdedor_antes',
      'o.perdedor_despues',
      'r.tipo',
      'r.motivo',
      'r.created_at as r_fecha',
      'r.id_clan as r_id_clan',
    ])
}
export type MatchRow = Awaited<ReturnType<ReturnType<typeof selectMatches>['execute']>>[number]

/** SQL for the winner of the match `m` that counts, given the ruling in force `r` (docs/rules.md#Effective result). */
export const effectiveWinner = sql<number>`case when r.tipo = 'trampa' and r.id_clan = m.id_clan_ganador then m.id_clan_perdedor else m.id_clan_ganador end`

const rulingTexts = {
  anular: 'Anulado por la administración',
  falso: 'Reporte falso: anulado por la administración',
  trampa: 'Trampa: resultado corregido por la administración',
} as const

function presentRuling(row: MatchRow): Ruling | null {
  if (!row.tipo || row.motivo === null || row.r_fecha === null) return null
  return {
    tipo: row.tipo,
    texto: rulingTexts[row.tipo],
    motivo: row.motivo,
    fecha: row.r_fecha,
    id_clan: row.r_id_clan,
    reportado: { ganador: { id: row.g_id, nombre: row.g_nombre }, perdedor: { id: row.p_id, nombre: row.p_nombre } },
  }
}

/** The maps of a match, from the stored JSON. `swapped`: exchanges the rounds of both sides, because a ruling swapped winner and loser. */
export function presentMaps(stored: string | null, swapped = false): MatchMap[] {
  if (stored === null) return []
  const played = readable(stored, (text) => matchMaps.parse(JSON.parse(text))) ?? []
  if (!swapped) return played
  return played.map(({ codigo, rondas_ganador, rondas_perdedor }) => ({
    codigo,
    rondas_ganador: rondas_perdedor,
    rondas_perdedor: rondas_ganador,
  }))
}

const presentAnswer = ({ answer_estado, answer_hasta, answer_quien, answer_fecha }: MatchRow): Match['respuesta'] =>
  answer_estado && answer_hasta !== null
    ? { estado: answer_estado, quien: answer_quien, fecha: answer_fecha, hasta: answer_hasta }
    : null

/** Converts a row to a match, with the winner and loser that count after the ruling in force (docs/rules.md#Effective result). */
export function presentMatch(row: MatchRow): Match {
  const reportedWinner = {
    id: row.g_id,
    nombre: row.g_nombre,
    tag: row.g_tag,
    imagen: row.g_imagen,
    eliminado: row.g_deleted_at !== null,
  }
  const reportedLoser = {
    id: row.p_id,
    nombre: row.p_nombre,
    tag: row.p_tag,
    imagen: row.p_imagen,
    eliminado: row.p_deleted_at !== null,
  }
  const swapped = row.tipo === 'trampa' && row.r_id_clan === row.g_id
  const [winner, loser] = swapped ? [reportedLoser, reportedWinner] : [reportedWinner, reportedLoser]
  return {
    id: row.id,
    ganador: { ...winner, antes: row.ganador_antes, despues: row.ganador_despues },
    perdedor: { ...loser, antes: row.perdedor_antes, despues: row.perdedor_despues },
    id_etapa: row.id_etapa,
    etapa: { id: row.id_etapa, nombre: row.etapa_nombre, juego: { id: row.juego_id, nombre: row.juego_nombre } },
    comentario: row.comentario,
    fecha: row.fecha,
    reportado_por: row.reportado_por,
    ruling: presentRuling(row),
    jugada: row.jugada ?? row.fecha,
    mapas: presentMaps(row.mapas, swapped),
    id_reto: row.id_reto,
    respuesta: presentAnswer(row),
  }
}
