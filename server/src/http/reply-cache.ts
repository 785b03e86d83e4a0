import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { jsonType } from '../plugins/envelope'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Minimum size in bytes of a compressed reply. Compressing a smaller one saves no network packet. */
const minCompressedBytes = 1024
const maxEntries = 500
/**
 * Maximum size of one cache in bytes. The number of entries alone is no limit, because a search can have any number of URLs with replies of
 * any size.
 */
const maxBytes = 8 * 1024 * 1024

export type Encoding = 'br' | 'gzip'

/** The bytes of a reply. They are compressed at the first request for each encoding. */
export interface Rendered {
  bytes: Buffer
  etag: string
  compressed: Map<Encoding, Promise<Buffer>>
  /** The compressed forms that are finished. */
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

/** The bytes of a reply in an encoding; compressed once, then reused. */
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

/** The latest `accept-encoding` header and the encoding chosen for it, kept because browsers send few different ones. */
let last = { accepted: '', best: bestEncoding('') }

function encodingFor(headers: IncomingHttpHeaders): Encoding | null {
  const accepted = String(headers['accept-encoding'] ?? '')
  if (accepted !== last.accepted) last = { accepted, best: bestEncoding(accepted) }
  return last.best
}

/** True if an `If-None-Match` header contains the ETag (`W/"…"`). */
export const matchesEtag = (header: string | undefined, etag: string) =>
  header !== undefined &&
  (header === etag ||
    header.trim() === '*' ||
    header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag.slice(2)))

/**
 * The encoding of a reply for a client with these headers; null for no compression. `shared`: true if the reply is the same for every
 * caller.
 */
export const encodingOf = ({ bytes }: Rendered, shared: boolean, headers: IncomingHttpHeaders): Encoding | null =>
  shared && bytes.length >= minCompressedBytes ? encodingFor(headers) : null

/** The headers of a rendered reply, except those that describe its content. */
export const headersOf = ({ etag }: Rendered, shared: boolean) => ({
  etag,
  // Proxies must not rewrite the reply, because the Content-Security-Policy allows scripts by their hash and would block scripts that a
  // proxy adds.
  'cache-control': `${shared ? 'public' : 'private'}, no-cache, no-transform`,
  vary: shared ? 'accept-encoding' : 'accept-encoding, authorization, cookie',
})

/**
 * Sends a rendered reply with its ETag, or 304 if the client already has it. `shared`: true if the reply is the same for every caller; it
 * is then compressed and proxies may cache it.
 */
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

/** Estimated size of a cache entry in bytes: the reply plus the same again for its compressed forms. */
export const sizeOf = ({ bytes }: Rendered) => 2 * bytes.length + 200

interface Entry {
  version: string
  rendered: Promise<Rendered>
}

/**
 * Caches replies by key and data version. Limited in number and bytes; the least recently used are evicted first. A cached reply is never
 * stale, because callers read the version from the database at every request, before the reply is rendered.
 */
export class ReplyCache {
  readonly #max: number
  #made: LRUCache<string, Entry> | undefined

  constructor(max = maxEntries) {
    this.#max = max
  }

  /** Created when first used, because it allocates its memory immediately and most routes never use their cache. */
  get #entries() {
    return (this.#made ??= new LRUCache({ max: this.#max, maxSize: maxBytes }))
  }

  /** True if the reply of this version is cached or being rendered. */
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

  /**
   * Stores an entry's size when its reply is rendered. A failed entry is removed; an entry larger than the whole cache is dropped by the
   * cache itself.
   */
  #replace(key: string, entry: Entry, rendered: Rendered | null) {
    if (this.#entries.peek(key) !== entry) return
    if (rendered)
      this.#entries.set(key, { ...entry }, { size: sizeOf(rendered) }) // a copy, because the cache keeps the size of a known object
    else this.#entries.delete(key)
  }
}
