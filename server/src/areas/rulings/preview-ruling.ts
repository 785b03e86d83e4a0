import type { PlaceMove } from '@trinchera/contract/rulings'
import type { VerdictTipo } from '@trinchera/contract/ladder'
import { logPages } from '@trinchera/db/queries/ladder/log'
import { lastSeq, livingClans } from '@trinchera/db/queries/rulings/preview'
import { passEntry } from '@trinchera/rules/ladder'
import { pageEntries, type LadderEntry, type LoggedMatch, type LogPage } from '@trinchera/rules/ladder/log'
import { emptyLadder, standingOf } from '@trinchera/rules/ladder/table'
import type { Services } from '../../services'
import { requireAdmissible } from './rule-match'

/** Number of matches applied before other requests get a turn, because the calculation blocks the event loop. */
const matchesOfTurn = 1000

/** A copy of a log page in which the match with id `match` has the given ruling. */
const withRuling = (page: LogPage, match: number, ruling: LoggedMatch['ruling']): LogPage => ({
  ...page,
  matches: page.matches.map((entry) => (entry.id === match ? { ...entry, ruling } : entry)),
})

/** Calculates a ladder from a log: `add` applies the log's next page, `placeOf` returns a clan's place after the pages so far. */
function foldOfPages() {
  const state = emptyLadder()
  let later: LadderEntry[] = []
  return {
    add(page: LogPage) {
      const of = pageEntries(later, page)
      later = of.later
      for (const entry of of.entries) passEntry(state, entry)
    },
    placeOf: (clan: number) => standingOf(state, clan)?.ranking_actual ?? 0,
  }
}

/** Compares clans for sorting by new place; clans without a new place come last. */
export const byNewPlace = (a: PlaceMove, b: PlaceMove) =>
  (a.despues || Infinity) - (b.despues || Infinity) || a.antes - b.antes

/** The clans whose place a ruling would change, with their places now and after the ruling (docs/rules.md#Preview of a ruling). */
export async function previewRuling(
  services: Services,
  id: number,
  verdict: { tipo: VerdictTipo; id_clan?: number | null },
): Promise<PlaceMove[]> {
  const { db } = services.database
  const { facts } = await requireAdmissible(db, id, verdict)
  const seq = (await lastSeq(db, facts.id_etapa)) + 1
  const { tipo, id_clan = null } = verdict
  const ruling: LoggedMatch['ruling'] =
    tipo === 'restituir'
      ? null
      : { tipo, seq: tipo === 'anular' ? null : seq, id_clan, fecha: services.now().toISOString() }
  const [before, after] = [foldOfPages(), foldOfPages()]
  for await (const page of logPages(db, facts.id_etapa, { size: matchesOfTurn })) {
    before.add(page)
    after.add(withRuling(page, id, ruling))
    await new Promise((resolve) => setImmediate(resolve))
  }
  const clans = await livingClans(db, facts.id_etapa)
  return clans
    .map(({ id: id_clan, nombre }) => ({
      id_clan,
      nombre,
      antes: before.placeOf(id_clan),
      despues: after.placeOf(id_clan),
    }))
    .filter((move) => move.antes !== move.despues)
    .sort(byNewPlace)
}
