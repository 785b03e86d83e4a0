import { bracketOf } from '@trinchera/rules/torneo/bracket'
import type { Db } from '../../database'
import { torneoClans } from '../site/torneos'
import { bracketState } from './acts'
import { readStored } from './stored-torneos'
import { readableRows } from '../../readable'

/** A torneo's match with a scheduled time, for calendars. `version` grows with each change of the bracket or the torneo. */
export interface DatedMatch {
  id_torneo: number
  torneo: string
  created_at: string
  version: number
  cancelado: boolean
  partida: number
  ronda: string
  /** Names of the two clans; null for a clan that is not known yet. */
  a: string | null
  b: string | null
  /** Scheduled time, ISO 8601. */
  fecha: string
  /** Codes of the maps. */
  mapas: readonly string[]
}

/** The matches of these torneos that have a scheduled time: of these clans or, if `clans` is null, of all. */
export async function datedMatches(
  db: Db,
  torneos: readonly number[],
  clans: readonly number[] | null,
): Promise<DatedMatch[]> {
  if (!torneos.length) return []
  const rows = await db
    .selectFrom('torneos')
    .where('id', 'in', [...torneos])
    .where('version', '>', 0)
    .orderBy('id')
    .selectAll()
    .execute()
  const dated = readableRows(rows, (row) => {
    const stored = readStored(row)
    const state = bracketState(stored)
    if (!state) return []
    return bracketOf(state).flatMap(({ nombre: ronda, partidas }) =>
      partidas.flatMap((match) => {
        const own = clans === null || [match.a, match.b].some((side) => side !== null && clans.includes(side))
        return match.fecha !== null && own ? [{ stored, ronda, match, fecha: match.fecha }] : []
      }),
    )
  }).flat()
  const names = await torneoClans(
    db,
    dated.flatMap(({ match: { a, b } }) => [a, b]).filter((id) => id !== null),
  )
  const name = (id: number | null) => (id === null ? null : (names.get(id)?.nombre ?? null))
  return dated.map(({ stored, ronda, match, fecha }) => ({
    id_torneo: stored.id,
    torneo: stored.nombre,
    created_at: stored.created_at,
    version: stored.version + stored.revision,
    cancelado: stored.cancelado_at !== null || match.estado === 'libre',
    partida: match.id,
    ronda,
    a: name(match.a),
    b: name(match.b),
    fecha,
    mapas: match.mapas,
  }))
}
