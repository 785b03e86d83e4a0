import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { jsonType } from '../plugins/envelope'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Size in bytes from which replies are compressed. A smaller reply fits in one network packet anyway. */
const minCompressedBytes = 1024
const maxEntries = 500
/** Maximum size of one cache in bytes. A limit on entries is not enough, because searches have any number of replies of any size. */
const maxBytes = 8 * 1024 * 1024

export type Encoding = 'br' | 'gzip'

/** The bytes of a reply. They are compressed at the first request for each encoding. */
export interface Rendered {
  bytes: Buffer
  etag: string
  compressed: Map<Encoding, Promise<Buffer>>
  /** The compressed forms that were already made, by encoding. */
  ready: Map<Encoding, Buffer>
}

/** Converts a JSON text to bytes and computes its ETag. */
export function render(json: string): Rendered {
  const bytes = Buffer.from(json)
  return {
    bytes,
    etag: `W/"${createHash('sha1').update(bytes).digest('base64url')}"`,
    compressed: new Map(),
    ready: new Map(),
  }
}

/** Compresses a reply; later calls with the same encoding return the same bytes. */
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

/** The last `accept-encoding` header and the encoding chosen for it. Most requests repeat the last header, so it is rarely parsed again. */
let last = { accepted: '', best: bestEncoding('') }

function encodingFor(headers: IncomingHttpHeaders): Encoding | null {
  const accepted = String(headers['accept-encoding'] ?? '')
  if (accepted !== last.accepted) last = { accepted, best: bestEncoding(accepted) }
  return last.best
}

/** True if an `If-None-Match` header contains this ETag (of the form `W/"…"`), so that the client already has the reply. */
export const matchesEtag = (header: string | undefined, etag: string) =>
  header !== undefined &&
  (header === etag ||
    header.trim() === '*' ||
    header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag.slice(2)))

/** The encoding in which a client gets a reply; null for uncompressed. Only replies that all callers share (`shared`) are compressed. */
export const encodingOf = ({ bytes }: Rendered, shared: boolean, headers: IncomingHttpHeaders): Encoding | null =>
  shared && bytes.length >= minCompressedBytes ? encodingFor(headers) : null

/** The headers `etag`, `cache-control` and `vary` of a reply. `shared`: true if all callers get the same reply. */
export const headersOf = ({ etag }: Rendered, shared: boolean) => ({
  etag,
  // `no-transform`: a proxy must not add scripts, because the Content-Security-Policy would block them.
  'cache-control': `${shared ? 'public' : 'private'}, no-cache, no-transform`,
  vary: shared ? 'accept-encoding' : 'accept-encoding, authorization, cookie',
})

/** Sends a reply, or 304 if the client has it already. `shared`: all callers get the same reply, so it is compressed and cacheable. */
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

/** Estimated size of a cache entry in bytes: the reply, and as much again for its compressed forms. */
export const sizeOf = ({ bytes }: Rendered) => 2 * bytes.length + 200

interface Entry {
  version: string
  rendered: Promise<Rendered>
}

/**
 * Caches replies by key and version of the data. The least recently used replies are removed first. Replies are never outdated, because
 * callers read the version from the database before each `get`.
 */
export class ReplyCache {
  readonly #max: number
  #made: LRUCache<string, Entry> | undefined

  constructor(max = maxEntries) {
    this.#max = max
  }

  /** The cache itself. It is created when first used, because it allocates its memory immediately and most routes never need one. */
  get #entries() {
    return (this.#made ??= new LRUCache({ max: this.#max, maxSize: maxBytes }))
  }

  /** True if the reply for this key and version is cached or is being rendered. */
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

  /** Sets the size of an entry once its reply is rendered, or removes the entry if rendering failed. The cache drops too large entries. */
  #replace(key: string, entry: Entry, rendered: Rendered | null) {
    if (this.#entries.peek(key) !== entry) return
    if (rendered)
      this.#entries.set(key, { ...entry }, { size: sizeOf(rendered) }) // a copy, because the cache keeps the size of a known object
    else this.#entries.delete(key)
  }
}
