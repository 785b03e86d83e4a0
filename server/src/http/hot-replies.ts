import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { DataState } from '@trinchera/db/queries/site/versions'
import { sessionCookie } from '../plugins/session'
import { encodingOf, headersOf, matchesEtag, sizeOf, type Encoding, type Rendered } from './reply-cache'

/** A reply as it was last given at an address. */
export interface KeptReply {
  rendered: Rendered
  /** The template of its route. */
  route: string
  /** Its `content-type`. */
  type: string
  /** The same for every caller; otherwise it is that of visitors. */
  shared: boolean
  /** The stage whose table's version tells whether it holds. */
  etapa: number | null
  /** Whether it is still the reply in this state of the data. */
  holds(state: DataState): boolean
  /** What it has become in this state of the data, where whoever asks need not be counted or known for that. Rejects where there is no such reply any more. */
  renew?(state: DataState): Promise<KeptReply>
  /** Whether it is for a request with these headers; for every one where it is left out. */
  suits?(headers: IncomingHttpHeaders): boolean
}

/** Told of each reply. */
export type OnReply = (reply: { route: string; url: string; status: number; ms: number }) => void

interface Needs {
  current(etapa: number | null): Promise<DataState>
  /** Headers of every reply. */
  headers: Readonly<Record<string, string>>
  now(): Date
  /** Whether connections are to be closed by their reply, which is not done here. */
  isClosing(): boolean
  onReply: OnReply
}

const maxAddresses = 1000
const maxBytes = 16 * 1024 * 1024

/** A request that says more than which reply it wants goes the whole way, where what it says is checked. */
const isPlain = ({
  'content-type': type,
  'content-length': length,
  'transfer-encoding': coding,
}: IncomingHttpHeaders) => type === undefined && length === undefined && coding === undefined

/** Whether headers hold nothing that could be a session. */
export const isVisitor = ({ authorization, cookie }: IncomingHttpHeaders) =>
  authorization === undefined && !cookie?.includes(sessionCookie)

type Form = Encoding | 'plain' | 'unchanged'

/**
 * Answers what was asked before at the same address, as long as the data are as they were: without routing, hooks and a log line. Everything else is
 * left to the way that every request can take, which also fills this one.
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

  /** Answers a request from what is kept, or leaves it to the handler that every request can take. */
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
        goOn, // it says what is wrong
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
