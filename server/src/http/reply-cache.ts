import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { jsonType } from '../plugins/envelope'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Bytes: below this, compression saves no network packet. */
const minCompressedBytes = 1024
const maxEntries = 500
/** Most bytes of one cache. There is no end to the addresses that a search may be asked at, so the number of entries alone is no limit. */
const maxBytes = 8 * 1024 * 1024

export type Encoding = 'br' | 'gzip'

/** The bytes of a reply; each encoding is compressed on its first use. */
export interface Rendered {
  bytes: Buffer
  etag: string
  compressed: Map<Encoding, Promise<Buffer>>
  /** Those of them that are made. */
  ready: Map<Encoding, Buffer>
}

/** A JSON text as bytes with its ETag. */
export function render(json: string): Rendered {
  const bytes = Buffer.from(json)
  return {
    bytes,
    etag: `W/"${createHash('sha1').update(bytes).digest('base64url')}"`,
    compressed: new Map(),
    ready: new Map(),
  }
}

/** The bytes of a reply in an encoding, compressed once. */
export function compress(rendered: Rendered, encoding: Encoding): Promise<Buffer> {
  const known = rendered.compressed.get(encoding)
  if (known) return known
  const made =
    encoding === 'br'
      ? brotli(rendered.bytes, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: rendered.bytes.length },
        })
      : gzipped(rendered.bytes)
  rendered.compressed.set(encoding, made)
  made.then(
    (bytes) => rendered.ready.set(encoding, bytes),
    () => rendered.compressed.delete(encoding),
  )
  return made
}

function bestEncoding(accepted: string): Encoding | null {
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted) ? 'gzip' : null
}

/** Browsers send few different headers: the last one's answer is kept. */
let last = { accepted: '', best: bestEncoding('') }

function encodingFor(headers: IncomingHttpHeaders): Encoding | null {
  const accepted = String(headers['accept-encoding'] ?? '')
  if (accepted !== last.accepted) last = { accepted, best: bestEncoding(accepted) }
  return last.best
}

/** Whether an `If-None-Match` names the ETag (`W/"…"`). */
export const matchesEtag = (header: string | undefined, etag: string) =>
  header !== undefined &&
  (header === etag ||
    header.trim() === '*' ||
    header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag.slice(2)))

/** How a reply is compressed for who sends these headers. `shared`: the same for every caller. */
export const encodingOf = ({ bytes }: Rendered, shared: boolean, headers: IncomingHttpHeaders): Encoding | null =>
  shared && bytes.length >= minCompressedBytes ? encodingFor(headers) : null

/** Headers of a rendered reply, but those of its content. */
export const headersOf = ({ etag }: Rendered, shared: boolean) => ({
  etag,
  // No proxy rewrites it: a policy that names scripts by their hash would refuse what it put in.
  'cache-control': `${shared ? 'public' : 'private'}, no-cache, no-transform`,
  vary: shared ? 'accept-encoding' : 'accept-encoding, authorization, cookie',
})

/** Sends a rendered reply with its ETag, or 304 if the client has it. `shared`: the same for every caller, so it is compressed and cacheable by proxies. */
export async function sendRendered(
  request: FastifyRequest,
  reply: FastifyReply,
  rendered: Rendered,
  shared: boolean,
  type = jsonType,
): Promise<FastifyReply> {
  reply.headers(headersOf(rendered, shared))
  if (matchesEtag(request.headers['if-none-match'], rendered.etag)) return reply.code(304).send()
  reply.type(type)
  const encoding = encodingOf(rendered, shared, request.headers)
  if (!encoding) return reply.send(rendered.bytes)
  const bytes = await compress(rendered, encoding)
  return reply.header('content-encoding', encoding).send(bytes)
}

/** What an entry may take: the reply, and as much again for its compressed forms. */
export const sizeOf = ({ bytes }: Rendered) => 2 * bytes.length + 200

interface Entry {
  version: string
  rendered: Promise<Rendered>
}

/**
 * Replies by address and data version, bounded in number and bytes, least recently used evicted first. Callers read the version from the database at every request and
 * before the reply is rendered, so a cached reply is never stale.
 */
export class ReplyCache {
  readonly #max: number
  #made: LRUCache<string, Entry> | undefined

  constructor(max = maxEntries) {
    this.#max = max
  }

  /** Made at the first use: it takes its memory at once, and most routes have a cache that they never use. */
  get #entries() {
    return (this.#made ??= new LRUCache({ max: this.#max, maxSize: maxBytes }))
  }

  /** Whether the reply of that version is there, or on its way. */
  has(key: string, version: string): boolean {
    return this.#entries.peek(key)?.version === version
  }

  get(key: string, version: string, produce: () => Promise<Rendered>): Promise<Rendered> {
    const cached = this.#entries.get(key)
    if (cached?.version === version) return cached.rendered
    const entry = { version, rendered: produce() }
    this.#entries.set(key, entry, { size: 1 })
    entry.rendered.then(
      (rendered) => this.#replace(key, entry, rendered),
      () => this.#replace(key, entry, null),
    )
    return entry.rendered
  }

  /** Stores an entry's size once it is rendered. One that failed is removed, and the cache drops one larger than itself. */
  #replace(key: string, entry: Entry, rendered: Rendered | null) {
    if (this.#entries.peek(key) !== entry) return
    if (rendered)
      this.#entries.set(key, { ...entry }, { size: sizeOf(rendered) }) // the same object would keep its size
    else this.#entries.delete(key)
  }
}
