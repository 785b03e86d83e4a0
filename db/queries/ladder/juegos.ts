import type { Juego } from '@trinchera/contract/juegos'
import { fold } from '@trinchera/rules/folding'
import type { Db } from '../../database'

export async function listJuegos(db: Db): Promise<Juego[]> {
  return db.selectFrom('juegos').select(['id', 'nombre']).orderBy('id').execute()
}

export async function juegoById(db: Db, id: number): Promise<Juego | null> {
  return (await db.selectFrom('juegos').select(['id', 'nombre']).where('id', '=', id).executeTakeFirst()) ?? null
}

/** True if a juego other than `except` has this name, compared as folded names. */
export async function isJuegoNameTaken(db: Db, nombre: string, except = 0): Promise<boolean> {
  return Boolean(
    await db
      .selectFrom('juegos')
      .select('id')
      .where('nombre_folded', '=', fold(nombre))
      .where('id', '!=', except)
      .executeTakeFirst(),
  )
}

export async function insertJuego(trx: Db, nombre: string): Promise<Juego> {
  return trx
    .insertInto('juegos')
    .values({ nombre, nombre_folded: fold(nombre) })
    .returning(['id', 'nombre'])
    .executeTakeFirstOrThrow()
}

export async function renameJuego(trx: Db, id: number, nombre: string): Promise<void> {
  await trx
    .updateTable('juegos')
    .set({ nombre, nombre_folded: fold(nombre) })
    .where('id', '=', id)
    .execute()
}

export async function juegoHasEtapas(db: Db, id: number): Promise<boolean> {
  return Boolean(await db.selectFrom('etapas').select('id').where('id_juego', '=', id).executeTakeFirst())
}

export async function deleteJuego(trx: Db, id: number): Promise<void> {
  await trx.deleteFrom('juegos').where('id', '=', id).execute()
}
