import type { SessionPlayer } from '@trinchera/contract/session'
import { claimsOf } from './claims'

export interface Session {
  token: string
  player: SessionPlayer
  /** When the token expires, ms since the epoch. */
  expires: number
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** When a token expires (seconds since the epoch), and the rol in it; undefined if the token has no expiry. */
function decodeToken(token: string): { exp: number; rol: number } | undefined {
  const claims = claimsOf(token)
  if (typeof claims?.exp !== 'number') return undefined
  return { exp: claims.exp, rol: typeof claims.rol === 'number' ? claims.rol : 5 }
}

const asked = ['edad', 'politica'] as const

function asPlayer(value: unknown, rolOfToken: number): SessionPlayer | undefined {
  if (!isRecord(value)) return undefined
  const { id, username, email, admin, rol, imagen, falta } = value
  if (typeof id !== 'number' || typeof username !== 'string') return undefined
  return {
    id,
    username,
    email: typeof email === 'string' ? email : '',
    admin: admin === true,
    rol: typeof rol === 'number' ? rol : rolOfToken,
    imagen: typeof imagen === 'string' ? imagen : null,
    ...(Array.isArray(falta) && falta.length ? { falta: asked.filter((one) => falta.includes(one)) } : {}),
  }
}

/** Reads a session from storage; null if it is malformed or expired (docs/behaviour/accounts.md#Stored session in the browser). */
export function readSession(token: string | null, player: string | null, now: number): Session | null {
  if (!token || !player) return null
  const claims = decodeToken(token)
  if (!claims || claims.exp * 1000 <= now) return null
  const storedPlayer = asPlayer(parseJson(player), claims.rol)
  return storedPlayer ? { token, player: storedPlayer, expires: claims.exp * 1000 } : null
}
