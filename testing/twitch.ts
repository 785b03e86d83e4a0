import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

/** A stream in Helix's format. */
export interface HelixStream {
  id: string
  user_login: string
  user_name: string
  type: string
  title: string
  game_name: string
  viewer_count: number
  started_at: string
  thumbnail_url: string
}

/** How the fake Helix API replies: normally, with 401, 429 or 503, with a malformed body, or never. */
export type HelixMood = 'well' | 'unauthorized' | 'limited' | 'unavailable' | 'misshapen' | 'silent'

export interface TestTwitch {
  /** Environment variables that make the product use this Twitch, for `startProduct` and similar functions. */
  env: Record<string, string>
  /** Starts the stream of a login, or changes the stream if it is live already. */
  goLive(login: string, changes?: Partial<HelixStream>): HelixStream
  goOffline(login: string): void
  /** Sets the display name of a login (default: the login itself). With null, Twitch does not know the user. */
  name(login: string, displayName: string | null): void
  /** Makes every request that contains this login fail with 400, as requests with malformed logins always do. */
  refuse(login: string, isRefused?: boolean): void
  is(mood: HelixMood, headers?: Record<string, string>): void
  /** Rows per page of a reply. The page size in a request is ignored. */
  pageSize: number
  /** Lifetime of tokens issued from now on, in seconds. */
  tokenLife: number
  /** Invalidates all tokens issued so far. */
  revokeTokens(): void
  /** Number of tokens issued so far. */
  readonly tokens: number
  readonly calls: readonly { path: string; logins: string[] }[]
  /** Resolves when Helix is called the next time. */
  next(): Promise<void>
  stop(): Promise<void>
}

const credentials = { client_id: 'trinchera', client_secret: 'secreto-de-prueba' }
const maxLogins = 100
/** The pattern of logins that Twitch accepts. */
const loginRule = /^[a-z0-9][a-z0-9_]{2,24}$/i
/** Maximum number of recorded calls. A limit, because a fake server may run all day. */
const maxCalls = 1000

function send(reply: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}) {
  reply.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part))
  return new URLSearchParams(Buffer.concat(parts).toString())
}

/** Starts a fake of Twitch's Helix API and token endpoint. */
export async function startTwitch({ port = 0 }: { port?: number } = {}): Promise<TestTwitch> {
  const streams = new Map<string, HelixStream>()
  const names = new Map<string, string | null>()
  const refused = new Set<string>()
  const valid = new Set<string>()
  const calls: { path: string; logins: string[] }[] = []
  const waiting: (() => void)[] = []
  const moods: { mood: HelixMood; headers: Record<string, string> } = { mood: 'well', headers: {} }
  let tokens = 0
  let started = 0

  async function issueToken(request: IncomingMessage, reply: ServerResponse) {
    const form = await formOf(request)
    if (form.get('client_id') !== credentials.client_id || form.get('client_secret') !== credentials.client_secret)
      return send(reply, 403, { status: 403, message: 'invalid client secret' })
    const access_token = `app-${++tokens}`
    valid.add(access_token)
    send(reply, 200, { access_token, expires_in: twitch.tokenLife, token_type: 'bearer' })
  }

  function streamsPage(query: URLSearchParams) {
    const live = query.getAll('user_login').flatMap((login) => streams.get(login.toLowerCase()) ?? [])
    const from = Number(query.get('after') ?? 0)
    const page = live.slice(from, from + twitch.pageSize)
    return { data: page, pagination: from + page.length < live.length ? { cursor: String(from + page.length) } : {} }
  }

  const usersPage = (query: URLSearchParams) => ({
    data: query.getAll('login').flatMap((login) => {
      const display_name = names.has(login) ? names.get(login) : login
      return display_name
        ? { id: login, login, display_name, profile_image_url: `https://static-cdn.example/${login}-300x300.png` }
        : []
    }),
  })

  function answer(request: IncomingMessage, reply: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://twitch')
    const logins = [...searchParams.getAll('user_login'), ...searchParams.getAll('login')]
    calls.push({ path: pathname.slice('/helix'.length), logins })
    if (calls.length > maxCalls) calls.shift()
    for (const wake of waiting.splice(0)) wake()
    const { mood, headers } = moods
    if (mood === 'silent') return
    if (mood === 'limited') return send(reply, 429, { status: 429, message: 'too many requests' }, headers)
    if (mood === 'unavailable') return send(reply, 503, { status: 503, message: 'try again later' }, headers)
    const token = request.headers.authorization?.replace(/^Bearer /, '') ?? ''
    if (mood === 'unauthorized' || !valid.has(token) || request.headers['client-id'] !== credentials.client_id)
      return send(reply, 401, { status: 401, message: 'Invalid OAuth token' })
    if (
      logins.length > maxLogins ||
      logins.some((login) => !loginRule.test(login) || refused.has(login.toLowerCase()))
    ) {
      const message = pathname.endsWith('users')
        ? 'Invalid login names, emails or IDs in request'
        : 'Malformed query params.'
      return send(reply, 400, { error: 'Bad Request', status: 400, message })
    }
    if (mood === 'misshapen') return send(reply, 200, { data: [{ id: 7, user_login: null }] })
    if (pathname === '/helix/streams') return send(reply, 200, streamsPage(searchParams))
    if (pathname === '/helix/users') return send(reply, 200, usersPage(searchParams))
    send(reply, 404, { status: 404, message: 'not found' })
  }

  const server = createServer((request, reply) => {
    if (request.url === '/oauth2/token') void issueToken(request, reply)
    else answer(request, reply)
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address !== 'object') throw new Error('no port')
  const base = `http://127.0.0.1:${address.port}`

  const twitch: TestTwitch = {
    env: {
      TWITCH_CLIENT_ID: credentials.client_id,
      TWITCH_CLIENT_SECRET: credentials.client_secret,
      TWITCH_API_URL: `${base}/helix`,
      TWITCH_AUTH_URL: `${base}/oauth2`,
    },
    pageSize: 100,
    tokenLife: 5_000_000,
    goLive(login, changes = {}) {
      const before = streams.get(login) ?? {
        id: String(4_000_000 + ++started),
        user_login: login,
        user_name: names.get(login) ?? login,
        type: 'live',
        title: 'Clan war',
        game_name: 'Medal of Honor: Allied Assault',
        viewer_count: 12,
        started_at: new Date().toISOString(),
        thumbnail_url: `https://static-cdn.example/live_user_${login}-{width}x{height}.jpg`,
      }
      const stream = { ...before, ...changes }
      streams.set(login, stream)
      return stream
    },
    goOffline: (login) => void streams.delete(login),
    refuse(login, isRefused = true) {
      if (isRefused) refused.add(login)
      else refused.delete(login)
    },
    name: (login, displayName) => void names.set(login, displayName),
    is(mood, headers = {}) {
      Object.assign(moods, { mood, headers })
    },
    revokeTokens: () => valid.clear(),
    get tokens() {
      return tokens
    },
    calls,
    next: () => new Promise((resolve) => waiting.push(resolve)),
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return twitch
}
