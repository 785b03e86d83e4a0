import type { Database } from '../database'

/** A stage's history becomes what an update finds, or what a process of the release before leaves: it was folded without blocks. */
export async function forgetHistory({ db }: Pick<Database, 'db'>, etapa: number): Promise<void> {
  for (const table of ['ladder_blocks', 'ladder_shifts'] as const)
    await db.deleteFrom(table).where('id_etapa', '=', etapa).execute()
  await db.updateTable('ladders').set({ history_seq: 0, history_revision: 0 }).where('id_etapa', '=', etapa).execute()
}
