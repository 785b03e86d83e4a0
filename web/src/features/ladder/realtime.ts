import type { Clan, ClanRow } from '@trinchera/contract/clanes'
import type { OpenEtapa } from '@trinchera/contract/etapas'
import type { Match } from '@trinchera/contract/ladder'
import type { ClanChanged, LadderChanged } from '@trinchera/contract/socket'
import { lazily } from '@trinchera/rules/lazily'
import { topListSize } from '@trinchera/rules/limits'
import type { Table } from '../../lib/queries'

/** A clan whose row is highlighted after a change of the ladder table. `antes`, `despues`: places before and after; 0 means no place. */
export interface HighlightedRow {
  id: number
  nombre: string
  antes: number
  despues: number
}

export type Merged =
  | { kind: 'merged'; table: Table; highlighted: HighlightedRow[] }
  /** The event changes nothing, because its version is not newer than the ladder table's. */
  | { kind: 'stale' }
  /** The ladder table must be fetched again, because an event before this one was missed. */
  | { kind: 'gap' }

const byName = lazily(() => new Intl.Collator('es-CL').compare)

/** Sorts a ladder table: ranked clans by place, then the others by name (docs/rules.md#Order of a table). */
export function sortTable(clanes: readonly ClanRow[]): ClanRow[] {
  return [...clanes].sort((a, b) => {
    if (a.ranking_actual > 0 && b.ranking_actual > 0) return a.ranking_actual - b.ranking_actual
    if (a.ranking_actual > 0 || b.ranking_actual > 0) return b.ranking_actual - a.ranking_actual
    return byName()(a.nombre, b.nombre) || a.id - b.id
  })
}

const rank = (place: number) => (place === 0 ? Infinity : place)

/**
 * The clans to highlight after a change: those with a new win or, if there are none (after a ruling or a deletion), the clan that climbed
 * most. Clans that were overtaken are not highlighted.
 */
function highlightsOf(before: ReadonlyMap<number, ClanRow>, changed: readonly ClanRow[]): HighlightedRow[] {
  const known = changed.flatMap((after) => {
    const was = before.get(after.id)
    return was ? [{ was, after }] : []
  })
  const winners = known.filter(({ was, after }) => after.triunfos > was.triunfos)
  const climbers = known
    .filter(({ was, after }) => rank(after.ranking_actual) < rank(was.ranking_actual))
    .sort(
      (a, b) =>
        rank(b.was.ranking_actual) -
        rank(b.after.ranking_actual) -
        (rank(a.was.ranking_actual) - rank(a.after.ranking_actual)),
    )
  const highlighted = winners.length > 0 ? winners : climbers.slice(0, 1)
  return highlighted.map(({ was, after }) => ({
    id: after.id,
    nombre: after.nombre,
    antes: was.ranking_actual,
    despues: after.ranking_actual,
  }))
}

/** The clans to highlight when a newer ladder table replaces an older one. */
export const highlightsBetween = (before: Table, after: Table): HighlightedRow[] =>
  highlightsOf(new Map(before.clanes.map((clan) => [clan.id, clan])), after.clanes)

/** Applies a `ladder:changed` event to a ladder table (docs/behaviour/live.md#Table versions). */
export function mergeLadder(table: Table, event: LadderChanged): Merged {
  if (event.version <= table.version) return { kind: 'stale' }
  if (event.version > table.version + 1) return { kind: 'gap' }
  const before = new Map(table.clanes.map((clan) => [clan.id, clan]))
  const after = new Map(before)
  for (const clan of event.clanes) after.set(clan.id, clan)
  return {
    kind: 'merged',
    table: { version: event.version, clanes: sortTable([...after.values()]) },
    highlighted: highlightsOf(before, event.clanes),
  }
}

const inTop = ({ ranking_actual }: ClanRow) => ranking_actual > 0 && ranking_actual <= topListSize

export type MergedTop =
  | { kind: 'merged'; etapa: OpenEtapa; highlighted: HighlightedRow[] }
  | { kind: 'stale' }
  | { kind: 'gap' }

/**
 * Applies a `ladder:changed` event to the first places of an etapa. A clan that enters the first places comes with its previous place, so
 * that its row moves from there.
 */
