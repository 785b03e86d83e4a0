import { del, get } from 'idb-keyval'
import { sharedKey, sharedMaxAge, type SharedPictures } from '../../lib/worker-messages'

/** The pictures shared with the app and not taken yet, if they are not too old. */
export async function readShared(): Promise<readonly File[]> {
  const shared = await get<SharedPictures>(sharedKey)
  if (!shared) return []
  // By the device's clock, as the service worker wrote it.
  if (Date.now() - shared.at < sharedMaxAge) return shared.files
  await del(sharedKey)
  return []
}

export const forgetShared = () => del(sharedKey).catch(() => undefined)
