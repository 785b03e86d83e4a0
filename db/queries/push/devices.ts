import type { PushDevice, PushSubscription } from '@trinchera/contract/push'
import type { Db } from '../../database'
import { selectAccount } from '../players/accounts'

/** A subscription to be stored: its player, and the session and VAPID key with which it was made. `now`: ISO 8601. */
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

/** A player's devices, oldest first. `propio`: the device was registered by the session `session`. */
export async function devicesOf(db: Db, player: number, session: string): Promise<PushDevice[]> {
  const rows = await db
    .selectFrom('push_devices')
    .where('player_id', '=', player)
    .orderBy('id')
    .select(['id', 'nombre', 'jti', 'created_at', 'used_at'])
    .execute()
  return rows.map((row) => present(row, session))
}

/**
 * Stores a subscription. If its endpoint is stored already, that row is renewed and belongs to this player only. The caller has locked the
 * account.
 */
export async function storeDevice(trx: Db, device: NewDevice): Promise<PushDevice> {
  const { endpoint, keys, player, jti, clave, nombre, now } = device
  const renewed = { p256dh: keys.p256dh, auth: keys.auth, jti, clave, nombre }
  for (;;) {
    // Deletes the other player's device with its pending pushes, so that they are not shown to the next person who uses this browser.
    await trx.deleteFrom('push_devices').where('endpoint', '=', endpoint).where('player_id', '!=', player).execute()
    const row = await trx
      .insertInto('push_devices')
      .values({ ...renewed, player_id: player, endpoint, created_at: now, used_at: null })
      .onConflict((conflict) =>
        conflict.column('endpoint').doUpdateSet(renewed).where('push_devices.player_id', '=', player),
      )
      .returning(['id', 'nombre', 'jti', 'created_at', 'used_at'])
      .executeTakeFirst()
    // No row: another player registered this endpoint after the deletion above. Try again.
    if (row) return present(row, jti)
  }
}

/** How many devices a player has, without counting that of one endpoint. */
export async function otherDevices(trx: Db, player: number, endpoint: string): Promise<number> {
  const { count } = await trx
    .selectFrom('push_devices')
    .where('player_id', '=', player)
    .where('endpoint', '!=', endpoint)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Deletes a player's device; false if the player has no device with that id. */
export async function deleteDevice(trx: Db, player: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('push_devices')
    .where('id', '=', id)
    .where('player_id', '=', player)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Deletes the devices of a player when the player's sessions end. The device of the session `except` is kept. */
export async function deleteDevicesOf(trx: Db, player: number, except?: string): Promise<void> {
  await trx
    .deleteFrom('push_devices')
    .where('player_id', '=', player)
    .$if(except !== undefined, (query) => query.where('jti', '!=', except ?? ''))
    .execute()
}

/** Deletes the device that a session registered. */
export async function deleteDevicesOfSession(trx: Db, jti: string): Promise<void> {
  await trx.deleteFrom('push_devices').where('jti', '=', jti).execute()
}

/** Deletes a device that its push service no longer knows. */
export async function forgetDevice(db: Db, id: number): Promise<void> {
  await db.deleteFrom('push_devices').where('id', '=', id).execute()
}

/** The player of a device at `now` (ISO 8601), in the same form as the player of a session, with the account suspension that ends last. */
export async function playerOfDevice(db: Db, device: number, now: string) {
  return selectAccount(db, now)
    .innerJoin('push_devices as device', 'device.player_id', 'players.id')
    .where('device.id', '=', device)
    .select(['device.jti', 'device.created_at as since'])
    .executeTakeFirst()
}
