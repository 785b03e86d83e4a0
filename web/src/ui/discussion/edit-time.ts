import { commentEditMs } from '@trinchera/rules/limits'
import { useNow } from '../../lib/clock'
import { serverNow } from '../../lib/server-time'
import type { Entry } from './discussion'

const remainingMs = ({ created_at }: Pick<Entry, 'created_at'>, now: number) =>
  Math.min(commentEditMs, Date.parse(created_at) + commentEditMs - now)

/** True if the author may still edit the comment or post (docs/behaviour/anuncios-and-foro.md#Comments). */
export const canStillEdit = (entry: Pick<Entry, 'created_at'>) => remainingMs(entry, serverNow()) > 0

/** The time left to edit a comment or post, such as "14:03"; '' once it is over. Rerenders the component every second. */
export function useRemainingEditTime(entry: Pick<Entry, 'created_at'>): string {
  const rest = remainingMs(entry, useNow())
  return rest > 0 ? `${Math.floor(rest / 60_000)}:${String(Math.floor((rest % 60_000) / 1000)).padStart(2, '0')}` : ''
}
