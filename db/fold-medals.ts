import {
  applyMedals,
  chileMonth,
  closeMonths,
  emptyMedals,
  type ClanMarks,
  type MedalAward,
  type MedalEntry,
  type MedalState,
} from '@trinchera/rules/medallas/fold'
import { monthClosingDelay } from '@trinchera/rules/limits'
import type { MedallaTipo } from '@trinchera/rules/medallas/tipos'
import type { Db } from './database'
import { lockEtapa, removedUntil } from './queries/ladder/log'
import { settleLines } from './queries/palmares/linajes'
import {
  loadMarks,
  loadMedalEntries,
  medalEntryPages,
  medalProgress,
  saveMarks,
  saveProgress,
  untold,
} from './queries/palmares/medal-fold'
import { podiumOf } from './queries/palmares/podium'
import { storeStory } from './queries/palmares/season-story'
import {
  giveMedals,
  joined,
  medalDifferences,
  noChanges,
  settleMedals,
  standingIn,
  type MedalChanges,
} from './queries/palmares/stored-medals'
import { bumpVersion } from './queries/site/versions'

type Progress = NonNullable<Awaited<ReturnType<typeof medalProgress>>>

/** `quiet`: the stage is older than medals, so that nobody is told of those it gave. */
export interface MedalsFolded extends MedalChanges {
  quiet: boolean
}

/** Kinds that follow from the log of one stage. */
const ofLog: readonly MedallaTipo[] = ['fundador', 'racha-10', 'racha-20', 'mes-invicto', 'matagigantes', 'remontada']
const ofPodium: readonly MedallaTipo[] = ['primer-lugar', 'segundo-lugar', 'tercer-lugar']

/** The month of which the medals are not due yet: a report may be stored some seconds after the time it says. */
export const medalMonth = (now: Date): string => chileMonth(new Date(now.getTime() - monthClosingDelay).toISOString())

/** The medals of a stage folded from its first entry to the last that its ladder has applied, against those that are stored; of use while both stand where they did. */
export interface PreparedMedals {
  progress: Progress
  state: MedalState
  stored: readonly ClanMarks[]
  /** Its state goes on with what was reported meanwhile, even where that transaction fails and is begun again. */
  used: boolean
  differences: ReturnType<typeof medalDifferences>
}

const inEtapa = (etapa: number, awards: readonly MedalAward[]) => awards.map((award) => ({ ...award, id_etapa: etapa }))

/** Folds the log of a stage from its start. */
async function fromStart(db: Db, etapa: number, progress: Progress): Promise<PreparedMedals> {
  const state = emptyMedals()
  const stored = await loadMarks(db, etapa)
  const differences = medalDifferences(await standingIn(db, { etapa, tipos: ofLog }))
  for await (const entries of medalEntryPages(db, etapa, { end: progress.applied_seq }))
    differences.want(inEtapa(etapa, applyMedals(state, entries, state.mes)))
  return { progress, state, stored, used: false, differences }
}

/** Whether nothing was folded since that a replay prepared then does not know; what the log had added is taken up after it. */
const stillOf = ({ progress: then, used }: PreparedMedals, now: Progress) =>
  !used &&
  then.applied_revision === now.applied_revision &&
  then.applied_seq <= now.applied_seq &&
  then.medal_seq === now.medal_seq &&
  then.medal_revision === now.medal_revision &&
  then.mes === now.mes

const mustReplay = ({ medal_seq, medal_revision, applied_revision }: Progress) =>
  medal_seq === null || medal_revision !== applied_revision

/** Folds what a ruling made due before the transaction of `foldMedals`, so that other writes do not wait for it; null where nothing is to be replayed. */
export async function prepareMedals(db: Db, etapa: number): Promise<PreparedMedals | null> {
  const progress = await medalProgress(db, etapa)
  if (!progress || progress.applied_revision !== progress.revision || !mustReplay(progress)) return null
  return fromStart(db, etapa, progress)
}

async function replayed(
  trx: Db,
  etapa: number,
  progress: Progress,
  mes: string,
  prepared: PreparedMedals | null,
): Promise<{ state: MedalState; changes: MedalChanges }> {
  const begun = prepared && stillOf(prepared, progress) ? prepared : await fromStart(trx, etapa, progress)
  const { state, stored, differences } = begun
  begun.used = true
  const { applied_seq: seq } = begun.progress
  if (seq < progress.applied_seq)
    differences.want(inEtapa(etapa, applyMedals(state, await loadMedalEntries(trx, etapa, seq), state.mes)))
  differences.want(inEtapa(etapa, closeMonths(state, mes)))
  const before = new Map(stored.map((marks) => [marks.id_clan, JSON.stringify(marks)]))
  await saveMarks(
    trx,
    etapa,
    [...state.clans.values()].filter((marks) => before.get(marks.id_clan) !== JSON.stringify(marks)),
    [...before.keys()].filter((id) => !state.clans.has(id)),
  )
  return { state, changes: await differences.settle(trx) }
}

/** The clans of the new entries; undefined for all, where a month ends with them. */
function concerned(entries: readonly MedalEntry[], from: string, until: string): number[] | undefined {
  if (until > from || entries.some(({ at }) => chileMonth(at) > from)) return undefined
  return [...new Set(entries.flatMap((entry) => (entry.type === 'match' ? [entry.winner, entry.loser] : [entry.clan])))]
}

/** Folds the entries after the last folded one; `begun`: the clans whose first match is among them. */
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

/** The month that the log has reached; before its first entry none has begun. */
const monthReached = (progress: Progress, mes: string) => (progress.applied_seq > 0 ? mes : '')

async function foldLog(
  trx: Db,
  etapa: number,
  progress: Progress,
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

/** An archived stage, once: its podium's medals and what is told of it. */
async function closeStage(trx: Db, etapa: number, progress: Progress): Promise<MedalChanges> {
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

const isCurrent = (progress: Progress, mes: string): boolean =>
  progress.applied_seq === (progress.medal_seq ?? 0) &&
  progress.applied_revision === (progress.medal_revision ?? 0) &&
  (progress.mes ?? '') >= monthReached(progress, mes) &&
  (progress.archived_at === null || progress.told !== null)

/**
 * Makes the medals of a stage follow its log as its ladder has applied it, in the caller's transaction: by the entries after the last folded
 * one, or by a replay if a ruling changed a folded one; `prepared` is used once. Null if there is nothing to do, or if the ladder itself is behind a ruling; idempotent.
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
  const changes = joined(await foldLog(trx, etapa, progress, mes, prepared), await closeStage(trx, etapa, progress))
  await bumpVersion(trx, 'palmares')
  return { ...changes, quiet: progress.medal_revision === untold }
}