export function mergeTop(etapa: OpenEtapa, event: LadderChanged): MergedTop {
  const known = new Set(etapa.top.map(({ id }) => id))
  const entering = event.clanes
    .filter((clan) => inTop(clan) && !known.has(clan.id))
    .map((clan) => ({ ...clan, ranking_actual: clan.ultimo_ranking }))
  const merged = mergeLadder({ version: etapa.version, clanes: [...etapa.top, ...entering] }, event)
  if (merged.kind !== 'merged') return merged
  const top = merged.table.clanes.filter(inTop)
  const shown = new Set(top.map(({ id }) => id))
  return {
    kind: 'merged',
    etapa: { ...etapa, version: event.version, top },
    highlighted: merged.highlighted.filter(({ id }) => shown.has(id)),
  }
}

/** The etapa with a newly reported match added to its numbers of matches. */
export const countMatch = (etapa: OpenEtapa, { fecha }: Pick<Match, 'fecha'>): OpenEtapa => ({
  ...etapa,
  partidas: etapa.partidas + 1,
  partidas_dia: etapa.partidas_dia + 1,
  ultima_partida: fecha,
})

/** The fields of a row that are computed from the etapa's matches. The other fields describe the clan. */
const standingOf = (row: ClanRow) => ({
  ranking_actual: row.ranking_actual,
  ultimo_ranking: row.ultimo_ranking,
  mejor_ranking: row.mejor_ranking,
  ultimo_registro: row.ultimo_registro,
  triunfos: row.triunfos,
  derrotas: row.derrotas,
  juegos: row.juegos,
  racha_actual: row.racha_actual,
})

const rowOf = (clan: Clan): ClanRow => ({
  id: clan.id,
  nombre: clan.nombre,
  tag: clan.tag,
  imagen: clan.imagen,
  id_etapa: clan.id_etapa,
  id_lider: clan.id_lider,
  created_at: clan.created_at,
  ...standingOf(clan),
})

/**
 * Applies a `clan:changed` event to a ladder table. Replaces what describes the clan, but keeps the table's place and record, which may be
 * newer than those in the event. A deleted clan is removed; `ladder:changed` then brings the new places of the clans below it.
 */
export function mergeClan(table: Table, { clan, id }: Pick<ClanChanged, 'clan' | 'id'>): Table {
  if (!clan) return { ...table, clanes: table.clanes.filter((row) => row.id !== id) }
  const row = rowOf(clan)
  const exists = table.clanes.some((other) => other.id === id)
  const clanes = exists
    ? table.clanes.map((other) => (other.id === id ? { ...row, ...standingOf(other) } : other))
    : [...table.clanes, row]
  return { ...table, clanes: sortTable(clanes) }
}

/** Returns a clan's page after a `clan:changed` event; unchanged if the page is newer. `ladder:changed` brings place and record. */
export function mergeClanDetail(shown: Clan, changed: Clan | null): Clan {
  if (!changed || changed.revision < shown.revision) return shown
  return { ...changed, ...standingOf(shown), rankeados: shown.rankeados, etapa: shown.etapa }
}

/** Adds a match to a list of the latest matches, or replaces it, newest first. Keeps at most `limit` matches. */
export function mergeMatch(matches: readonly Match[], match: Match, limit: number): Match[] {
  const others = matches.filter((other) => other.id !== match.id)
  return [match, ...others]
    .sort((a, b) => (a.fecha < b.fecha ? 1 : a.fecha > b.fecha ? -1 : b.id - a.id))
    .slice(0, limit)
}

/** Text for screen readers about a clan's change of place: "Sin Retirada sube del 7 al 4". */
export function highlightText({ nombre, antes, despues }: HighlightedRow): string {
  if (antes === 0 && despues > 0) return `${nombre} entra al ranking en el ${despues}`
  if (despues === 0) return antes > 0 ? `${nombre} sale del ranking` : `${nombre} sigue sin ranking`
  if (despues < antes) return `${nombre} sube del ${antes} al ${despues}`
  if (despues > antes) return `${nombre} cae del ${antes} al ${despues}`
  return `${nombre} gana y sigue en el ${despues}`
}
