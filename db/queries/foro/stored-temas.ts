import { sql } from 'kysely'
import type { Busca } from '@trinchera/rules/foro'
import type { Db } from '../../database'

export async function temaExists(db: Db, id: number): Promise<boolean> {
  return Boolean(await db.selectFrom('foro_temas').where('id', '=', id).select('id').executeTakeFirst())
}

/** Locks a forum topic until the transaction ends and returns its stored fields; null if there is no such topic. */
export async function lockTema(trx: Db, id: number) {
  const row = await trx
    .updateTable('foro_temas')
    .set({ titulo: sql`titulo` })
    .where('id', '=', id)
    .returning(['id', 'id_seccion', 'titulo', 'id_creador', 'fijado', 'cerrado', 'oculto', 'primero', 'ultimo'])
    .executeTakeFirst()
  return row ?? null
}
export type StoredTema = NonNullable<Awaited<ReturnType<typeof lockTema>>>

/** Stores a forum topic, still without posts; returns its id. */
export async function insertTema(
  trx: Db,
  tema: {
    id_seccion: number
    titulo: string
    id_creador: number
    creador: string
    created_at: string
    busca: Busca | null
    id_etapa: number | null
    horario: string | null
    puesto: string | null
  },
): Promise<number> {
  const { id } = await trx.insertInto('foro_temas').values(tema).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Counts a new visible post in its topic and makes it the topic's last post. Lock the topic first. */
export async function addToTema(trx: Db, id: number, mensaje: number): Promise<void> {
  await trx
    .updateTable('foro_temas')
    .set((eb) => ({
      mensajes: eb('mensajes', '+', 1),
      ultimo: mensaje,
      primero: eb.case().when('primero', '=', 0).then(mensaje).else(eb.ref('primero')).end(),
    }))
    .where('id', '=', id)
    .execute()
}

/** Counts a topic's visible posts again after one was deleted, hidden or shown. Hides the topic if its first post is hidden. */
export async function recountTema(trx: Db, id: number): Promise<void> {
  const seen = await trx
    .selectFrom('comments')
    .where('id_tema', '=', id)
    .where('hidden_at', 'is', null)
    .select((eb) => [eb.fn.countAll<number>().as('mensajes'), eb.fn.max('id').as('ultimo')])
    .executeTakeFirstOrThrow()
  await trx
    .updateTable('foro_temas')
    .set((eb) => ({
      mensajes: seen.mensajes,
      ultimo: seen.ultimo ?? eb.ref('primero'),
      oculto: eb
        .case()
        .when(
          eb.exists(
            eb
              .selectFrom('comments')
              .whereRef('comments.id', '=', 'foro_temas.primero')
              .where('hidden_at', 'is not', null)
              .select('comments.id'),
          ),
        )
        .then(1)
        .else(0)
        .end(),
    }))
    .where('id', '=', id)
    .execute()
}

export async function changeTema(
  trx: Db,
  id: number,
  changes: Partial<{ fijado: number; cerrado: number; id_seccion: number; titulo: string }>,
): Promise<void> {
  await trx.updateTable('foro_temas').set(changes).where('id', '=', id).execute()
}

/** Deletes a topic and all its posts. */
export async function deleteTemaRow(trx: Db, id: number): Promise<void> {
  await trx.deleteFrom('foro_temas').where('id', '=', id).execute()
}
