import type { Comment } from '@trinchera/contract/anuncios'
import { commentEditMs } from '@trinchera/rules/limits'
import { useNow } from '../../../lib/clock'

const restOf = ({ created_at }: Pick<Comment, 'created_at'>, now: number) =>
  Math.min(commentEditMs, Date.parse(created_at) + commentEditMs - now)

/** Whether its author may correct a comment at this moment. */
export const mayStillEdit = (comment: Pick<Comment, 'created_at'>) => restOf(comment, Date.now()) > 0

/** How long its author may still correct a comment, counting down: "14:03"; empty when no longer. It ticks each second, so only where it is shown. */
export function useEditTime(comment: Pick<Comment, 'created_at'>): string {
  const rest = restOf(comment, useNow())
  return rest > 0 ? `${Math.floor(rest / 60_000)}:${String(Math.floor((rest % 60_000) / 1000)).padStart(2, '0')}` : ''
}
