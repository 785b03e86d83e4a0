import { z } from 'zod'
import type { KeptStream } from '@trinchera/db/queries/streams/streams'
import type { Config } from '@trinchera/runtime/config'
import { streamOf, streamsPage, tokenAnswer, userOf, usersPage, type TwitchUser } from './helix-answers'
import { RefusedLogins, TwitchFailure, wantedAfter } from './twitch-failure'

/** Maximum number of logins in a call and of rows in a page, set by Helix. */
const atOnce = 100
/** `longestCall`: maximum duration of a call, ms. `largestReply`: maximum size of a reply, bytes. */
const longestCall = 10_000
const largestReply = 4 * 1024 * 1024
/** How long before its expiry a token is renewed, ms. */
const renewBefore = 60_000
/** How long a refused login is left out of requests, ms. Otherwise Twitch would refuse every request that contains it. */
const refusedMs = 3_600_000
/** Maximum number of pages of one call, to end faulty endless paging. A hundred logins cannot need more. */
const mostPages = 110

export interface Helix {
  /** Fetches the live streams of the given logins, by login. Throws TwitchFailure. */
  streams(logins: readonly string[], giveUp: AbortSignal): Promise<Map<string, KeptStream>>
  /** Fetches users, by login; logins unknown to Twitch are missing. Throws TwitchFailure. */
  users(logins: readonly string[], giveUp: AbortSignal): Promise<Map<string, TwitchUser>>
}

function* chunks(logins: readonly string[]) {
  for (let start = 0; start < logins.length; start += atOnce) yield logins.slice(start, start + atOnce)
}

function repeated(name: string, values: readonly string[]): URLSearchParams {
  const query = new URLSearchParams()
  for (const value of values) query.append(name, value)
  return query
}

async function readText(reply: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of reply.body ?? []) {
    size += part.length
    if (size > largestReply) throw new TwitchFailure('contestó demasiado')
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}

function because(error: unknown): TwitchFailure {
  if (error instanceof TwitchFailure) return error
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (cause instanceof Error && 'code' in cause && typeof cause.code === 'string')
    return new TwitchFailure(`no se pudo llegar: ${cause.code}`)
  return new TwitchFailure(`no se pudo llegar: ${cause instanceof Error ? cause.message : String(cause)}`)
}

interface Reply {
  status: number
  headers: Headers
  text: string
}

/** Sends one request and reads the whole reply. Aborted by `giveUp`, or after `patience` ms. */
async function call(url: string, init: RequestInit, giveUp: AbortSignal, patience: number): Promise<Reply> {
  giveUp.throwIfAborted()
  const cut = new AbortController()
  const tooLate = setTimeout(() => cut.abort(new TwitchFailure('no contestó a tiempo')), patience)
  const stop = () => cut.abort(giveUp.reason)
  giveUp.addEventListener('abort', stop)
  try {
    const reply = await fetch(url, { ...init, redirect: 'error', signal: cut.signal })
    return { status: reply.status, headers: reply.headers, text: await readText(reply) }
  } catch (error) {
    throw because(error)
  } finally {
    clearTimeout(tooLate)
    giveUp.removeEventListener('abort', stop)
  }
}

function parse<T extends z.ZodType>(schema: T, { text }: Reply): z.output<T> {
  try {
    return schema.parse(JSON.parse(text))
  } catch (error) {
    const where = error instanceof z.ZodError ? ` (${error.issues[0]?.path.join('.')})` : ''
    throw new TwitchFailure(`contestó con otra forma que la esperada${where}`)
  }
}

