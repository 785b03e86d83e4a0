import type { PlaceMove } from '@trinchera/contract/rulings'
import type { VerdictTipo } from '@trinchera/contract/ladder'
import { loadLog, type StoredLog } from '@trinchera/db/queries/ladder/log'
import { replay } from '@trinchera/rules/ladder'
import { entriesOf, type LoggedMatch } from '@trinchera/rules/ladder/log'
import { standings } from '@trinchera/rules/ladder/table'
import type { Services } from '../../services'
import { admissible } from './rule-match'

/** The log as it would read with the verdict given, at the `seq` it would take. */
function ruled(
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

/** The best new place first, those without one last. */
export const byNewPlace = (a: PlaceMove, b: PlaceMove) =>
  (a.despues || Infinity) - (b.despues || Infinity) || a.antes - b.antes

/** The places a verdict would move, by a real replay of the stage with it (docs/rules.md#Preview of a ruling). */
export async function previewRuling(
  services: Services,
  id: number,
  verdict: { tipo: VerdictTipo; id_clan?: number | null },
): Promise<PlaceMove[]> {
  const { db } = services.database
  const { facts } = await admissible(db, id, verdict)
  const log = await loadLog(db, facts.id_etapa)
  const { seq } = await db.selectFrom('etapas').where('id', '=', facts.id_etapa).select('seq').executeTakeFirstOrThrow()
  const before = placesAfter(log)
  const after = placesAfter(
    ruled(log, id, { tipo: verdict.tipo, id_clan: verdict.id_clan ?? null }, seq + 1, services.now().toISOString()),
  )
  const clans = await db
    .selectFrom('clans')
    .where('id_etapa', '=', facts.id_etapa)
    .where('deleted_at', 'is', null)
    .select(['id', 'nombre'])
    .execute()
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
