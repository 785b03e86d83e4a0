import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { jsonType } from './plugins/envelope'
import { RecentMap } from './recent-map'

const brotli = promisify(brotliCompress)
const gunzippable = promisify(gzip)

/** Smaller than this, compressing saves no packet. */
const worthCompressing = 1024
const mostEntries = 500

type Encoding = 'br' | 'gzip'

/** A reply's bytes, compressed once for each encoding that somebody asked for. */
export interface Rendered {
  bytes: Buffer
  etag: string
  compressed: Map<Encoding, Promise<Buffer>>
}

export function render(json: string): Rendered {
  const bytes = Buffer.from(json)
  return { bytes, etag: `W/"${createHash('sha1').update(bytes).digest('base64url')}"`, compressed: new Map() }
}

function compress(rendered: Rendered, encoding: Encoding): Promise<Buffer> {
  const known = rendered.compressed.get(encoding)
  if (known) return known
  const made =
    encoding === 'br'
      ? brotli(rendered.bytes, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: rendered.bytes.length },
        })
      : gunzippable(rendered.bytes)
  rendered.compressed.set(encoding, made)
  return made
}

function encodingFor(request: FastifyRequest): Encoding | null {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted) ? 'gzip' : null
}

const matches = (header: string | undefined, etag: string) =>
  header !== undefined &&
  (header.trim() === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag.slice(2)))

/** Sends bytes with their ETag, or 304 where the client has them. `shared`: anyone may keep them, so compressing them once serves all. */
export async function sendRendered(
  request: FastifyRequest,
  reply: FastifyReply,
  rendered: Rendered,
  shared: boolean,
  type = jsonType,
): Promise<FastifyReply> {
  reply.header('etag', rendered.etag)
  reply.header('cache-control', shared ? 'public, no-cache' : 'private, no-cache')
  reply.header('vary', shared ? 'accept-encoding' : 'accept-encoding, authorization, cookie')
  if (matches(request.headers['if-none-match'], rendered.etag)) return reply.code(304).send()
  reply.type(type)
  const encoding = shared && rendered.bytes.length >= worthCompressing ? encodingFor(request) : null
  if (!encoding) return reply.send(rendered.bytes)
  const bytes = await compress(rendered, encoding)
  return reply.header('content-encoding', encoding).send(bytes)
}

/**
 * Replies by address and data version. The version is read before the reply is made, so a kept reply is never older than the version
 * it is kept under; and it is read from the database at each call, so no lost message can leave a stale one.
 */
export class ReplyCache {
  readonly #entries = new RecentMap<string, { version: string; rendered: Promise<Rendered> }>(mostEntries)

  get(key: string, version: string, make: () => Promise<Rendered>): Promise<Rendered> {
    const known = this.#entries.get(key)
    if (known?.version === version) return known.rendered
    const entry = { version, rendered: make() }
    this.#entries.set(key, entry)
    entry.rendered.catch(() => this.#entries.drop(key, entry))
    return entry.rendered
  }
}
