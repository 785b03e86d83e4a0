import { cheatDropPlaces } from '../limits'

/** One entry of a stage's log as the fold sees it, rulings already applied (docs/rules.md#Entries of the log). `at` is ISO 8601 UTC and for display alone. */
export type LadderEntry =
  | { type: 'match'; seq: number; id: number; winner: number; loser: number; at: string }
  | { type: 'unrank'; seq: number; clans: readonly number[]; at: string }
  | { type: 'drop'; seq: number; clan: number; places: number; at: string }
  | { type: 'removal'; seq: number; clan: number; at: string }

/** A standing ruling. `seq` is its own place in the log (null for `anular`, which has none); `id_clan` the cheater's for `trampa`. */
export interface LoggedRuling {
  tipo: 'anular' | 'falso' | 'trampa'
  seq: number | null
  id_clan: number | null
  fecha: string
}

/** A match as it was reported, with the ruling that stands on it. */
export interface LoggedMatch {
  id: number
  seq: number
  id_clan_ganador: number
  id_clan_perdedor: number
  fecha: string
  ruling: LoggedRuling | null
}

/** A clan's deletion. */
export interface LoggedRemoval {
  seq: number
  id_clan: number
  fecha: string
}

/** Who counts as winner and loser of a match: the other clan than the cheater's for `trampa`; null where a ruling has it skipped (docs/rules.md#Effective result). */
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
 * The stored log as the fold takes it, by `seq`: what staff rulings skip, turn round and add included (docs/rules.md#Rulings).
 * Throws RangeError on a ruling that cannot have been given: without its `seq`, or on a clan that did not play.
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
