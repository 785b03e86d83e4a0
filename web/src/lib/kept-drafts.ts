import { keysOf, tabStore } from './storage'

/** Prefix of the storage keys of drafts. */
export const drafts = 'draft:'
/** The chosen pictures, by the key of their draft. */
export const files = new Map<string, readonly File[]>()

/** Deletes all drafts on logout, so that the next person on this computer sees none. */
export function clearDrafts() {
  files.clear()
  for (const key of keysOf(tabStore)) if (key.startsWith(drafts)) tabStore.removeItem(key)
}
