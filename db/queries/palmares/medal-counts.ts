import type { Db } from '../../database'

/** The clans with most medals in force, among equals those with the latest medal first. */
export async function mostMedals(db: Db, limit: number): Promise<{ id: number; nombre: string; medallas: number }[]> {
  const rows = await db
    .selectFrom('medallas as d')
    .innerJoin('clans as c', 'c.id', 'd.id_clan')
    .where('d.vigente', '=', 1)
    .groupBy(['c.id', 'c.nombre'])
    .select((eb) => ['c.id', 'c.nombre', eb.fn.countAll<number>().as('medallas'), eb.fn.max('d.fecha').as('ultima')])
    .orderBy('medallas', 'desc')
    .orderBy('ultima', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ id, nombre, medallas }) => ({ id, nombre, medallas: Number(medallas) }))
}
