import type { Db } from '../../database'

/** `seq` of the last entry in an etapa's log. */
export async function lastSeq(db: Db, etapa: number): Promise<number> {
  const { seq } = await db.selectFrom('etapas').where('id', '=', etapa).select('seq').executeTakeFirstOrThrow()
  return seq
}

/** The clans of an etapa, without deleted ones. */
export async function livingClans(db: Db, etapa: number): Promise<{ id: number; nombre: string }[]> {
  return db
    .selectFrom('clans')
    .where('id_etapa', '=', etapa)
    .where('deleted_at', 'is', null)
    .select(['id', 'nombre'])
    .execute()
}
