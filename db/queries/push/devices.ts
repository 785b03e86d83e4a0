import type { PushDevice, PushSubscription } from '@trinchera/contract/push'
import type { Db } from '../../database'
import { selectAccount } from '../players/accounts'

/**
 * A browser's push subscription to be stored. `jti`: session that made the subscription. `clave`: VAPID key (identifies the site to push
 * services) used for it. `now`: ISO 8601.
 */
export interface NewDevice extends PushSubscription {
  player: number
  jti: string
  clave: string
  nombre: string
  now: string
}

const present = (
  {
    id,
    nombre,
    jti,
    created_at,
    used_at,
  }: { id: number; nombre: string; jti: string; created_at: string; used_at: string | null },
  session: string,
): PushDevice => ({ id, nombre, propio: jti === session, creado: created_at, usado: used_at })

/** The devices on which a player gets pushes, oldest first. `propio`: true for the device registered in the session `session`. */
export async function devicesOf(db: Db, player: number, session: string): Promise<PushDevice[]> {
  const rows = await db
    .selectFrom('push_devices')
    .where('player_id', '=', player)
    .orderBy('id')
    .select(['id', 'nombre', 'jti', 'created_at', 'used_at'])
    .execute()
  return rows.map((row) => present(row, session))
}

/** Stores a push subscription, or renews the row with its endpoint, which then belongs to this player only. Lock the account first. */
export async function storeDevice(trx: Db, device: NewDevice): Promise<PushDevice> {
  const { endpoint, keys, player, jti, clave, nombre, now } = device
  const renewed = { p256dh: keys.p256dh, auth: keys.auth, jti, clave, nombre }
  for (;;) {
    // If another player's device has the same endpoint, deletes it with its unsent pushes, so that nobody else sees them in this browser.
    await trx.deleteFrom('push_devices').where('endpoint', '=', endpoint).where('player_id', '!=', player).execute()
    const row = await trx
      .insertInto('push_devices')
      .values({ ...renewed, player_id: player, endpoint, created_at: now, used_at: null })
      .onConflict((conflict) =>
        conflict.column('endpoint').doUpdateSet(renewed).where('push_devices.player_id', '=', player),
      )
      .returning(['id', 'nombre', 'jti', 'created_at', 'used_at'])
      .executeTakeFirst()
    // Without a row, another player has registered this endpoint since the deletion above; so try again.
    if (row) return present(row, jti)
  }
}

/** Number of a player's devices whose endpoint is not `endpoint`. */
export async function otherDevices(trx: Db, player: number, endpoint: string): Promise<number> {
  const { count } = await trx
    .selectFrom('push_devices')
    .where('player_id', '=', player)
    .where('endpoint', '!=', endpoint)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Deletes a device of a player. Returns false if the player has no such device. */
export async function deleteDevice(trx: Db, player: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('push_devices')
    .where('id', '=', id)
    .where('player_id', '=', player)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Deletes a player's devices because the sessions that registered these devices end. Keeps the device of the session `except`. */
export async function deleteDevicesOf(trx: Db, player: number, except?: string): Promise<void> {
  await trx
    .deleteFrom('push_devices')
    .where('player_id', '=', player)
    .$if(except !== undefined, (query) => query.where('jti', '!=', except ?? ''))
    .execute()
}

export async function deleteDevicesOfSession(trx: Db, jti: string): Promise<void> {
  await trx.deleteFrom('push_devices').where('jti', '=', jti).execute()
}

/** Deletes a device whose subscription the push service does not know any more. */
export async function forgetDevice(db: Db, id: number): Promise<void> {
  await db.deleteFrom('push_devices').where('id', '=', id).execute()
}

/** The player of a device, with the account suspension in force at `now` (ISO 8601) that ends last; undefined if there is none. */
export async function playerOfDevice(db: Db, device: number, now: string) {
  return selectAccount(db, now)
    .innerJoin('push_devices as device', 'device.player_id', 'players.id')
    .where('device.id', '=', device)
    .select(['device.jti', 'device.created_at as since'])
    .executeTakeFirst()
}
