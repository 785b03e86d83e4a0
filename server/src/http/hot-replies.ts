import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { DataState } from '@trinchera/db/queries/site/versions'
import { sessionCookie } from '../plugins/session'
import { encodingOf, headersOf, matchesEtag, sizeOf, type Encoding, type Rendered } from './reply-cache'

/** The latest reply given for a URL. */
export interface KeptReply {
  rendered: Rendered
  /** The path template of the reply's route. */
  route: string
  /** The reply's `content-type`. */
  type: string
  /** True if the reply is the same for every caller; false if it is only for visitors. */
  shared: boolean
  /** The etapa whose table version decides whether the reply is still valid. */
  etapa: number | null
  /** True if the reply is still valid for this state of the data. */
  holds(state: DataState): boolean
  /**
   * Renders the reply again for this state of the data. Missing if the caller has to be counted by a limit. Rejects if the reply no longer
   * exists.
   */
  renew?(state: DataState): Promise<KeptReply>
  /** True if the reply fits a request with these headers. If missing, it fits all requests. */
  suits?(headers: IncomingHttpHeaders): boolean
}

/** Called for each reply that was sent. */
export type OnReply = (reply: { route: string; url: string; status: number; ms: number }) => void

interface Needs {
  current(etapa: number | null): Promise<DataState>
  /** Headers that every reply has. */
  headers: Readonly<Record<string, string>>
  now(): Date
  /** True if connections must be closed by their reply. Hot replies do not do that, so requests then take the normal path. */
  isClosing(): boolean
  onReply: OnReply
}

const maxAddresses = 1000
const maxBytes = 16 * 1024 * 1024

/** True if the headers announce no body. A request with a body takes the normal path, where its body is checked. */
const isPlain = ({
  'content-type': type,
  'content-length': length,
  'transfer-encoding': coding,
}: IncomingHttpHeaders) => type === undefined && length === undefined && coding === undefined

/** True if the headers contain nothing that could be a session. */
export const isVisitor = ({ authorization, cookie }: IncomingHttpHeaders) =>
  authorization === undefined && !cookie?.includes(sessionCookie)

type Form = Encoding | 'plain' | 'unchanged'

/**
 * Answers repeated requests for the same URL as long as the data have not changed, without routing, hooks or a log line. All other requests
 * take the normal path, whose replies are also remembered here.
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

  /** Answers a request with a remembered reply, or passes it to `others`, the handler for all requests. */
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
      if (!bytes) return false // not compressed yet
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
