import type { PushDevice, PushSubscription } from '@trinchera/contract/push'
import type { Db } from '../../database'
import { selectAccount } from '../players/accounts'

/** Whose subscription it is, and by which session and VAPID key it was made. `now`: ISO 8601. */
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

/** A player's devices, the oldest first; `propio` by the session that asks. */
export async function devicesOf(db: Db, player: number, session: string): Promise<PushDevice[]> {
  const rows = await db
    .selectFrom('push_devices')
    .where('player_id', '=', player)
    .orderBy('id')
    .select(['id', 'nombre', 'jti', 'created_at', 'used_at'])
    .execute()
  return rows.map((row) => present(row, session))
}

/** Stores a subscription, or renews the one of the same endpoint, which then belongs to this player alone. The transaction has locked the account. */
export async function storeDevice(trx: Db, device: NewDevice): Promise<PushDevice> {
  const { endpoint, keys, player, jti, clave, nombre, now } = device
  const renewed = { p256dh: keys.p256dh, auth: keys.auth, jti, clave, nombre }
  for (;;) {
    // What waits for another person who used this browser is not shown to the next one.
    await trx.deleteFrom('push_devices').where('endpoint', '=', endpoint).where('player_id', '!=', player).execute()
    const row = await trx
      .insertInto('push_devices')
      .values({ ...renewed, player_id: player, endpoint, created_at: now, used_at: null })
      .onConflict((conflict) =>
        conflict.column('endpoint').doUpdateSet(renewed).where('push_devices.player_id', '=', player),
      )
      .returning(['id', 'nombre', 'jti', 'created_at', 'used_at'])
      .executeTakeFirst()
    // None: another player registered it after the deletion.
    if (row) return present(row, jti)
  }
}

/** How many devices a player has besides one endpoint. */
export async function otherDevices(trx: Db, player: number, endpoint: string): Promise<number> {
  const { count } = await trx
    .selectFrom('push_devices')
    .where('player_id', '=', player)
    .where('endpoint', '!=', endpoint)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Removes a player's device; false if they have none of that id. */
export async function deleteDevice(trx: Db, player: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('push_devices')
    .where('id', '=', id)
    .where('player_id', '=', player)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Removes the devices of a player, all but those of one session if it is given: with the sessions that end, so do they. */
export async function deleteDevicesOf(trx: Db, player: number, except?: string): Promise<void> {
  await trx
    .deleteFrom('push_devices')
    .where('player_id', '=', player)
    .$if(except !== undefined, (query) => query.where('jti', '!=', except ?? ''))
    .execute()
}

/** Removes the device that a session registered. */
export async function deleteDevicesOfSession(trx: Db, jti: string): Promise<void> {
  await trx.deleteFrom('push_devices').where('jti', '=', jti).execute()
}

/** Removes a device that its push service does not know any more. */
export async function forgetDevice(db: Db, id: number): Promise<void> {
  await db.deleteFrom('push_devices').where('id', '=', id).execute()
}

/** The player of a device at `now` (ISO 8601), as a session has them, with the account suspension that ends last. */
export async function playerOfDevice(db: Db, device: number, now: string) {
  return selectAccount(db, now)
    .innerJoin('push_devices as device', 'device.player_id', 'players.id')
    .where('device.id', '=', device)
    .select(['device.jti', 'device.created_at as since'])
    .executeTakeFirst()
}
