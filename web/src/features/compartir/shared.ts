import { del, get } from 'idb-keyval'
import { sharedKey, sharedMaxAge, type SharedPictures } from '../../lib/worker-messages'

/** The pictures shared with the app that have not been used yet, unless they are too old. */
export async function readShared(): Promise<readonly File[]> {
  const shared = await get<SharedPictures>(sharedKey)
  if (!shared) return []
  // Compared with the device's clock, because the service worker stored the time by it.
  if (Date.now() - shared.at < sharedMaxAge) return shared.files
  await del(sharedKey)
  return []
}

export const forgetShared = () => del(sharedKey).catch(() => undefined)
