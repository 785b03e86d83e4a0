import type { PlaceMove } from '@trinchera/contract/rulings'
import type { VerdictTipo } from '@trinchera/contract/ladder'
import { loadLog, type StoredLog } from '@trinchera/db/queries/ladder/log'
import { lastSeq, livingClans } from '@trinchera/db/queries/rulings/preview'
import { replay } from '@trinchera/rules/ladder'
import { entriesOf, type LoggedMatch } from '@trinchera/rules/ladder/log'
import { standings } from '@trinchera/rules/ladder/table'
import type { Services } from '../../services'
import { requireAdmissible } from './rule-match'

/** The log with the verdict added at the next `seq`. */
function withVerdict(
  log: StoredLog,
  match: number,
  verdict: { tipo: VerdictTipo; id_clan: number | null },
  seq: number,
  fecha: string,
): StoredLog {
  const ruling: LoggedMatch['ruling'] =
    verdict.tipo === 'restituir'
      ? null
      : { tipo: verdict.tipo, seq: verdict.tipo === 'anular' ? null : seq, id_clan: verdict.id_clan, fecha }
  return { ...log, matches: log.matches.map((entry) => (entry.id === match ? { ...entry, ruling } : entry)) }
}

const placesAfter = (log: StoredLog) =>
  new Map(
    standings(replay(entriesOf(log.matches, log.removals), [], { history: false }).state).map((standing) => [
      standing.id_clan,
      standing.ranking_actual,
    ]),
  )

/** By new place, clans without one last. */
export const byNewPlace = (a: PlaceMove, b: PlaceMove) =>
  (a.despues || Infinity) - (b.despues || Infinity) || a.antes - b.antes

/** The places that a verdict would change, by a replay of the etapa with it (docs/rules.md#Preview of a ruling). */
export async function previewRuling(
  services: Services,
  id: number,
  verdict: { tipo: VerdictTipo; id_clan?: number | null },
): Promise<PlaceMove[]> {
  const { db } = services.database
  const { facts } = await requireAdmissible(db, id, verdict)
  const log = await loadLog(db, facts.id_etapa)
  const seq = await lastSeq(db, facts.id_etapa)
  const before = placesAfter(log)
  const after = placesAfter(
    withVerdict(
      log,
      id,
      { tipo: verdict.tipo, id_clan: verdict.id_clan ?? null },
      seq + 1,
      services.now().toISOString(),
    ),
  )
  const clans = await livingClans(db, facts.id_etapa)
  return clans
    .map(({ id: id_clan, nombre }) => ({
      id_clan,
      nombre,
      antes: before.get(id_clan) ?? 0,
      despues: after.get(id_clan) ?? 0,
    }))
    .filter((move) => move.antes !== move.despues)
    .sort(byNewPlace)
}
