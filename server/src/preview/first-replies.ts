import { firstRepliesId, type Read } from '@trinchera/contract/first-replies'
import type { ReadReply } from '../http/mount'
import { jsonElement } from './json-element'

/** Bytes of the replies that one page brings, before compression: a table of 200 clans, some 64 kB, and what is shown beside it. A longer reply is fetched by the web. */
export const maxFirstReplyBytes = 96 * 1024

/** `versions` changes with the replies. */
export interface FirstReplies {
  json: string
  versions: string
}

/** The replies to those calls as a JSON array, each with its call, in order, as far as they fit. A call that fails is left out. */
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
    // the bytes of the API's own reply, not parsed again
    items.push(`${call.slice(0, -1)},"reply":${reply.bytes.toString()}}`)
  }
  return { json: `[${items.join(',')}]`, versions: versions.join() }
}

/** The element with the replies, for the end of the body. */
export const firstRepliesElement = (json: string) => jsonElement(`type="application/json" id="${firstRepliesId}"`, json)
