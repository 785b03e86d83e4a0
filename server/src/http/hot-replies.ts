import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { DataState } from '@trinchera/db/queries/site/versions'
import { sessionCookie } from '../plugins/session'
import { encodingOf, headersOf, matchesEtag, sizeOf, type Encoding, type Rendered } from './reply-cache'

/** The latest reply to a URL, kept for repeated requests. */
export interface KeptReply {
  rendered: Rendered
  route: string
  /** The reply's `content-type`. */
  type: string
  /** True if the reply is the same for every caller; false if the reply is only for callers without a session. */
  shared: boolean
  /** Id of the etapa whose ladder table version must be read to know whether the reply is still valid; null if no version is needed. */
  etapa: number | null
  /** True if the reply is valid for this state of the data. */
  holds(state: DataState): boolean
  /** Renders the reply for a newer state of the data. Missing if a rate limit must count each caller. Rejects if there is no reply. */
  renew?(state: DataState): Promise<KeptReply>
  /** True if the reply is right for a request with these headers. If missing, it is right for all requests. */
  suits?(headers: IncomingHttpHeaders): boolean
}

/** Receives each reply that was sent. `ms`: duration of the request. */
export type OnReply = (reply: { route: string; url: string; status: number; ms: number }) => void

interface Needs {
  current(etapa: number | null): Promise<DataState>
  /** Headers that every reply has. */
  headers: Readonly<Record<string, string>>
  now(): Date
  /** True if connections must be closed after their reply (shutdown). Requests then take the normal path, which closes connections. */
  isClosing(): boolean
  onReply: OnReply
}

const maxAddresses = 1000
const maxBytes = 16 * 1024 * 1024

/** True if the request has no body. A request with a body takes the normal path, which checks the body. */
const isPlain = ({
  'content-type': type,
  'content-length': length,
  'transfer-encoding': coding,
}: IncomingHttpHeaders) => type === undefined && length === undefined && coding === undefined

/** True if the headers contain no session. */
export const isVisitor = ({ authorization, cookie }: IncomingHttpHeaders) =>
  authorization === undefined && !cookie?.includes(sessionCookie)

type Form = Encoding | 'plain' | 'unchanged'

/**
 * Sends a kept reply to repeated requests for the same URL while the data have not changed, without routing, hooks or log. Other requests
 * take the normal path, which adds cacheable replies here.
 */
export class HotReplies {
  readonly #kept = new LRUCache<string, KeptReply>({
    max: maxAddresses,
    maxSize: maxBytes,
  })
  readonly #heads = new WeakMap<Rendered, Map<Form, string[]>>()
  readonly #needs: Needs
  readonly #common: string[]

  constructor(needs: Needs) {
    this.#needs = needs
    this.#common = Object.entries(needs.headers).flat()
  }

  remember(url: string, kept: KeptReply) {
    this.#kept.set(url, kept, { size: sizeOf(kept.rendered) })
  }

  /** Replies to a request with a kept reply; otherwise passes it to `others`, the handler of the normal path. */
  handle(request: IncomingMessage, reply: ServerResponse, others: RequestListener) {
    const goOn = () => others(request, reply)
    const kept = request.method === 'GET' ? this.#keptFor(request) : undefined
    if (!kept) return goOn()
    const began = performance.now()
    this.#needs
      .current(kept.etapa)
      .then((state) => (kept.holds(state) ? kept : kept.renew?.(state)))
      .then(
        (now) => {
          if (!now || !this.#send(request, reply, now, began)) goOn()
        },
        goOn, // the normal path reports the error
      )
  }

  #keptFor({ url = '', headers }: IncomingMessage): KeptReply | undefined {
    const kept = this.#kept.get(url)
    if (!kept || this.#needs.isClosing() || !isPlain(headers) || kept.suits?.(headers) === false) return undefined
    return kept.shared || isVisitor(headers) ? kept : undefined
  }

  #send({ url = '', headers }: IncomingMessage, reply: ServerResponse, kept: KeptReply, began: number): boolean {
    const { rendered, shared, route } = kept
    const encoding = encodingOf(rendered, shared, headers)
    const unchanged = matchesEtag(headers['if-none-match'], rendered.etag)
    const date = ['date', this.#needs.now().toUTCString()]
    if (unchanged) reply.writeHead(304, [...this.#head(kept, 'unchanged', 0), ...date]).end()
    else {
      const bytes = encoding ? rendered.ready.get(encoding) : rendered.bytes
      if (!bytes) return false // the reply is not compressed for this encoding yet
      reply.writeHead(200, [...this.#head(kept, encoding ?? 'plain', bytes.length), ...date]).end(bytes)
    }
    this.#needs.onReply({ route, url, status: unchanged ? 304 : 200, ms: performance.now() - began })
    return true
  }

  #head({ rendered, shared, type }: KeptReply, form: Form, length: number): string[] {
    const made = this.#heads.get(rendered) ?? new Map<Form, string[]>()
    const known = made.get(form)
    if (known) return known
    const own = Object.entries(headersOf(rendered, shared)).flat()
    const content = ['content-type', type, 'content-length', String(length)]
    const coding = form === 'br' || form === 'gzip' ? ['content-encoding', form] : []
    const head = [...this.#common, ...own, ...(form === 'unchanged' ? [] : [...content, ...coding])]
    this.#heads.set(rendered, made.set(form, head))
    return head
  }
}
