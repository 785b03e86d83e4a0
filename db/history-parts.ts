import { applyEntry, passEntry, type MatchOutcome } from '@trinchera/rules/ladder'
import { pagedEntries, type LadderEntry } from '@trinchera/rules/ladder/log'
import type { LadderState } from '@trinchera/rules/ladder/table'
import type { Db } from './database'
import { logPages } from './queries/ladder/log'
import type { StoredPlace } from './queries/ladder/projection'

/** A fold under way: the ladder up to a `seq`, and what makes entries of the pages after it. */
export interface Begun {
  state: LadderState
  toEntries: ReturnType<typeof pagedEntries>
  until: number
}

/** `later`: what rulings on matches up to `until` do after it. */
export const begin = (state: LadderState, until = 0, later: readonly LadderEntry[] = []): Begun => ({
  state,
  toEntries: pagedEntries(later),
  until,
})

/** The history that the entries after one `seq` and up to another make, and the clans whose standing they changed. */
export interface HistoryPart {
  after: number
  until: number
  places: readonly StoredPlace[]
  outcomes: readonly (MatchOutcome & { seq: number })[]
  changed: ReadonlySet<number>
}

/** Goes on with a fold up to a `seq`, telling nothing of what it changes. */
export async function passUntil(db: Db, etapa: number, begun: Begun, end: number): Promise<void> {
  for await (const page of logPages(db, etapa, { after: begun.until, end }))
    for (const entry of begun.toEntries(page)) passEntry(begun.state, entry)
  begun.until = end
}

/**
 * Goes on with a fold and gives what it makes of the entries from `from` on, in parts of some `held` rows: memory does not grow with the log. `end`: up to
 * which `seq`, by default the whole.
 */
export async function* historyParts(
  db: Db,
  etapa: number,
  begun: Begun,
  { from, held, end = Infinity }: { from: number; held: number; end?: number },
): AsyncGenerator<HistoryPart> {
  const { state, toEntries } = begun
  let after = begun.until
  let changed = new Set<number>()
  let places: StoredPlace[] = []
  let outcomes: (MatchOutcome & { seq: number })[] = []
  const part = (until: number): HistoryPart => {
    const made = { after, until, places, outcomes, changed }
    after = until
    changed = new Set()
    places = []
    outcomes = []
    return made
  }
  // Each clan's place before its next change; as they are when the first entry of interest comes.
  let before: Map<number, number> | undefined
  for await (const page of logPages(db, etapa, { after: begun.until, end })) {
    for (const entry of toEntries(page)) {
      if (entry.seq < from) {
        passEntry(state, entry)
        continue
      }
      before ??= new Map(state.rows.map((row) => [row.id_clan, row.ranking_actual]))
      const step = applyEntry(state, entry)
      for (const id of step.changed) changed.add(id)
      for (const place of step.places) {
        places.push({ ...place, antes: before.get(place.id_clan) ?? 0 })
        before.set(place.id_clan, place.ranking)
      }
      if (step.outcome) outcomes.push({ ...step.outcome, seq: entry.seq })
      if (places.length >= held) yield part(entry.seq)
    }
    yield part(page.until)
  }
  begun.until = Math.max(begun.until, Math.min(after, end))
}
