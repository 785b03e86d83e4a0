import { cheatDropPlaces } from '../limits'

/**
 * An entry of an etapa's log as the ladder calculation takes it, with rulings already applied (docs/rules.md#Entries of the log). `at`: ISO
 * 8601 UTC, only for display.
 */
export type LadderEntry =
  | { type: 'match'; seq: number; id: number; winner: number; loser: number; at: string }
  | { type: 'unrank'; seq: number; clans: readonly number[]; at: string }
  | { type: 'drop'; seq: number; clan: number; places: number; at: string }
  | { type: 'removal'; seq: number; clan: number; at: string }

/** A staff ruling in force on a match. `seq`: its own number in the log, null for `anular`; `id_clan`: for `trampa`, the cheater's clan. */
export interface LoggedRuling {
  tipo: 'anular' | 'falso' | 'trampa'
  seq: number | null
  id_clan: number | null
  fecha: string
}

/** A match as reported, with the staff ruling in force, if any. */
export interface LoggedMatch {
  id: number
  seq: number
  id_clan_ganador: number
  id_clan_perdedor: number
  fecha: string
  ruling: LoggedRuling | null
}

/** The deletion of a clan, as a log entry. */
export interface LoggedRemoval {
  seq: number
  id_clan: number
  fecha: string
}

/**
 * The winner and loser that count for the ladder after the match's ruling. With `trampa`, the cheater's clan is the loser. Null if the
 * ruling removes the result (docs/rules.md#Effective result).
 */
export function effectiveResult(
  match: Pick<LoggedMatch, 'id_clan_ganador' | 'id_clan_perdedor'> & {
    ruling: Pick<LoggedRuling, 'tipo' | 'id_clan'> | null
  },
): { ganador: number; perdedor: number } | null {
  const { id_clan_ganador: ganador, id_clan_perdedor: perdedor, ruling } = match
  if (!ruling) return { ganador, perdedor }
  if (ruling.tipo !== 'trampa') return null
  return ruling.id_clan === ganador ? { ganador: perdedor, perdedor: ganador } : { ganador, perdedor }
}

function consequence(match: LoggedMatch): LadderEntry | null {
  const { ruling, id } = match
  if (!ruling || ruling.tipo === 'anular') return null
  const { seq, fecha: at, id_clan } = ruling
  if (seq === null) throw new RangeError(`the ruling on match ${id} has no seq`)
  if (ruling.tipo === 'falso')
    return { type: 'unrank', seq, clans: [match.id_clan_ganador, match.id_clan_perdedor], at }
  if (id_clan !== match.id_clan_ganador && id_clan !== match.id_clan_perdedor)
    throw new RangeError(`the ruling on match ${id} names neither of its clans`)
  return { type: 'drop', seq, clan: id_clan, places: cheatDropPlaces, at }
}

/**
 * Converts a stored log into entries for the ladder calculation, in the order of `seq`, with rulings applied (docs/rules.md#Rulings).
 * Throws RangeError if a ruling has no `seq` or names a clan that did not play.
 */
export function entriesOf(matches: readonly LoggedMatch[], removals: readonly LoggedRemoval[]): LadderEntry[] {
  const entries: LadderEntry[] = removals.map(({ seq, id_clan, fecha }) => ({
    type: 'removal',
    seq,
    clan: id_clan,
    at: fecha,
  }))
  for (const match of matches) {
    const result = effectiveResult(match)
    if (result)
      entries.push({
        type: 'match',
        seq: match.seq,
        id: match.id,
        winner: result.ganador,
        loser: result.perdedor,
        at: match.fecha,
      })
    const ruled = consequence(match)
    if (ruled) entries.push(ruled)
  }
  return entries.sort((a, b) => a.seq - b.seq)
}

/** A page of a log: consecutive matches, and the clan deletions between them. `until`: the last `seq` that the page covers. */
export interface LogPage {
  matches: readonly LoggedMatch[]
  removals: readonly LoggedRemoval[]
  until: number
}

/**
 * Entries of the next page of a log that is read page by page. The effect of a ruling belongs to the page that contains the ruling's own
 * `seq`. `later`: effects of rulings on matches read so far whose `seq` is beyond the pages read; pass the result's `later` to the next
 * call.
 */
export function pageEntries(
  later: readonly LadderEntry[],
  { matches, removals, until }: LogPage,
): { entries: LadderEntry[]; later: LadderEntry[] } {
  const known = [...later, ...entriesOf(matches, removals)].sort((a, b) => a.seq - b.seq)
  return { entries: known.filter(({ seq }) => seq <= until), later: known.filter(({ seq }) => seq > until) }
}
