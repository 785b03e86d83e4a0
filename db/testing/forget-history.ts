import type { Database } from '../database'

/** Deletes the stored history of an etapa, as if the site was just updated or the previous release had calculated the ladder table. */
export async function forgetHistory({ db }: Pick<Database, 'db'>, etapa: number): Promise<void> {
  for (const table of ['ladder_blocks', 'ladder_shifts'] as const)
    await db.deleteFrom(table).where('id_etapa', '=', etapa).execute()
  await db.updateTable('ladders').set({ history_seq: 0, history_revision: 0 }).where('id_etapa', '=', etapa).execute()
}
