import { ApiError, ForeignReply } from './api-error'
import { foreignHeader, seenHeader } from './seen-header'
import type { BodyInput, FieldError, MetaOf, Method, ParamsOf, QueryInput, ReplyOf, Route, SecondStep } from './route'

/** What a client needs to call a route. It has no schemas, so that the web bundle does not include them. */
export interface RouteAddress {
  method: Method
  path: string
  bodyType: 'none' | 'json' | 'multipart'
}

export interface WireRequest {
  method: Method
  /** Path of the URL, with its parameters filled in and the query. */
  path: string
  body?: { json: unknown } | { form: FormData }
  headers: Record<string, string>
  signal?: AbortSignal
  /** True to complete the request even if the user leaves the page. Only for browsers. */
  keepalive?: boolean
  /** Receives each line before the last, for routes whose reply arrives as lines of JSON. */
  onProgress?: (line: unknown) => void
}

export interface WireReply {
  status: number
  json: unknown
  /** When the reply was stored in the service worker's cache, ms since the epoch; absent if the reply did not come from that cache. */
  seen?: number
  /** True if the service worker sent a cached reply because what the network replied did not come from the site. */
  foreign?: boolean
  /** The server's time when it sent the reply, ms since the epoch; absent if a cache served the reply. */
  date?: number
}

/** Sends a request. Resolves with the reply, whatever its status; rejects only if no reply arrived. */
export type Transport = (request: WireRequest) => Promise<WireReply>

type Given<Key extends string, Value> = [Value] extends [undefined]
  ? unknown
  : {} extends Value
    ? { [K in Key]?: Value }
    : { [K in Key]: Value }

/** The arguments of a call, as its route defines them. Pictures may be passed as File or Blob. */
export type CallArgs<R> = Given<'params', ParamsOf<R>> &
  Given<'query', QueryInput<R>> &
  Given<'body', Uploadable<BodyInput<R>>> & {
    headers?: Record<string, string>
    signal?: AbortSignal
    keepalive?: boolean
    onProgress?: (line: unknown) => void
  }

type Uploadable<B> = B extends object
  ? {
      [K in keyof B]: Uint8Array extends B[K]
        ? B[K] | Blob
        : B[K] extends readonly Uint8Array[]
          ? readonly (Uint8Array | Blob)[]
          : B[K]
    }
  : B

type Call<R> =
  {} extends CallArgs<R> ? (args?: CallArgs<R>) => Promise<ReplyOf<R>> : (args: CallArgs<R>) => Promise<ReplyOf<R>>

export type Api<R extends Record<string, Route>> = { [K in keyof R]: Call<R[K]> }

export type { MetaOf }

interface LooseArgs {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: Record<string, unknown>
  headers?: Record<string, string>
  signal?: AbortSignal
  keepalive?: boolean
  onProgress?: (line: unknown) => void
}

/** The path and query of a request: fills in the parameters of `path` and leaves out empty query values. */
export function pathOf(path: string, args: Pick<LooseArgs, 'params' | 'query'>): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(args.params?.[name])))
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(args.query ?? {}))
    if (value !== undefined && value !== null && value !== '') query.set(name, String(value))
  const search = query.toString()
  return search ? `${filled}?${search}` : filled
}

const isPicture = (value: unknown) => value instanceof Blob || value instanceof Uint8Array

function formOf(body: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) {
    if (value === undefined || value === null) continue
    const pictures: unknown[] = Array.isArray(value) ? value : [value]
    if (pictures.length && pictures.every(isPicture))
      for (const picture of pictures) {
        if (picture instanceof Blob) form.append(name, picture)
        else if (picture instanceof Uint8Array) form.append(name, new Blob([picture.slice()]), name)
      }
    else form.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
  }
  return form
}

interface Envelope {
  code: number
  message: string
  errors?: unknown
  enlace?: unknown
  segundo_factor?: unknown
}

/** True if a reply comes from the site. The site's JSON repeats the HTTP status as `code` (docs/behaviour/http.md#Reply envelope). */
export const isEnvelope = (status: number, json: unknown): json is Envelope =>
  typeof json === 'object' &&
  json !== null &&
  'code' in json &&
  json.code === status &&
  'message' in json &&
  typeof json.message === 'string'

