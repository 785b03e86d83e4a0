import type { Comment } from '@trinchera/contract/anuncios'
import { tabStore } from '../../../lib/storage'

/** A comment on its way, or one that did not arrive. */
export interface Outgoing {
  key: string
  html: string
  /** Why it did not arrive; while there is none it is on its way. */
  failed?: string
}

/** Whoever logs in next finds nothing of another's. */
const store = (anuncio: number, player: number) => `draft:comentarios-pendientes:${anuncio}:${player}`
const lost = 'No alcanzó a salir'

/** What was under way when the page was left: none of it is, by now. */
export function restoreOutgoing(stored: string | null): Outgoing[] {
  let kept: unknown
  try {
    kept = JSON.parse(stored ?? '[]')
  } catch {
    return []
  }
  if (!Array.isArray(kept)) return []
  return kept.flatMap((one: unknown) => {
    if (typeof one !== 'object' || one === null || !('key' in one) || !('html' in one)) return []
    const { key, html } = one
    if (typeof key !== 'string' || typeof html !== 'string' || !html) return []
    return [{ key, html, failed: 'failed' in one && typeof one.failed === 'string' ? one.failed : lost }]
  })
}

/** Whether one that was under way had arrived all the same: the page was left before it could be told. */
export const arrived = (one: Outgoing, player: number, comments: readonly Comment[]) =>
  one.failed === lost && comments.some(({ id_creador, comentario }) => id_creador === player && comentario === one.html)

export const readOutgoing = (anuncio: number, player: number) =>
  restoreOutgoing(tabStore.getItem(store(anuncio, player)))

/** Keeps them through a login or a reload of this tab, as the drafts are (`lib/draft.ts`). */
export function keepOutgoing(anuncio: number, player: number, outgoing: readonly Outgoing[]) {
  try {
    if (outgoing.length === 0) tabStore.removeItem(store(anuncio, player))
    else tabStore.setItem(store(anuncio, player), JSON.stringify(outgoing))
  } catch {
    // Without room they live as long as the page.
  }
}
