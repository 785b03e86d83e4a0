import { ApiError } from './api-error'
import { seenHeader } from './seen-header'
import type { BodyInput, FieldError, MetaOf, Method, ParamsOf, QueryInput, ReplyOf, Route, SecondStep } from './route'

/** The part of a route that a client needs. Schemas stay out, so the web bundle does not include them. */
export interface RouteAddress {
  method: Method
  path: string
  bodyType: 'none' | 'json' | 'multipart'
}

export interface WireRequest {
  method: Method
  /** Path from the site's origin, with parameters and query. */
  path: string
  body?: { json: unknown } | { form: FormData }
  headers: Record<string, string>
  signal?: AbortSignal
  /** Sent to its end even if the page is left meanwhile; of browsers. */
  keepalive?: boolean
  /** Gets each line that comes before the reply, of a route that has such. */
  onProgress?: (line: unknown) => void
}

export interface WireReply {
  status: number
  json: unknown
  /** Of a reply that the service worker kept: when it was fetched, ms since the epoch. */
  seen?: number
  /** The server's clock when it answered, ms since the epoch; none where something on the way had kept the reply. */
  date?: number
}

/** Sends one request; rejects only when no reply arrived. */
export type Transport = (request: WireRequest) => Promise<WireReply>

type Given<Key extends string, Value> = [Value] extends [undefined]
  ? unknown
  : {} extends Value
    ? { [K in Key]?: Value }
    : { [K in Key]: Value }

/** The arguments of a call: only those its route has. A File or Blob may be passed for a picture. */
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

/** The path of a call with its parameters and query. */
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
  code?: unknown
  message?: unknown
  errors?: unknown
  enlace?: unknown
  segundo_factor?: unknown
}

/**
 * The typed client: one function per route. Resolves with the envelope of a success; throws `ApiError` for a refusal
 * (with the server's message) or for no reply (code 0).
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
      const envelope = reply.json as Envelope | null
      if (reply.status >= 200 && reply.status < 300 && envelope) return envelope
      const message = typeof envelope?.message === 'string' ? envelope.message : 'No pudimos hablar con el servidor'
      throw new ApiError(
        typeof envelope?.code === 'number' ? envelope.code : reply.status,
        message,
        Array.isArray(envelope?.errors) ? (envelope.errors as FieldError[]) : [],
        typeof envelope?.enlace === 'string' ? envelope.enlace : null,
        envelope?.segundo_factor ? (envelope.segundo_factor as SecondStep) : null,
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

/** Type of a reply that is told in lines of JSON. */
export const linesType = 'application/x-ndjson'

/** The last line of a body; those before it as they come. */
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
 * Transport over `fetch`, for browser, Node and tests. `origin`: the site's, empty for the current page's; `token` is
 * read at each call.
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
    }
    if (signal) init.signal = signal
    if (keepalive) init.keepalive = true
    const response = await fetch(origin + path, init)
    const inLines = response.headers.get('content-type')?.startsWith(linesType) && response.body
    const text = inLines ? await lastLine(inLines, onProgress ?? (() => {})) : await response.text()
    const seen = Number(response.headers.get(seenHeader)) || undefined
    const date = response.headers.has('age') ? NaN : Date.parse(response.headers.get('date') ?? '')
    return { status: response.status, json: parseJson(text), ...(seen ? { seen } : {}), ...(date ? { date } : {}) }
  }
}
