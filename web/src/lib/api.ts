import { ApiError, createApi, fetchTransport, type Transport, type WireRequest } from '@trinchera/contract/client'
import type { Routes } from '@trinchera/contract/routes'
import { addresses } from 'virtual:routes'
import { currentSession } from './session'
import { replyArrived, seenArrived } from './connection'

/** Timeouts in ms; uploads get the most, for pictures over slow connections. */
const timeouts = { read: 10_000, write: 60_000, upload: 300_000 }

function timeoutFor({ method, body }: WireRequest): number {
  if (method === 'GET') return timeouts.read
  return body && 'form' in body ? timeouts.upload : timeouts.write
}

let handleLostSession: ((reason?: string) => void) | undefined
/** A loss that came before its handler, whose chunk is loaded after the first screen. */
let pendingLoss: { reason: string | undefined } | undefined

/** Sets what happens when the server no longer accepts the session; `SessionGuard` ends it, says so and leads to the login. */
export function onSessionLost(handler: (reason?: string) => void) {
  handleLostSession = handler
  if (pendingLoss) handler(pendingLoss.reason)
  pendingLoss = undefined
}

/** `reason`: the server's own message, if it sent one. */
export function sessionLost(reason?: string) {
  if (handleLostSession) handleLostSession(reason)
  else pendingLoss ??= { reason }
}

const transport = fetchTransport('', () => currentSession()?.token ?? null)
const unguarded = createApi<Routes>(addresses, transport)

/** 423 may mean a partial suspension, which refuses only some calls. A call that every session may make shows whether the whole account is suspended. */
async function checkAccountSuspended(playerId: number) {
  try {
    await unguarded.listInvitaciones({ params: { playerId } })
  } catch (error) {
    if (codeOf(error) === 423 && currentSession()?.player.id === playerId) sessionLost(messageOf(error, ''))
  }
}

/** Lists that change so seldom that they say nothing of how old a screen is. */
const lasting = [addresses.listJuegos.path, addresses.getOpciones.path]

function noteSeen(path: string, at: number) {
  if (!lasting.includes(path)) seenArrived(path, at)
}

/** Wraps a transport with timeouts and with the handling of sessions that the server refuses (401, 423). */
export const guarded =
  (send: Transport): Transport =>
  async (request) => {
    const sentAs = currentSession()
    const limit = new AbortController()
    const abort = () => limit.abort()
    request.signal?.addEventListener('abort', abort)
    const timer = setTimeout(abort, timeoutFor(request))
    try {
      const reply = await send({ ...request, signal: limit.signal })
      if (sentAs && sentAs.token === currentSession()?.token) {
        if (reply.status === 401) sessionLost()
        if (reply.status === 423) void checkAccountSuspended(sentAs.player.id)
      }
      if (reply.seen) noteSeen(request.path, reply.seen)
      else if (reply.status < 400) replyArrived(request.path)
      return reply
    } catch (error) {
      if (request.signal?.aborted) throw error
      throw new ApiError(
        0,
        limit.signal.aborted ? 'El servidor no respondió a tiempo' : 'No hay conexión con el servidor',
      )
    } finally {
      clearTimeout(timer)
      request.signal?.removeEventListener('abort', abort)
    }
  }

/** The typed client of the whole API. */
export const api = createApi<Routes>(addresses, guarded(transport))

/** The server's message, or `fallback` where the request never reached it. */
export const messageOf = (error: unknown, fallback: string): string =>
  error instanceof ApiError && error.code !== 0 ? error.message : fallback

/** HTTP status of a refused call; 0 for a network failure or any other error. */
export const codeOf = (error: unknown): number => (error instanceof ApiError ? error.code : 0)

/** The server's validation messages by field name. */
export const fieldErrorsOf = (error: unknown): Record<string, string> =>
  error instanceof ApiError ? Object.fromEntries(error.errors.map(({ field, message }) => [field, message])) : {}
