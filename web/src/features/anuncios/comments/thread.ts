import type { Comment } from '@trinchera/contract/anuncios'
import { commentsPageSize } from '@trinchera/rules/limits'

/** The comments on show, oldest first: those from page `first` on; `total` counts all there are. */
export interface Thread {
  first: number
  comments: Comment[]
  total: number
}

export type FetchPage = (page: number, size: number) => Promise<{ comments: Comment[]; total: number }>

const lastPage = (total: number) => Math.max(1, Math.ceil(total / commentsPageSize))

/** A later page begins where the one before it ended when it was asked for: one deleted in between moves them. */
function joined(pages: readonly { comments: readonly Comment[] }[]): Comment[] {
  const known = new Map(pages.flatMap(({ comments }) => comments.map((comment) => [comment.id, comment])))
  return [...known.values()].sort((a, b) => a.id - b.id)
}

/** A last page with fewer is shown with the one before it. */
const least = 8

/** From page `first` to the end; without it the last page, which does not stand alone when it has just begun. */
export async function fetchThread(page: FetchPage, first?: number): Promise<Thread> {
  const head = await page(first ?? 1, commentsPageSize)
  const last = lastPage(head.total)
  const from = Math.min(
    first ?? (head.total - (last - 1) * commentsPageSize < least ? Math.max(1, last - 1) : last),
    last,
  )
  const wanted = Array.from({ length: last - from + 1 }, (_, i) => from + i)
  const pages = await Promise.all(
    wanted.map((number) => (number === (first ?? 1) ? head : page(number, commentsPageSize))),
  )
  return { first: from, comments: joined(pages), total: pages.at(-1)?.total ?? head.total }
}

/** With the page before the first one on show. */
export function withEarlier(thread: Thread, earlier: { comments: readonly Comment[]; total: number }): Thread {
  return { first: thread.first - 1, comments: joined([earlier, thread]), total: earlier.total }
}

/** A comment that was written, or changed: in its place, once. One older than all on show stays on its page. */
export function withComment(thread: Thread, comment: Comment): Thread {
  if (thread.comments.some(({ id }) => id === comment.id)) {
    return { ...thread, comments: thread.comments.map((other) => (other.id === comment.id ? comment : other)) }
  }
  const oldest = thread.comments[0]
  if (thread.first > 1 && oldest && comment.id < oldest.id) return thread
  return { ...thread, comments: joined([thread, { comments: [comment] }]), total: thread.total + 1 }
}

export function withoutComment(thread: Thread, id: number): Thread {
  const comments = thread.comments.filter((other) => other.id !== id)
  return comments.length === thread.comments.length ? thread : { ...thread, comments, total: thread.total - 1 }
}
