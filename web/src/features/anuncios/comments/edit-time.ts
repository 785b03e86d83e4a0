import type { Comment } from '@trinchera/contract/anuncios'
import { commentEditMs } from '@trinchera/rules/limits'
import { useNow } from '../../../lib/clock'

const remainingMs = ({ created_at }: Pick<Comment, 'created_at'>, now: number) =>
  Math.min(commentEditMs, Date.parse(created_at) + commentEditMs - now)

/** Whether the author may still edit the comment (docs/behaviour.md#Comments). */
export const canStillEdit = (comment: Pick<Comment, 'created_at'>) => remainingMs(comment, Date.now()) > 0

/** Countdown of the time left to edit the comment, "14:03"; empty once it is over. Renders every second, so use it only where it is shown. */
export function useRemainingEditTime(comment: Pick<Comment, 'created_at'>): string {
  const rest = remainingMs(comment, useNow())
  return rest > 0 ? `${Math.floor(rest / 60_000)}:${String(Math.floor((rest % 60_000) / 1000)).padStart(2, '0')}` : ''
}
