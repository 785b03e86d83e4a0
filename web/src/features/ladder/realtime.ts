import type { Clan, ClanRow } from '@trinchera/contract/clanes'
import type { Match } from '@trinchera/contract/ladder'
import type { ClanChanged, LadderChanged } from '@trinchera/contract/socket'
import type { Table } from '../../lib/queries'

/** A clan that has just changed before everybody's eyes; places, 0 for none. */
export interface Arrival {
  id: number
  nombre: string
  antes: number
  despues: number
}

export type Merged =
  | { kind: 'merged'; table: Table; arrivals: Arrival[] }
  /** Older than what is shown, or the same. */
  | { kind: 'known' }
  /** Something in between was missed: only the server knows the table now. */
  | { kind: 'behind' }

const byName = new Intl.Collator('es-CL').compare

/** The order of a stage's table: ranked clans by place, then the others by name (docs/rules.md#Order of a table). */
export function inOrder(clanes: readonly ClanRow[]): ClanRow[] {
  return clanes.toSorted((a, b) => {
    if (a.ranking_actual > 0 && b.ranking_actual > 0) return a.ranking_actual - b.ranking_actual
    if (a.ranking_actual > 0 || b.ranking_actual > 0) return b.ranking_actual - a.ranking_actual
    return byName(a.nombre, b.nombre) || a.id - b.id
  })
}

const rank = (place: number) => (place === 0 ? Infinity : place)

/**
 * Who the change is about: the clans that won; where nobody did (a ruling, a deletion), the one that climbed most.
 * One glow a change: those that were merely passed only change their arrow.
 */
function arrivalsOf(before: ReadonlyMap<number, ClanRow>, changed: readonly ClanRow[]): Arrival[] {
  const known = changed.flatMap((after) => {
    const was = before.get(after.id)
    return was ? [{ was, after }] : []
  })
  const winners = known.filter(({ was, after }) => after.triunfos > was.triunfos)
  const climbers = known
    .filter(({ was, after }) => rank(after.ranking_actual) < rank(was.ranking_actual))
    .toSorted(
      (a, b) =>
        rank(b.was.ranking_actual) -
        rank(b.after.ranking_actual) -
        (rank(a.was.ranking_actual) - rank(a.after.ranking_actual)),
    )
  const about = winners.length > 0 ? winners : climbers.slice(0, 1)
  return about.map(({ was, after }) => ({
    id: after.id,
    nombre: after.nombre,
    antes: was.ranking_actual,
    despues: after.ranking_actual,
  }))
}

/** A `ladder:changed` into the table on the screen (docs/behaviour.md#Table versions). */
export function mergeLadder(table: Table, event: LadderChanged): Merged {
  if (event.version <= table.version) return { kind: 'known' }
  if (event.version > table.version + 1) return { kind: 'behind' }
  const before = new Map(table.clanes.map((clan) => [clan.id, clan]))
  const after = new Map(before)
  for (const clan of event.clanes) after.set(clan.id, clan)
  return {
    kind: 'merged',
    table: { version: event.version, clanes: inOrder([...after.values()]) },
    arrivals: arrivalsOf(before, event.clanes),
  }
}

const rowOf = (clan: Clan): ClanRow => {
  const {
    etapa: _etapa,
    players: _players,
    rankeados: _rankeados,
    acepta_solicitudes: _accepts,
    revision: _revision,
    ...row
  } = clan
  return row
}

/**
 * A `clan:changed` into the table. It tells who a clan is, never where it stands: of a clan that is there already only name and picture are
 * taken, as its places may be newer than this event. A deleted one goes; how those below close up comes as `ladder:changed`.
 */
export function mergeClan(table: Table, { clan, id }: Pick<ClanChanged, 'clan' | 'id'>): Table {
  if (!clan) return { ...table, clanes: table.clanes.filter((row) => row.id !== id) }
  const row = rowOf(clan)
  const there = table.clanes.some((other) => other.id === id)
  const clanes = there
    ? table.clanes.map((other) =>
        other.id === id
          ? { ...other, nombre: row.nombre, tag: row.tag, imagen: row.imagen, id_lider: row.id_lider }
          : other,
      )
    : [...table.clanes, row]
  return { ...table, clanes: inOrder(clanes) }
}

/** A `clan:changed` into the clan's own page: who it is and who is in it, unless the page knows of a later change. Its places are told elsewhere. */
export function mergeMembers(shown: Clan, changed: Clan | null): Clan {
  if (!changed || changed.revision < shown.revision) return shown
  const { nombre, tag, imagen, id_lider, players, acepta_solicitudes, revision } = changed
  return { ...shown, nombre, tag, imagen, id_lider, players, acepta_solicitudes, revision }
}

/** A match into a list of the latest ones, newest first, no longer than it was meant to be. */
export function mergeMatch(matches: readonly Match[], match: Match, limit: number): Match[] {
  const others = matches.filter((other) => other.id !== match.id)
  return [match, ...others]
    .toSorted((a, b) => (a.fecha < b.fecha ? 1 : a.fecha > b.fecha ? -1 : b.id - a.id))
    .slice(0, limit)
}

/** For the live region: "Sin Retirada sube del 7 al 4". */
export function announce({ nombre, antes, despues }: Arrival): string {
  if (antes === 0 && despues > 0) return `${nombre} entra al ranking en el ${despues}`
  if (despues === 0) return antes > 0 ? `${nombre} sale del ranking` : `${nombre} sigue sin ranking`
  if (despues < antes) return `${nombre} sube del ${antes} al ${despues}`
  if (despues > antes) return `${nombre} cae del ${antes} al ${despues}`
  return `${nombre} gana y sigue en el ${despues}`
}
