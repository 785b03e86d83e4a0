import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import jwt from '@fastify/jwt'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Database, Db } from '@trinchera/db/database'
import { findOpenSession, insertSession } from '@trinchera/db/queries/players/sessions'
import type { SessionPlayer } from '@trinchera/contract/session'
import { deviceCookieMs, sessionMs, sessionUseMs } from '@trinchera/rules/limits'
import type { Config } from '@trinchera/runtime/config'
import type { SessionInfo } from '../http/handler'
import { hasBotSecret } from '../http/bot-secret'
import { clientAddress } from '../http/client-address'
import { isDevice, type RequestOrigin } from '../accounts/origin'
import { recordSessionUse } from '../accounts/record-session-use'
import { sessionInfo } from '../accounts/session-info'

const sessionSeconds = sessionMs / 1000
export const sessionCookie = 'trinchera_session'
const deviceCookieName = 'trinchera_equipo'

/** The data read from a session token. Everything else about the player is read from the database. */
const claims = z.object({ jti: z.string().min(1).max(64), id: z.int() })

export interface Sessions {
  /** Stores a new session and returns its token. `device`: name of the browser, for the player to see. The account must be locked. */
  open(trx: Db, player: SessionPlayer, device: string): Promise<string>
  /** The session of a token; null if it is invalid, expired or revoked or its player is deleted. Throws 423 for a suspended account. */
  check(token: string): Promise<SessionInfo | null>
  /** The session in a request's `Authorization` header, `?token=` or, for GET, cookie (docs/behaviour/accounts.md#Sending the token). */
  of(request: FastifyRequest): Promise<SessionInfo | null>
  /** True if the request contains the secret of the Discord bot. */
  isBot(request: FastifyRequest): boolean
  /** The device, IP address and browser from which a request comes. */
  originOf(request: FastifyRequest): RequestOrigin
  setCookie(request: FastifyRequest, reply: FastifyReply, token: string | null): void
  /** Sets the cookie that identifies this browser, which is the same for all accounts used in it. */
  setDeviceCookie(request: FastifyRequest, reply: FastifyReply, device: string): void
}

interface Needs {
  config: Config
  database: Database
  now: () => Date
}

function tokenOf(request: FastifyRequest): string | undefined {
  const bearer = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  if (bearer) return bearer
  const { token } = z
    .object({ token: z.string().min(1).optional() })
    .catch({})
    .parse(request.query)
  return token ?? (request.method === 'GET' ? request.cookies[sessionCookie] : undefined)
}

function originOf(request: FastifyRequest): RequestOrigin {
  const device = request.cookies[deviceCookieName]
  return {
    device: device !== undefined && isDevice(device) ? device : null,
    ip: clientAddress(request),
    agent: request.headers['user-agent'],
  }
}

/** Registers the JWT and cookie plugins and returns the functions for sessions. */
export async function useSessions(app: FastifyInstance, { config, database, now }: Needs): Promise<Sessions> {
  await app.register(cookie)
  await app.register(jwt, { secret: config.jwtSecret, sign: { algorithm: 'HS256' }, verify: { algorithms: ['HS256'] } })

  const cookieOptions = (request: FastifyRequest) =>
    ({
      path: '/',
      httpOnly: true,
      sameSite: 'strict',
      secure: request.protocol.toLowerCase() === 'https' || config.publicUrl.startsWith('https:'),
    }) as const

  const recording = new Set<string>()
  const read = async (token: string): Promise<{ session: SessionInfo; usedAt: string | null } | null> => {
    let jti: string
    let id: number
    try {
      ;({ jti, id } = claims.parse(app.jwt.verify(token)))
    } catch {
      return null
    }
    const row = await findOpenSession(database.db, jti, now().toISOString())
    if (row?.id !== id) return null
    return { session: sessionInfo(row, config), usedAt: row.used_at }
  }

  /** Stores when a session was last used, at most every `sessionUseMs`. The request neither waits for this nor fails if this fails. */
  const recordUse = (session: SessionInfo, usedAt: string | null, request: FastifyRequest) => {
    const before = new Date(now().getTime() - sessionUseMs).toISOString()
    if ((usedAt ?? '') > before || recording.has(session.jti)) return
    recording.add(session.jti)
    recordSessionUse({ config, database, now }, session, originOf(request), before)
      .catch((error: unknown) => request.log.warn({ err: error }, 'no se anotó el uso de una sesión'))
      .finally(() => recording.delete(session.jti))
  }

  return {
    check: async (token) => (await read(token))?.session ?? null,
    async open(trx, { falta: _falta, ...player }, nombre) {
      const jti = randomUUID()
      const begin = now()
      const iat = Math.floor(begin.getTime() / 1000)
      const end = new Date(begin.getTime() + sessionMs)
      await insertSession(trx, {
        jti,
        player_id: player.id,
        created_at: begin.toISOString(),
        expires_at: end.toISOString(),
        nombre,
      })
      return app.jwt.sign({ ...player, jti, iat, exp: iat + sessionSeconds })
    },
    async of(request) {
      const token = tokenOf(request)
      const found = token === undefined ? null : await read(token)
      if (found) recordUse(found.session, found.usedAt, request)
      return found?.session ?? null
    },
    isBot: (request) => hasBotSecret(config.botSecret, request.headers.authorization),
    originOf,
    setCookie(request, reply, token) {
      const options = cookieOptions(request)
      if (token === null) reply.clearCookie(sessionCookie, options)
      else reply.setCookie(sessionCookie, token, { ...options, maxAge: sessionSeconds })
    },
    setDeviceCookie(request, reply, device) {
      reply.setCookie(deviceCookieName, device, { ...cookieOptions(request), maxAge: deviceCookieMs / 1000 })
    },
  }
}
