import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import jwt from '@fastify/jwt'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Database, Db } from '@trinchera/db/database'
import { findOpenSession, insertSession } from '@trinchera/db/queries/players/sessions'
import type { SessionPlayer } from '@trinchera/contract/session'
import { sessionMs } from '@trinchera/rules/limits'
import type { Config } from '@trinchera/runtime/config'
import type { SessionInfo } from '../http/handler'
import { hasBotSecret } from '../http/bot-secret'
import { suspended } from '../accounts/suspended'

const sessionSeconds = sessionMs / 1000
const cookieName = 'trinchera_session'

/** The claims read from a token; everything else about the player comes from the database. */
const claims = z.object({ jti: z.string().min(1).max(64), id: z.int() })

export interface Sessions {
  /** Stores a new session and returns its token. The transaction must have locked the account. */
  open(trx: Db, player: SessionPlayer): Promise<string>
  /** The session of a token; null if forged, expired, revoked or of a deleted player. Throws 423 while the account is suspended. */
  check(token: string): Promise<SessionInfo | null>
  /** The session of a request: bearer, `?token=`, or on GET the cookie (docs/behaviour.md#Sending the token). */
  of(request: FastifyRequest): Promise<SessionInfo | null>
  /** Whether the request is authenticated by the bot's secret. */
  isBot(request: FastifyRequest): boolean
  setCookie(request: FastifyRequest, reply: FastifyReply, token: string | null): void
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
  return token ?? (request.method === 'GET' ? request.cookies[cookieName] : undefined)
}

/** Registers the JWT and cookie plugins and returns the sessions. */
export async function useSessions(app: FastifyInstance, { config, database, now }: Needs): Promise<Sessions> {
  await app.register(cookie)
  await app.register(jwt, { secret: config.jwtSecret, sign: { algorithm: 'HS256' }, verify: { algorithms: ['HS256'] } })

  const check = async (token: string): Promise<SessionInfo | null> => {
    let jti: string
    let id: number
    try {
      ;({ jti, id } = claims.parse(app.jwt.verify(token)))
    } catch {
      return null
    }
    const row = await findOpenSession(database.db, jti, now().toISOString())
    if (row?.id !== id) return null
    const { hasta, motivo, ...session } = row
    if (hasta !== null && motivo !== null) throw suspended({ alcance: 'cuenta', hasta, motivo })
    return { ...session, admin: row.admin === 1, validado: row.validado === 1 }
  }

  return {
    check,
    async open(trx, player) {
      const jti = randomUUID()
      const begin = now()
      const iat = Math.floor(begin.getTime() / 1000)
      const end = new Date(begin.getTime() + sessionMs)
      await insertSession(trx, {
        jti,
        player_id: player.id,
        created_at: begin.toISOString(),
        expires_at: end.toISOString(),
      })
      return app.jwt.sign({ ...player, jti, iat, exp: iat + sessionSeconds })
    },
    async of(request) {
      const token = tokenOf(request)
      return token === undefined ? null : check(token)
    },
    isBot: (request) => hasBotSecret(config.botSecret, request.headers.authorization),
    setCookie(request, reply, token) {
      const options = {
        path: '/',
        httpOnly: true,
        sameSite: 'strict',
        secure: request.protocol === 'https' || config.publicUrl.startsWith('https:'),
      } as const
      if (token === null) reply.clearCookie(cookieName, options)
      else reply.setCookie(cookieName, token, { ...options, maxAge: sessionSeconds })
    },
  }
}