/** Creates a client for Helix. It requests an app token once, and renews it before it expires or when Twitch rejects it. */
export function openHelix(
  { clientId, clientSecret, apiUrl, authUrl }: NonNullable<Config['twitch']>,
  now: () => Date,
  patience = longestCall,
  onRefused: (login: string) => void = () => {},
): Helix {
  let token: { value: string; until: number } | null = null

  async function renew(giveUp: AbortSignal): Promise<string> {
    const body = new URLSearchParams({
      client_id: clientId,
      client_secret: clientSecret,
      grant_type: 'client_credentials',
    })
    const reply = await call(`${authUrl}/token`, { method: 'POST', body }, giveUp, patience)
    if (reply.status !== 200)
      throw new TwitchFailure(`no dio un token: contestó ${reply.status}`, wantedAfter(reply.headers, now()))
    const { access_token, expires_in = 0 } = parse(tokenAnswer, reply)
    const lifetime = expires_in * 1000
    token = {
      value: access_token,
      until: lifetime > 0 ? now().getTime() + lifetime - Math.min(renewBefore, lifetime / 2) : Number.POSITIVE_INFINITY,
    }
    return access_token
  }

  async function get<T extends z.ZodType>(
    path: string,
    query: URLSearchParams,
    schema: T,
    giveUp: AbortSignal,
  ): Promise<z.output<T>> {
    const send = (value: string) =>
      call(
        `${apiUrl}/${path}?${query}`,
        { headers: { authorization: `Bearer ${value}`, 'client-id': clientId } },
        giveUp,
        patience,
      )
    let reply = await send(token && token.until > now().getTime() ? token.value : await renew(giveUp))
    if (reply.status === 401) reply = await send(await renew(giveUp))
    if (reply.status === 200) return parse(schema, reply)
    if (reply.status === 400) throw new RefusedLogins()
    throw new TwitchFailure(`contestó ${reply.status}`, wantedAfter(reply.headers, now()))
  }

  async function streamsAmong(logins: readonly string[], giveUp: AbortSignal): Promise<KeptStream[]> {
    const found: KeptStream[] = []
    const query = repeated('user_login', logins)
    query.set('first', String(atOnce))
    for (let page = 0; page < mostPages; page++) {
      const { data, pagination } = await get('streams', query, streamsPage, giveUp)
      found.push(...data.flatMap((one) => streamOf(one) ?? []))
      if (!pagination?.cursor || data.length === 0) return found
      query.set('after', pagination.cursor)
    }
    throw new TwitchFailure('sus páginas no se acaban')
  }

  /** Logins that Twitch refused, each with the time (ms since the epoch) until which it is left out. */
  const refused = new Map<string, number>()

  /**
   * Fetches rows with `ask` for all logins, except those left out. If Twitch refuses a request, its list of logins is halved again and
   * again until the refused login is found, which is then left out. If Twitch refuses every request, no login is left out.
   */
  async function withoutRefused<T>(
    logins: readonly string[],
    ask: (some: readonly string[]) => Promise<T[]>,
  ): Promise<T[]> {
    const at = now().getTime()
    const asked = logins.filter((login) => (refused.get(login) ?? 0) <= at)
    const bad: string[] = []
    async function halved(some: readonly string[]): Promise<T[]> {
      try {
        return await ask(some)
      } catch (error) {
        if (!(error instanceof RefusedLogins)) throw error
        const half = Math.ceil(some.length / 2)
        if (half < some.length) return [...(await halved(some.slice(0, half))), ...(await halved(some.slice(half)))]
        bad.push(...some)
        if (bad.length > 1 && bad.length === asked.length) throw error
        return []
      }
    }
    const found: T[] = []
    for (const some of chunks(asked)) found.push(...(await halved(some)))
    for (const login of bad) {
      refused.set(login, at + refusedMs)
      onRefused(login)
    }
    return found
  }

  return {
    async streams(logins, giveUp) {
      const wanted = new Set(logins)
      const found = await withoutRefused(logins, (some) => streamsAmong(some, giveUp))
      return new Map(found.filter(({ user_login }) => wanted.has(user_login)).map((one) => [one.user_login, one]))
    },
    async users(logins, giveUp) {
      const found = await withoutRefused(
        logins,
        async (some) => (await get('users', repeated('login', some), usersPage, giveUp)).data,
      )
      return new Map(found.map((user) => [user.login.toLowerCase(), userOf(user)]))
    },
  }
}
