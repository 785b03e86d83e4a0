import { monthClosingDelay } from '@trinchera/rules/limits'
import {
  applyMedals,
  chileMonth,
  closeMonths,
  emptyMedals,
  type ClanMarks,
  type MedalAward,
  type MedalState,
} from '@trinchera/rules/medallas/fold'
import type { MedallaTipo } from '@trinchera/rules/medallas/tipos'
import type { Database, Db, OnCommit } from './database'
import { lockEtapa } from './queries/ladder/log'
import { loadMarks, medalEntryPages, medalProgress, saveMarks, untold } from './queries/palmares/medal-fold'
import {
  medalDifferences,
  settleDifference,
  standingIn,
  type MedalChanges,
  type MedalDifference,
} from './queries/palmares/stored-medals'

export type MedalProgress = NonNullable<Awaited<ReturnType<typeof medalProgress>>>

/** `quiet`: the stage is older than medals, so that nobody is told of those it gave. */
export interface MedalsFolded extends MedalChanges {
  quiet: boolean
}

/** Kinds that follow from the log of one stage. */
const ofLog: readonly MedallaTipo[] = ['fundador', 'racha-10', 'racha-20', 'mes-invicto', 'matagigantes', 'remontada']
/** Medals that one transaction changes and tells of: other writes wait for no longer than these take. */
const medalsOfPart = 50
/** Clans whose marks one transaction stores. */
const marksOfPart = 250
/** A replay that rulings or another worker overtake so many times is left to one transaction. */
const mostTries = 3

/** A clan's marks as they are stored. The fold goes on with the marks themselves. */
interface StoredMarks {
  id_clan: number
  text: string
}

const toStored = (marks: ClanMarks): StoredMarks => ({ id_clan: marks.id_clan, text: JSON.stringify(marks) })

/** What the marks that are stored lack, and the clans that they have and the fold has not. */
export function differingMarks(
  { clans }: MedalState,
  stored: readonly StoredMarks[],
): { marks: ClanMarks[]; gone: number[] } {
  const before = new Map(stored.map(({ id_clan, text }) => [id_clan, text]))
  return {
    marks: [...clans.values()].filter((marks) => before.get(marks.id_clan) !== JSON.stringify(marks)),
    gone: [...before.keys()].filter((id) => !clans.has(id)),
  }
}

/**
 * The medals of a stage folded from its first entry to the last that its ladder has applied, and in `parts` how those that are stored differ from them; of use while both stand where they did.
 * `used`: its state goes on with what was reported meanwhile, even where that transaction fails and is begun again.
 */
export interface PreparedMedals {
  progress: MedalProgress
  state: MedalState
  stored: readonly StoredMarks[]
  parts: MedalDifference[][]
  used: boolean
}

/** The month of which the medals are not due yet: a report may be stored some seconds after the time it says. */
export const medalMonth = (now: Date): string => chileMonth(new Date(now.getTime() - monthClosingDelay).toISOString())

/** The month that the log has reached; before its first entry none has begun. */
export const monthReached = (progress: MedalProgress, mes: string): string => (progress.applied_seq > 0 ? mes : '')

export const isQuiet = (progress: MedalProgress): boolean => progress.medal_revision === untold

export const inEtapa = (etapa: number, awards: readonly MedalAward[]) =>
  awards.map((award) => ({ ...award, id_etapa: etapa }))

export const mustReplay = ({ medal_seq, medal_revision, applied_revision }: MedalProgress): boolean =>
  medal_seq === null || medal_revision !== applied_revision

/** Whether nothing was folded since that a replay prepared then does not know; what the log had added is taken up after it. */
export const stillOf = ({ progress: then, used }: PreparedMedals, now: MedalProgress): boolean =>
  !used &&
  then.applied_revision === now.applied_revision &&
  then.applied_seq <= now.applied_seq &&
  then.medal_seq === now.medal_seq &&
  then.medal_revision === now.medal_revision &&
  then.mes === now.mes

/** In parts of some medals each, none of which divides what one clan has of one kind. */
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

