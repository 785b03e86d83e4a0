import { del, get } from 'idb-keyval'
import { sharedKey, sharedMaxAge, type SharedPictures } from '../../lib/worker-messages'

/** Pictures that another app on the device has shared with this one and that are not used yet. Deletes them if they are too old. */
export async function readShared(): Promise<readonly File[]> {
  const shared = await get<SharedPictures>(sharedKey)
  if (!shared) return []
  // Uses the device's clock, because the service worker stored `at` by that clock.
  if (Date.now() - shared.at < sharedMaxAge) return shared.files
  await del(sharedKey)
  return []
}

export const forgetShared = () => del(sharedKey).catch(() => undefined)
