import { monthClosingDelay } from '@trinchera/rules/limits'
import {
  applyMedals,
  chileMonth,
  closeMonths,
  emptyMedals,
  type MedalAward,
  type MedalState,
} from '@trinchera/rules/medallas/fold'
import type { MedallaTipo } from '@trinchera/rules/medallas/tipos'
import type { Database, Db, OnCommit } from './database'
import { lockEtapa } from './queries/ladder/log'
import { medalEntryPages, medalProgress, untold } from './queries/palmares/medal-fold'
import {
  medalDifferences,
  settleDifference,
  standingIn,
  type MedalChanges,
  type MedalDifference,
} from './queries/palmares/stored-medals'

export type MedalProgress = NonNullable<Awaited<ReturnType<typeof medalProgress>>>

/** What a calculation of an etapa's medals changed. `quiet`: nobody is notified, because the etapa existed before medals did. */
export interface MedalsFolded extends MedalChanges {
  quiet: boolean
}

/** Kinds of medals that are computed from the log of a single etapa. */
const ofLog: readonly MedallaTipo[] = ['fundador', 'racha-10', 'racha-20', 'mes-invicto', 'matagigantes', 'remontada']
/** Number of medals that one transaction changes and announces; few, so that other writes do not wait long. */
const medalsOfPart = 50

/** The medals of an etapa, calculated from the log entries in its ladder table, and how the stored medals differ from them. */
interface ReplayedMedals {
  progress: MedalProgress
  state: MedalState
  differences: MedalDifference[]
}

/** Medals computed from the whole log, whose differences from the stored ones are already stored. Valid while `stillOf` returns true. */
export type PreparedMedals = Readonly<Pick<ReplayedMedals, 'progress' | 'state'>>

/**
 * The current month (Chile time), for which medals are not given yet. A month ends `monthClosingDelay` late here, because a report may be
 * stored some seconds after its date.
 */
export const medalMonth = (now: Date): string => chileMonth(new Date(now.getTime() - monthClosingDelay).toISOString())

/** `mes`; '' if the ladder table includes no log entry yet, because months are counted only from the first entry on. */
export const monthReached = (progress: MedalProgress, mes: string): string => (progress.applied_seq > 0 ? mes : '')

export const isQuiet = (progress: MedalProgress): boolean => progress.medal_revision === untold

export const inEtapa = (etapa: number, awards: readonly MedalAward[]) =>
  awards.map((award) => ({ ...award, id_etapa: etapa }))

export const mustReplay = ({ medal_seq, medal_revision, applied_revision }: MedalProgress): boolean =>
  medal_seq === null || medal_revision !== applied_revision

/** True if prepared medals are still valid, because nothing but new entries at the end of the etapa's log has been stored since. */
export const stillOf = ({ progress: then }: PreparedMedals, now: MedalProgress): boolean =>
  then.applied_revision === now.applied_revision &&
  then.applied_seq <= now.applied_seq &&
  then.medal_seq === now.medal_seq &&
  then.medal_revision === now.medal_revision &&
  then.mes === now.mes

/** Splits differences into parts of about `size` medals. The medals of one clan and kind are not separated. */
function inParts(differences: readonly MedalDifference[], size: number): MedalDifference[][] {
  const parts: MedalDifference[][] = []
  let room = 0
  for (const difference of differences) {
    if (room <= 0) {
      parts.push([])
      room = size
    }
    parts.at(-1)?.push(difference)
    room -= difference.give.length + difference.take.length
  }
  return parts
}

/** Computes the medals of an etapa from the start of its log, concluding the months before `mes`. */
export async function replayMedals(
  db: Db,
  etapa: number,
  progress: MedalProgress,
  mes: string,
): Promise<ReplayedMedals> {
  const state = emptyMedals()
  const differences = medalDifferences(await standingIn(db, { etapa, tipos: ofLog }))
  for await (const entries of medalEntryPages(db, etapa, { end: progress.applied_seq }))
    differences.want(inEtapa(etapa, applyMedals(state, entries, state.mes)))
  differences.want(inEtapa(etapa, closeMonths(state, mes)))
  return { progress, state, differences: differences.byHolder() }
}

export type TellMedals = (trx: Db, onCommit: OnCommit, changes: MedalChanges) => Promise<void>

/**
 * Stores and announces one part of the differences in a transaction. Returns false, and stores nothing, if the etapa has changed since the
 * medals were computed.
 */
const settlePart = (
  database: Database,
  etapa: number,
  replayed: ReplayedMedals,
  part: readonly MedalDifference[],
  tell: TellMedals,
): Promise<boolean> =>
  database.transaction(async (trx, onCommit) => {
    const progress = (await lockEtapa(trx, etapa)) && (await medalProgress(trx, etapa))
    if (!progress || progress.revision !== progress.applied_revision || !stillOf(replayed, progress)) return false
    const changes = await settleDifference(trx, part)
    if (!isQuiet(progress)) await tell(trx, onCommit, changes)
    return true
  })

/** One attempt of `prepareMedals` to calculate and store an etapa's medals; null if the etapa has changed meanwhile. */
async function tried(
  database: Database,
  etapa: number,
  progress: MedalProgress,
  mes: string,
  { tell, size }: { tell: TellMedals; size: number },
): Promise<PreparedMedals | null> {
  const replayed = await replayMedals(database.db, etapa, progress, mes)
  for (const part of inParts(replayed.differences, size))
    if (!(await settlePart(database, etapa, replayed, part, tell))) return null
  return { progress, state: replayed.state }
}

/**
 * Does most of the work when the medals of an etapa must be computed from the whole log, before the transaction of `foldMedals`, so that
 * other writes wait less. Computes them, and stores and announces the differences in parts, each in its own transaction. If the etapa
 * changes meanwhile, starts again. Null if no such calculation is due. If the process dies between two parts, the stored parts are correct.
 */
export async function prepareMedals(
  database: Database,
  etapa: number,
  now: Date,
  tell: TellMedals,
  { size = medalsOfPart } = {},
): Promise<PreparedMedals | null> {
  for (;;) {
    const progress = await medalProgress(database.db, etapa)
    if (!progress || progress.applied_revision !== progress.revision || !mustReplay(progress)) return null
    const prepared = await tried(database, etapa, progress, monthReached(progress, medalMonth(now)), { tell, size })
    if (prepared) return prepared
  }
}
