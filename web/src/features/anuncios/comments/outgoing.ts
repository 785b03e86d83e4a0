import type { Comment } from '@trinchera/contract/anuncios'
import { tabStore } from '../../../lib/storage'

/** A comment that is being sent, or whose sending failed. */
export interface Outgoing {
  key: string
  html: string
  /** Why it failed; absent while it is being sent. */
  failed?: string
}

/** Includes the player: the next one to log in must not see them. The prefix makes a logout delete them (`lib/draft.ts`). */
const storageKey = (anuncio: number, player: number) => `draft:comentarios-pendientes:${anuncio}:${player}`
const interrupted = 'No alcanzó a salir'

/** Reads stored comments; one that was being sent when the page was closed counts as failed. Malformed ones are skipped. */
export function parseOutgoing(stored: string | null): Outgoing[] {
  let parsed: unknown
  try {
    parsed = JSON.parse(stored ?? '[]')
  } catch {
    return []
  }
  if (!Array.isArray(parsed)) return []
  return parsed.flatMap((one: unknown) => {
    if (typeof one !== 'object' || one === null || !('key' in one) || !('html' in one)) return []
    const { key, html } = one
    if (typeof key !== 'string' || typeof html !== 'string' || !html) return []
    return [{ key, html, failed: 'failed' in one && typeof one.failed === 'string' ? one.failed : interrupted }]
  })
}

/** Whether a comment whose sending was interrupted had reached the server before the page was closed. */
export const wasStored = (one: Outgoing, player: number, comments: readonly Comment[]) =>
  one.failed === interrupted &&
  comments.some(({ id_creador, comentario }) => id_creador === player && comentario === one.html)

/** The player's stored comments on an announcement. */
export const readOutgoing = (anuncio: number, player: number) =>
  parseOutgoing(tabStore.getItem(storageKey(anuncio, player)))

/** Stores them for a login or a reload of this tab, like drafts. */
export function storeOutgoing(anuncio: number, player: number, outgoing: readonly Outgoing[]) {
  try {
    if (outgoing.length === 0) tabStore.removeItem(storageKey(anuncio, player))
    else tabStore.setItem(storageKey(anuncio, player), JSON.stringify(outgoing))
  } catch {
    // Storage quota exceeded: they stay in memory.
  }
}
