import type { Comment } from '@trinchera/contract/anuncios'
import { commentsPageSize } from '@trinchera/rules/limits'

/** The loaded comments of an announcement, oldest first: page `first` and all later pages. `total`: number of all its comments. */
export interface Thread {
  first: number
  comments: Comment[]
  total: number
}

export type FetchPage = (page: number, size: number) => Promise<{ comments: Comment[]; total: number }>

const lastPage = (total: number) => Math.max(1, Math.ceil(total / commentsPageSize))

/** Merges pages of comments. A deletion between two fetches shifts the pages, so a comment may be on two of them; it is returned once. */
function joinPages(pages: readonly { comments: readonly Comment[] }[]): Comment[] {
  const byId = new Map(pages.flatMap(({ comments }) => comments.map((comment) => [comment.id, comment])))
  return [...byId.values()].sort((a, b) => a.id - b.id)
}

/** If the last page has fewer comments than this, the page before it is loaded as well. */
const minFirstShown = 8

/** Fetches page `first` and all later pages. Default: the last page, or the last two if the last one is short. */
export async function fetchThread(page: FetchPage, first?: number): Promise<Thread> {
  const head = await page(first ?? 1, commentsPageSize)
  const last = lastPage(head.total)
  const from = Math.min(
    first ?? (head.total - (last - 1) * commentsPageSize < minFirstShown ? Math.max(1, last - 1) : last),
    last,
  )
  const wanted = Array.from({ length: last - from + 1 }, (_, i) => from + i)
  const pages = await Promise.all(
    wanted.map((number) => (number === (first ?? 1) ? head : page(number, commentsPageSize))),
  )
  return { first: from, comments: joinPages(pages), total: pages.at(-1)?.total ?? head.total }
}

/** Returns the thread with the page of comments that comes before its first loaded page. */
export function withEarlier(thread: Thread, earlier: { comments: readonly Comment[]; total: number }): Thread {
  return { first: thread.first - 1, comments: joinPages([earlier, thread]), total: earlier.total }
}

/** Returns the thread with a new or changed comment. A comment older than all loaded ones is ignored, because its page is not loaded. */
export function withComment(thread: Thread, comment: Comment): Thread {
  if (thread.comments.some(({ id }) => id === comment.id)) {
    return { ...thread, comments: thread.comments.map((other) => (other.id === comment.id ? comment : other)) }
  }
  const oldest = thread.comments[0]
  if (thread.first > 1 && oldest && comment.id < oldest.id) return thread
  return { ...thread, comments: joinPages([thread, { comments: [comment] }]), total: thread.total + 1 }
}

/** Returns the thread without a comment; the same object if it does not contain the comment. */
export function withoutComment(thread: Thread, id: number): Thread {
  const comments = thread.comments.filter((other) => other.id !== id)
  return comments.length === thread.comments.length ? thread : { ...thread, comments, total: thread.total - 1 }
}
