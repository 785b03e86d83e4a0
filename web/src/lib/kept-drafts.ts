import { keysOf, tabStore } from './storage'

/** What the keys of drafts begin with. */
export const drafts = 'draft:'
/** Chosen pictures by the key of their draft. */
export const files = new Map<string, readonly File[]>()

/** Deletes all drafts on logout, so that the next person on this computer sees none. */
export function clearDrafts() {
  files.clear()
  for (const key of keysOf(tabStore)) if (key.startsWith(drafts)) tabStore.removeItem(key)
}
