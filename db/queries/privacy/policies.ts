import type { EarlierPolicy } from '@trinchera/contract/privacidad'
import type { Db } from '../../database'
import { readable } from '../../readable'
import type { PoliciesTable } from '../../schema/privacy'

/** Stores the content of a privacy page version that a new version replaces. */
export async function storePolicy(trx: Db, policy: PoliciesTable): Promise<void> {
  await trx
    .insertInto('politicas')
    .values(policy)
    .onConflict((conflict) => conflict.column('version').doNothing())
    .execute()
}

/** The earlier versions of the privacy page, the latest first. */
export const earlierPolicies = (db: Db): Promise<EarlierPolicy[]> =>
  db.selectFrom('politicas').orderBy('version', 'desc').select(['version', 'desde', 'hasta', 'cambio']).execute()

/** The stored content of an earlier version of the privacy page; null if there was no such version. */
export async function earlierPolicy(db: Db, version: number): Promise<unknown> {
  const row = await db.selectFrom('politicas').where('version', '=', version).select('contenido').executeTakeFirst()
  return row ? readable(row.contenido, JSON.parse) : null
}
