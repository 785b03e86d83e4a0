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

/** Result of a fold of medals. `quiet`: the stage is older than medals, so nobody is notified of them. */
export interface MedalsFolded extends MedalChanges {
  quiet: boolean
}

/** Kinds of medals that are computed from the log of one stage. */
const ofLog: readonly MedallaTipo[] = ['fundador', 'racha-10', 'racha-20', 'mes-invicto', 'matagigantes', 'remontada']
/** How many medals one transaction changes and announces, so that other writes do not wait long. */
const medalsOfPart = 50

/**
 * The medals of a stage, folded from the first entry of its log to the last one that its ladder has applied, and how the stored medals
 * differ from them.
 */
interface ReplayedMedals {
  progress: MedalProgress
  state: MedalState
  differences: MedalDifference[]
}

/**
 * A replay whose differences are stored already. It is valid as long as the stage's medals and the ladder's applied revision do not change
 * (`stillOf`).
 */
export type PreparedMedals = Readonly<Pick<ReplayedMedals, 'progress' | 'state'>>

/**
 * The current month, whose medals are not due yet. A month is closed some minutes late (`monthClosingDelay`), because a report may be
 * stored some seconds after its own time.
 */
export const medalMonth = (now: Date): string => chileMonth(new Date(now.getTime() - monthClosingDelay).toISOString())

/** `mes`, or '' if the stage's log has no applied entry, because no month begins before the first entry. */
export const monthReached = (progress: MedalProgress, mes: string): string => (progress.applied_seq > 0 ? mes : '')

export const isQuiet = (progress: MedalProgress): boolean => progress.medal_revision === untold

export const inEtapa = (etapa: number, awards: readonly MedalAward[]) =>
  awards.map((award) => ({ ...award, id_etapa: etapa }))

export const mustReplay = ({ medal_seq, medal_revision, applied_revision }: MedalProgress): boolean =>
  medal_seq === null || medal_revision !== applied_revision

/**
 * True if a prepared replay is still valid: no other process has changed the stage's medals since. Newer entries of the log are folded
 * afterwards.
 */
export const stillOf = ({ progress: then }: PreparedMedals, now: MedalProgress): boolean =>
  then.applied_revision === now.applied_revision &&
  then.applied_seq <= now.applied_seq &&
  then.medal_seq === now.medal_seq &&
  then.medal_revision === now.medal_revision &&
  then.mes === now.mes

/** Splits the differences into parts of about `size` medals. The medals of one clan and kind stay together. */
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

/** Folds the log of a stage from its start, and closes the months before `mes`. */
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

/** Stores and announces one part in a transaction. False if the stage has changed since the replay, so that the part may be wrong. */
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

/** One attempt of `prepareMedals`; null if the stage changed meanwhile. */
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
 * Does most of a replay of medals before the transaction of `foldMedals`, so that other writes wait less: it folds the log, and stores and
 * announces the differing medals in parts, each in its own transaction. If a ruling or another worker changes the stage meanwhile, it
 * starts again. Null if no replay is due. If the process is killed between two parts, the parts it stored are correct, and the next replay
 * finds them unchanged.
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
