import { keysOf, tabStore } from './storage'

export const drafts = 'draft:'
/** The pictures chosen in unsent forms, by draft key. Kept in memory only. */
export const files = new Map<string, readonly File[]>()

/** Deletes all drafts. Called on logout, so that the next person on this computer does not see them. */
export function clearDrafts() {
  files.clear()
  for (const key of keysOf(tabStore)) if (key.startsWith(drafts)) tabStore.removeItem(key)
}