/**
 * True if the reply came from something between client and site, such as a hotel's network, a filter, or a proxy that requires a login.
 * False for a proxy's reply that the site is unavailable or that the request is too large.
 */
export const isForeign = ({ status, json, foreign = false }: WireReply): boolean =>
  foreign || (!isEnvelope(status, json) && status !== 413 && (status < 500 || status === networkLogin))

/** HTTP status "Network Authentication Required" (RFC 6585). */
const networkLogin = 511

/** The error to throw for a reply that is not an envelope of the site. */
function strangeReply(reply: WireReply): ApiError {
  if (isForeign(reply)) return new ForeignReply()
  if (reply.status === 413) return new ApiError(413, 'Lo que enviaste es demasiado grande')
  return new ApiError(0, 'No pudimos hablar con el servidor')
}

/**
 * Creates the typed client, which has one function per route. Each function resolves with the envelope of a successful reply. It throws
 * `ApiError` if the server refuses the request (with the server's message) or if no reply came from the site (code 0).
 */
export function createApi<R extends Record<string, Route>>(
  addresses: { [K in keyof R]: RouteAddress },
  transport: Transport,
): Api<R> {
  const call =
    (address: RouteAddress) =>
    async (args: LooseArgs = {}) => {
      const request: WireRequest = {
        method: address.method,
        path: pathOf(address.path, args),
        headers: args.headers ?? {},
        signal: args.signal,
        ...(args.keepalive ? { keepalive: true } : {}),
        ...(args.onProgress ? { onProgress: args.onProgress } : {}),
      }
      if (address.bodyType === 'multipart') request.body = { form: formOf(args.body ?? {}) }
      else if (address.bodyType === 'json') request.body = { json: args.body ?? {} }
      const reply = await transport(request)
      const { status, json } = reply
      if (!isEnvelope(status, json)) throw strangeReply(reply)
      if (status < 300) return json
      throw new ApiError(
        status,
        json.message,
        Array.isArray(json.errors) ? (json.errors as FieldError[]) : [],
        typeof json.enlace === 'string' ? json.enlace : null,
        json.segundo_factor ? (json.segundo_factor as SecondStep) : null,
      )
    }
  return Object.fromEntries(
    Object.entries(addresses).map(([name, address]) => [name, call(address as RouteAddress)]),
  ) as Api<R>
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Content type of a reply made of lines of JSON. */
export const linesType = 'application/x-ndjson'

/** Reads a body made of lines. Calls `onLine` with each line but the last as it arrives, and returns the last line. */
async function lastLine(body: ReadableStream<Uint8Array>, onLine: (line: unknown) => void): Promise<string> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return rest
    const lines = (rest + decoder.decode(value, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) onLine(parseJson(line))
  }
}

/**
 * A transport that uses `fetch`, for browsers, Node.js and tests. `origin`: the site's origin; empty for the current page's. `token` is
 * called for each request and returns the session's token, if any.
 */
export function fetchTransport(origin: string, token: () => string | null): Transport {
  return async ({ method, path, body, headers, signal, keepalive, onProgress }) => {
    const sent = new Headers(headers)
    const current = token()
    if (current) sent.set('authorization', `Bearer ${current}`)
    if (body && 'json' in body) sent.set('content-type', 'application/json')
    const init: RequestInit = {
      method,
      headers: sent,
      body: body ? ('json' in body ? JSON.stringify(body.json) : body.form) : null,
      // The API never redirects, so a redirect shows that the reply does not come from the site.
      redirect: 'manual',
    }
    if (signal) init.signal = signal
    if (keepalive) init.keepalive = true
    const response = await fetch(origin + path, init)
    const inLines = response.headers.get('content-type')?.startsWith(linesType) && response.body
    const text = inLines ? await lastLine(inLines, onProgress ?? (() => {})) : await response.text()
    const seen = Number(response.headers.get(seenHeader)) || undefined
    const foreign = response.headers.has(foreignHeader)
    const date = response.headers.has('age') ? NaN : Date.parse(response.headers.get('date') ?? '')
    return {
      status: response.status,
      json: parseJson(text),
      ...(seen ? { seen, foreign } : {}),
      ...(date ? { date } : {}),
    }
  }
}
