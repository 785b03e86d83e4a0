import { sql } from 'kysely'
import { signalsKeptMs } from '@trinchera/rules/limits'
import type { Db } from '../../database'

/**
 * Browser and network from which an account is used. `device`: hash of the cookie that identifies the browser. `nombre`: readable name of
 * the browser. `address`: keyed hash of the network.
 */
export interface Origin {
  device: string
  nombre: string
  address: string
}

/** True if this browser has logged in to the account before. */
export async function knowsDevice(db: Db, player: number, device_hash: string): Promise<boolean> {
  const row = await db
    .selectFrom('account_devices')
    .where('player_id', '=', player)
    .where('device_hash', '=', device_hash)
    .select('player_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Records that an account logged in with this browser from this network at `now` (ISO 8601). */
export async function recordOrigin(
  trx: Db,
  player_id: number,
  { device, nombre, address }: Origin,
  now: string,
): Promise<void> {
  await trx
    .insertInto('account_devices')
    .values({ player_id, device_hash: device, nombre, created_at: now, used_at: now })
    .onConflict((conflict) => conflict.columns(['player_id', 'device_hash']).doUpdateSet({ nombre, used_at: now }))
    .execute()
  await recordAddress(trx, player_id, address, now)
}

/** Records that an account was used from this network at `now` (ISO 8601). */
export async function recordAddress(trx: Db, player_id: number, address_hash: string, now: string): Promise<void> {
  await trx
    .insertInto('account_addresses')
    .values({ player_id, address_hash, created_at: now, used_at: now })
    .onConflict((conflict) => conflict.columns(['player_id', 'address_hash']).doUpdateSet({ used_at: now }))
    .execute()
}

/** Records that a known browser of an account was used at `now` (ISO 8601). */
export async function recordDeviceUse(trx: Db, player: number, device_hash: string, now: string): Promise<void> {
  await trx
    .updateTable('account_devices')
    .set({ used_at: now })
    .where('player_id', '=', player)
    .where('device_hash', '=', device_hash)
    .execute()
}

/** Deletes the known browsers of an account. The next login from each browser then counts as new, and the player is notified. */
export async function forgetDevices(trx: Db, player: number): Promise<void> {
  await trx.deleteFrom('account_devices').where('player_id', '=', player).execute()
}

/** Browsers and networks from which an account was used, for the player's data export: names and times of use, without hashes. */
export async function originsOf(db: Db, player: number) {
  return {
    equipos: await db
      .selectFrom('account_devices')
      .where('player_id', '=', player)
      .orderBy('used_at', 'desc')
      .select(['nombre', 'created_at', 'used_at'])
      .execute(),
    redes: await db
      .selectFrom('account_addresses')
      .where('player_id', '=', player)
      .orderBy('used_at', 'desc')
      .select(['created_at', 'used_at'])
      .execute(),
  }
}

export interface RelatedAccount {
  id: number
  username: string
  /** Number of browsers that both accounts have used. `redes`: number of networks that both have used. */
  equipos: number
  redes: number
  /** When the other account last used one of these browsers or networks, ISO 8601. */
  ultimo: string
}

/** Open accounts that have used the same browsers or networks as this account, most shared browsers first; at most `limit`. */
export async function relatedAccounts(db: Db, player: number, limit: number): Promise<RelatedAccount[]> {
  const byDevice = db
    .selectFrom('account_devices as own')
    .innerJoin('account_devices as other', 'other.device_hash', 'own.device_hash')
    .where('own.player_id', '=', player)
    .whereRef('other.player_id', '!=', 'own.player_id')
    .select(['other.player_id', 'other.used_at', sql<number>`1`.as('device'), sql<number>`0`.as('network')])
  const byNetwork = db
    .selectFrom('account_addresses as own')
    .innerJoin('account_addresses as other', 'other.address_hash', 'own.address_hash')
    .where('own.player_id', '=', player)
    .whereRef('other.player_id', '!=', 'own.player_id')
    .select(['other.player_id', 'other.used_at', sql<number>`0`.as('device'), sql<number>`1`.as('network')])
  return db
    .selectFrom(byDevice.unionAll(byNetwork).as('both'))
    .innerJoin('players', 'players.id', 'both.player_id')
    .where('players.closed_at', 'is', null)
    .groupBy(['players.id', 'players.username'])
    .select(({ fn }) => [
      'players.id',
      'players.username',
      fn.sum<number>('both.device').as('equipos'),
      fn.sum<number>('both.network').as('redes'),
      fn.max('both.used_at').as('ultimo'),
    ])
    .orderBy('equipos', 'desc')
    .orderBy('redes', 'desc')
    .orderBy('players.id')
    .limit(limit)
    .execute()
}

/** Deletes the records of browsers and networks that have not been used for `signalsKeptMs`. */
export async function deleteOldSignals(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - signalsKeptMs).toISOString()
  for (const table of ['account_devices', 'account_addresses'] as const)
    await db.deleteFrom(table).where('used_at', '<', before).execute()
}
