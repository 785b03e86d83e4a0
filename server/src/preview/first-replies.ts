import { firstRepliesId, type Read } from '@trinchera/contract/first-replies'
import type { ReadReply } from '../http/mount'
import { jsonElement } from './json-element'

/**
 * Maximum total size in bytes, uncompressed, of the API replies sent with a page. The ladder table of 200 clans (about 64 kB) and the other
 * replies of its screen fit. The web app fetches replies that do not fit.
 */
export const maxFirstReplyBytes = 96 * 1024

/** API replies that are sent with a page. `json`: result of `readFirstReplies`. `versions`: a text that differs if the replies differ. */
export interface FirstReplies {
  json: string
  versions: string
}

/** Makes the API calls and returns a JSON array of the calls with their replies, without replies that fail or exceed the size limit. */
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
    // The bytes of the API's reply are inserted as they are, without parsing them.
    items.push(`${call.slice(0, -1)},"reply":${reply.bytes.toString()}}`)
  }
  return { json: `[${items.join(',')}]`, versions: versions.join() }
}

/** HTML of the element that contains the replies, for the end of the page's body. */
export const firstRepliesElement = (json: string) => jsonElement(`type="application/json" id="${firstRepliesId}"`, json)
