import { firstRepliesId, type Read } from '@trinchera/contract/first-replies'
import type { ReadReply } from '../http/mount'
import { jsonElement } from './json-element'

/**
 * Maximum total size, in bytes before compression, of the replies sent with one page. It is enough for a table of 200 clans (about 64 kB)
 * and the data shown next to it. Replies that do not fit are fetched by the web app.
 */
export const maxFirstReplyBytes = 96 * 1024

/** `versions` changes whenever the replies change. */
export interface FirstReplies {
  json: string
  versions: string
}

/**
 * The replies to the given calls as a JSON array in the same order, each with its call. Replies that do not fit and calls that fail are
 * left out.
 */
export async function readFirstReplies(reads: readonly Read[], readReply: ReadReply): Promise<FirstReplies> {
  const replies = await Promise.all(reads.map((read) => readReply(read)?.catch(() => undefined)))
  let left = maxFirstReplyBytes
  const items: string[] = []
  const versions: string[] = []
  for (const [i, read] of reads.entries()) {
    const reply = replies[i]
    if (!reply || reply.bytes.length > left) continue
    left -= reply.bytes.length
    const call = JSON.stringify(read)
    versions.push(call + reply.etag)
    // the bytes of the API's own reply are reused without parsing them
    items.push(`${call.slice(0, -1)},"reply":${reply.bytes.toString()}}`)
  }
  return { json: `[${items.join(',')}]`, versions: versions.join() }
}

/** The element that contains the replies; it belongs at the end of the body. */
export const firstRepliesElement = (json: string) => jsonElement(`type="application/json" id="${firstRepliesId}"`, json)
