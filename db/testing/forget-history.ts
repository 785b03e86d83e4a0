import type { Database } from '../database'

/** Deletes the stored history of an etapa, so that it has no blocks, as after an update or after the previous release folded the etapa. */
export async function forgetHistory({ db }: Pick<Database, 'db'>, etapa: number): Promise<void> {
  for (const table of ['ladder_blocks', 'ladder_shifts'] as const)
    await db.deleteFrom(table).where('id_etapa', '=', etapa).execute()
  await db.updateTable('ladders').set({ history_seq: 0, history_revision: 0 }).where('id_etapa', '=', etapa).execute()
}
