import type { Database } from '@trinchera/db/database'
import { recordAddress, recordDeviceUse } from '@trinchera/db/queries/players/account-signals'
import { recordSessionUse as recordUse } from '@trinchera/db/queries/players/sessions'
import { hashOfAddress, hashOfDevice, type RequestOrigin } from './origin'

/** Records when a session was used, and by which browser and IP address. Does nothing if a use later than `before` is already recorded. */
export function recordSessionUse(
  {
    config: { jwtSecret },
    database,
    now,
  }: { config: { jwtSecret: string }; database: Pick<Database, 'transaction'>; now: () => Date },
  { id, jti }: { id: number; jti: string },
  { device, ip }: RequestOrigin,
  before: string,
): Promise<void> {
  const at = now().toISOString()
  return database.transaction(async (trx) => {
    if (!(await recordUse(trx, jti, at, before))) return
    await recordAddress(trx, id, hashOfAddress(jwtSecret, ip), at)
    if (device !== null) await recordDeviceUse(trx, id, hashOfDevice(device), at)
  })
}