/** Folds the log of a stage from its start, and ends the months before `mes`. */
export async function replayMedals(
  db: Db,
  etapa: number,
  progress: MedalProgress,
  mes: string,
  size = medalsOfPart,
): Promise<PreparedMedals> {
  const state = emptyMedals()
  const stored = (await loadMarks(db, etapa)).map(toStored)
  const differences = medalDifferences(await standingIn(db, { etapa, tipos: ofLog }))
  for await (const entries of medalEntryPages(db, etapa, { end: progress.applied_seq }))
    differences.want(inEtapa(etapa, applyMedals(state, entries, state.mes)))
  differences.want(inEtapa(etapa, closeMonths(state, mes)))
  return { progress, state, stored, parts: inParts(differences.byHolder(), size), used: false }
}

export type TellMedals = (trx: Db, onCommit: OnCommit, changes: MedalChanges) => Promise<void>

/** Does one part of a replay in a transaction; false where something overtook it, so that the part may be wrong. */
const settlePart = (
  database: Database,
  etapa: number,
  prepared: PreparedMedals,
  settle: (trx: Db, onCommit: OnCommit, progress: MedalProgress) => Promise<void>,
): Promise<boolean> =>
  database.transaction(async (trx, onCommit) => {
    const progress = (await lockEtapa(trx, etapa)) && (await medalProgress(trx, etapa))
    if (!progress || progress.revision !== progress.applied_revision || !stillOf(prepared, progress)) return false
    await settle(trx, onCommit, progress)
    return true
  })

/** Settles all parts but the last, which is left to the transaction that ends the replay; false where something overtook it. */
async function settleParts(
  database: Database,
  etapa: number,
  prepared: PreparedMedals,
  tell: TellMedals,
): Promise<boolean> {
  while (prepared.parts.length > 1) {
    const settled = await settlePart(database, etapa, prepared, async (trx, onCommit, progress) => {
      const changes = await settleDifference(trx, prepared.parts[0] ?? [])
      if (!isQuiet(progress)) await tell(trx, onCommit, changes)
    })
    if (!settled) return false
    prepared.parts.shift()
  }
  return true
}

/**
 * Stores the marks that differ, in parts as well: those of thousands of clans at once take longer than other writes may wait. Nobody goes on from them until the replay's last
 * transaction says up to where the medals are folded. False where something overtook it.
 */
async function storeMarks(database: Database, etapa: number, prepared: PreparedMedals): Promise<boolean> {
  const { marks } = differingMarks(prepared.state, prepared.stored)
  for (let from = 0; from < marks.length; from += marksOfPart) {
    const part = marks.slice(from, from + marksOfPart)
    if (!(await settlePart(database, etapa, prepared, (trx) => saveMarks(trx, etapa, part, [])))) return false
  }
  const kept = prepared.stored.filter(({ id_clan }) => !prepared.state.clans.has(id_clan))
  prepared.stored = [...kept, ...[...prepared.state.clans.values()].map(toStored)]
  return true
}

/**
 * Does what can be done of a replay of medals before the transaction of `foldMedals`, so that other writes wait for little of it: the log is folded, medals that differ are settled in parts,
 * each told in its own transaction, and the clans' marks stored. Null if no replay is due, or if others overtook it. A process that is killed between two parts leaves those it settled, which its next replay finds as they should be.
 */
export async function prepareMedals(
  database: Database,
  etapa: number,
  now: Date,
  tell: TellMedals,
  { size = medalsOfPart } = {},
): Promise<PreparedMedals | null> {
  for (let tries = 0; tries < mostTries; tries++) {
    const progress = await medalProgress(database.db, etapa)
    if (!progress || progress.applied_revision !== progress.revision || !mustReplay(progress)) return null
    const prepared = await replayMedals(database.db, etapa, progress, monthReached(progress, medalMonth(now)), size)
    if ((await settleParts(database, etapa, prepared, tell)) && (await storeMarks(database, etapa, prepared)))
      return prepared
  }
  return null
}
