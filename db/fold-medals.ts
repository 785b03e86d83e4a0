import {
  applyMedals,
  chileMonth,
  type ClanMarks,
  type MedalAward,
  type MedalEntry,
  type MedalState,
} from '@trinchera/rules/medallas/fold'
import type { MedallaTipo } from '@trinchera/rules/medallas/tipos'
import type { Db } from './database'
import { lockEtapa, removedUntil } from './queries/ladder/log'
import { settleLines } from './queries/palmares/linajes'
import { loadMarks, loadMedalEntries, medalProgress, saveMarks, saveProgress } from './queries/palmares/medal-fold'
import { podiumOf } from './queries/palmares/podium'
import { storeStory } from './queries/palmares/season-story'
import {
  giveMedals,
  joined,
  noChanges,
  settleDifference,
  settleMedals,
  type MedalChanges,
} from './queries/palmares/stored-medals'
import { bumpVersion } from './queries/site/versions'
import {
  inEtapa,
  isQuiet,
  medalMonth,
  monthReached,
  mustReplay,
  replayMedals,
  stillOf,
  type MedalProgress,
  type MedalsFolded,
  type PreparedMedals,
} from './replay-medals'

const ofPodium: readonly MedallaTipo[] = ['primer-lugar', 'segundo-lugar', 'tercer-lugar']

/**
 * Completes the calculation of an etapa's medals from its whole log (a replay): awards and revokes what differs, applies matches reported
 * since the replay was prepared, and stores each clan's marks (progress towards medals). Without a valid prepared replay, the replay runs
 * here.
 */
async function replayed(
  trx: Db,
  etapa: number,
  progress: MedalProgress,
  mes: string,
  prepared: PreparedMedals | null,
): Promise<{ state: MedalState; changes: MedalChanges }> {
  const ready = prepared && stillOf(prepared, progress) ? prepared : null
  const { state, differences } = ready
    ? { state: structuredClone(ready.state), differences: [] } // a copy, because a failed transaction may run again
    : await replayMedals(trx, etapa, progress, mes)
  const settled = await settleDifference(trx, differences)
  const later = await loadMedalEntries(trx, etapa, (ready?.progress ?? progress).applied_seq)
  const given = await giveMedals(trx, inEtapa(etapa, applyMedals(state, later, mes)))
  const stored = await loadMarks(trx, etapa)
  const gone = stored.flatMap(({ id_clan }) => (state.clans.has(id_clan) ? [] : [id_clan]))
  await saveMarks(trx, etapa, [...state.clans.values()], gone)
  return { state, changes: joined(settled, { given, taken: [] }) }
}

/** The clans whose marks (progress towards medals) these entries need. Undefined for all clans: a month ends with these entries. */
function concerned(entries: readonly MedalEntry[], from: string, until: string): number[] | undefined {
  if (until > from || entries.some(({ at }) => chileMonth(at) > from)) return undefined
  return [...new Set(entries.flatMap((entry) => (entry.type === 'match' ? [entry.winner, entry.loser] : [entry.clan])))]
}

/** Applies the log entries after `head.seq` to the medals. `begun`: clans whose marks (progress towards medals) begin or end with them. */
async function continued(
  trx: Db,
  etapa: number,
  head: { seq: number; mes: string; entradas: number },
  mes: string,
): Promise<{ state: MedalState; awards: MedalAward[]; begun: number[] }> {
  const entries = await loadMedalEntries(trx, etapa, head.seq)
  const stored = await loadMarks(trx, etapa, concerned(entries, head.mes, mes))
  const state: MedalState = {
    mes: head.mes,
    entradas: head.entradas,
    clans: new Map(stored.map((marks): [number, ClanMarks] => [marks.id_clan, marks])),
    removed: new Set(await removedUntil(trx, etapa, head.seq)),
  }
  const known = new Set(state.clans.keys())
  const awards = applyMedals(state, entries, mes)
  const clans = [...state.clans.values()]
  const gone = [...known].filter((id) => !state.clans.has(id))
  await saveMarks(trx, etapa, clans, gone)
  return { state, awards, begun: [...gone, ...clans.map(({ id_clan }) => id_clan).filter((id) => !known.has(id))] }
}

async function foldLog(
  trx: Db,
  etapa: number,
  progress: MedalProgress,
  mes: string,
  prepared: PreparedMedals | null,
): Promise<MedalChanges> {
  const { applied_seq: seq, applied_revision: revision, medal_seq, entradas } = progress
  const until = monthReached(progress, mes)
  const save = (state: MedalState) =>
    saveProgress(trx, { id_etapa: etapa, seq, revision, mes: state.mes, entradas: state.entradas })
  if (medal_seq === null || mustReplay(progress)) {
    const { state, changes } = await replayed(trx, etapa, progress, until, prepared)
    await save(state)
    const clans = await trx.selectFrom('clans').where('id_etapa', '=', etapa).select('id').execute()
    return joined(
      changes,
      await settleLines(
        trx,
        clans.map(({ id }) => id),
      ),
    )
  }
  const { state, awards, begun } = await continued(
    trx,
    etapa,
    { seq: medal_seq, mes: progress.mes ?? '', entradas: entradas ?? 0 },
    until,
  )
  await save(state)
  const given = await giveMedals(trx, inEtapa(etapa, awards))
  return joined({ given, taken: [] }, begun.length ? await settleLines(trx, begun) : noChanges)
}

/** Awards the podium medals of an archived etapa and stores its history of the season. Does nothing if that was done before. */
async function closeEtapa(trx: Db, etapa: number, progress: MedalProgress): Promise<MedalChanges> {
  if (progress.archived_at === null || progress.told !== null) return noChanges
  const podium = await podiumOf(trx, etapa)
  const changes = await settleMedals(
    trx,
    { etapa, tipos: ofPodium },
    podium.flatMap(({ id_clan, puesto }) => {
      const tipo = ofPodium[puesto - 1]
      if (!tipo) return []
      const clave = `${tipo}:${etapa}`
      return [
        { clave, tipo, id_clan, id_etapa: etapa, id_match: null, fecha: progress.archived_at ?? '', valor: puesto },
      ]
    }),
  )
  await storeStory(trx, etapa)
  return changes
}

const isCurrent = (progress: MedalProgress, mes: string): boolean =>
  progress.applied_seq === (progress.medal_seq ?? 0) &&
  progress.applied_revision === (progress.medal_revision ?? 0) &&
  (progress.mes ?? '') >= monthReached(progress, mes) &&
  (progress.archived_at === null || progress.told !== null)

/**
 * Brings an etapa's medals up to date with the log entries that its ladder table includes, in the caller's transaction. Applies the new
 * entries; if a ruling changed an applied entry, calculates all medals again. `prepared`: that calculation made beforehand, used if still
 * valid. Null if there is nothing to do, or if the table does not include a ruling yet.
 */
export async function foldMedals(
  trx: Db,
  etapa: number,
  now: Date,
  prepared: PreparedMedals | null = null,
): Promise<MedalsFolded | null> {
  if (!(await lockEtapa(trx, etapa))) return null
  const progress = await medalProgress(trx, etapa)
  if (!progress || progress.applied_revision !== progress.revision) return null
  const mes = medalMonth(now)
  if (isCurrent(progress, mes)) return null
  const changes = joined(await foldLog(trx, etapa, progress, mes, prepared), await closeEtapa(trx, etapa, progress))
  await bumpVersion(trx, 'palmares')
  return { ...changes, quiet: isQuiet(progress) }
}
