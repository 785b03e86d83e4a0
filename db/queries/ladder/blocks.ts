import { sql } from 'kysely'
import { blockOf, lastMoved, type HistoryBlock, type LastMove, type Shift } from '@trinchera/rules/ladder/shifts'
import type { Db } from '../../database'
import { parseMoved, parseRanked, parseShifts, shiftsText } from './block-text'
import { inChunks, type Range } from './projection'

/** A block of an etapa's history: the ranking at a log entry, and the changes after it. `moved`: each clan's last move before the block. */
export interface EtapaBlock extends HistoryBlock {
  moved(): ReadonlyMap<number, LastMove>
}

/**
 * New data for one block of an etapa's history. `start`: the ranking and the last moves at the beginning of the block, as stored texts;
 * null if the block is stored already.
 */
export interface BlockRecord {
  seq: number
  start: { ranked: string; moved: string } | null
  shifts: Shift[]
}

const selectBlocks = (db: Db, etapa: number) =>
  db
    .selectFrom('ladder_blocks as b')
    .innerJoin('ladder_shifts as s', (join) => join.onRef('s.id_etapa', '=', 'b.id_etapa').onRef('s.seq', '=', 'b.seq'))
    .where('b.id_etapa', '=', etapa)
    .select(['b.seq', 'b.ranked', 'b.moved', 's.shifts'])

/** A stored block as an `EtapaBlock`, without the shifts of log entries after `until`. */
const toBlock = (
  { seq, ranked, moved, shifts }: { seq: number; ranked: string; moved: string; shifts: string },
  until = Infinity,
): EtapaBlock => {
  const all = parseShifts(shifts)
  return {
    seq,
    ranked: parseRanked(ranked),
    shifts: until === Infinity ? all : all.filter((shift) => shift.seq <= until),
    moved: () => parseMoved(moved),
  }
}

/** The last block that begins before the log entry `entry`, with the shifts before this entry only. */
export async function blockBefore(db: Db, etapa: number, entry: number): Promise<EtapaBlock | undefined> {
  const row = await selectBlocks(db, etapa)
    .where('b.seq', '<', entry)
    .orderBy('b.seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && toBlock(row, entry - 1)
}

const firstPage = 2
const mostOfPage = 32

/** `seq` of the last block that begins at or before the log entry `seq`. */
export async function blockStartBefore(db: Db, etapa: number, seq: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('ladder_blocks')
    .where('id_etapa', '=', etapa)
    .where('seq', '<=', seq)
    .orderBy('seq', 'desc')
    .limit(1)
    .select('seq')
    .executeTakeFirst()
  return row?.seq
}

/**
 * The blocks that begin at `from` or later and before `below`, in the given order, without shifts of log entries after `until`. They are
 * read from the database in pages of growing size.
 */
export async function* blockPages(
  db: Db,
  etapa: number,
  { from, below, until, order }: { from: number; below: number; until: number; order: 'asc' | 'desc' },
): AsyncGenerator<EtapaBlock> {
  let [first, end] = [from, below]
  for (let size = firstPage; ; size = Math.min(size * 2, mostOfPage)) {
    let query = selectBlocks(db, etapa).where('b.seq', '>=', first)
    if (end !== Infinity) query = query.where('b.seq', '<', end)
    const rows = await query.orderBy('b.seq', order).limit(size).execute()
    for (const row of rows) yield toBlock(row, until)
    const last = rows.at(-1)
    if (!last || rows.length < size) return
    if (order === 'asc') first = last.seq + 1
    else end = last.seq
  }
}

/** True if the block to which the log entry `entry` belongs has shifts of earlier entries. */
export async function continuesBlock(db: Db, etapa: number, entry: number): Promise<boolean> {
  const row = await db
    .selectFrom('ladder_shifts')
    .where('id_etapa', '=', etapa)
    .where('seq', '=', blockOf(entry))
    .select('shifts')
    .executeTakeFirst()
  return row !== undefined && Number.parseInt(row.shifts, 10) < entry
}

/** The last move of each clan before the log entry `entry`, by clan id. */
export async function movedBefore(db: Db, etapa: number, entry: number): Promise<Map<number, LastMove>> {
  const block = await blockBefore(db, etapa, entry)
  return block ? lastMoved(block, block.moved()) : new Map()
}

/** Adds blocks to an etapa's history. If a block is stored already, its new shifts are appended to the stored ones. */
export async function appendBlocks(trx: Db, etapa: number, blocks: readonly BlockRecord[]): Promise<void> {
  const starts = blocks.flatMap(({ seq, start }) => (start ? { id_etapa: etapa, seq, ...start } : []))
  await inChunks(starts, (chunk) =>
    trx
      .insertInto('ladder_blocks')
      .values(chunk)
      .onConflict((conflict) =>
        conflict
          .columns(['id_etapa', 'seq'])
          .doUpdateSet((eb) => ({ ranked: eb.ref('excluded.ranked'), moved: eb.ref('excluded.moved') })),
      )
      .execute(),
  )
  await inChunks(blocks, (chunk) =>
    trx
      .insertInto('ladder_shifts')
      .values(chunk.map(({ seq, shifts }) => ({ id_etapa: etapa, seq, shifts: shiftsText(shifts) })))
      .onConflict((conflict) =>
        conflict.columns(['id_etapa', 'seq']).doUpdateSet({ shifts: sql`ladder_shifts.shifts || excluded.shifts` }),
      )
      .execute(),
  )
}

/**
 * Deletes the shifts of the log entries after `after` and up to `until`. The shifts that follow `until` in its block are deleted and
 * returned, so that the caller can append them again in order.
 */
async function takeShifts(trx: Db, etapa: number, { after, until = Infinity }: Range): Promise<BlockRecord[]> {
  const first = blockOf(after + 1)
  const last = until === Infinity ? null : blockOf(until)
  const stored = await trx
    .selectFrom('ladder_shifts')
    .where('id_etapa', '=', etapa)
    .where('seq', 'in', last === null ? [first] : [first, last])
    .select(['seq', 'shifts'])
    .execute()
  const edges = stored
    .map(({ seq, shifts }) => {
      const all = parseShifts(shifts)
      return { seq, earlier: all.filter((each) => each.seq <= after), later: all.filter((each) => each.seq > until) }
    })
    .filter(({ earlier, later }) => earlier.length + later.length)
  for (const table of ['ladder_shifts', 'ladder_blocks'] as const) {
    let rows = trx.deleteFrom(table).where('id_etapa', '=', etapa).where('seq', '>=', first)
    if (last !== null) rows = rows.where('seq', '<=', last)
    for (const { seq } of edges) rows = rows.where('seq', '!=', seq)
    await rows.execute()
  }
  for (const { seq, earlier } of edges)
    await trx
      .updateTable('ladder_shifts')
      .set({ shifts: shiftsText(earlier) })
      .where('id_etapa', '=', etapa)
      .where('seq', '=', seq)
      .execute()
  return edges.flatMap(({ seq, later: shifts }) => (shifts.length ? [{ seq, start: null, shifts }] : []))
}

/** Deletes the shifts of all log entries after `after` from an etapa's history. */
export async function deleteShifts(trx: Db, etapa: number, after: number): Promise<void> {
  await takeShifts(trx, etapa, { after })
}

/** Replaces the shifts of the log entries in `range` in an etapa's history. The shifts of all other entries stay. */
export async function replaceShifts(trx: Db, etapa: number, range: Range, blocks: readonly BlockRecord[]) {
  const later = await takeShifts(trx, etapa, range)
  await appendBlocks(trx, etapa, blocks)
  await appendBlocks(trx, etapa, later)
}
