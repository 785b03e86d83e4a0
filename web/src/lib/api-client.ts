import { ApiError } from '@trinchera/contract/api-error'
import {
  createApi,
  fetchTransport,
  isEnvelope,
  isForeign,
  type Transport,
  type WireReply,
  type WireRequest,
} from '@trinchera/contract/client'
import type { Routes } from '@trinchera/contract/routes'
import { addresses } from 'virtual:routes'
import { replyArrived, seenArrived, setForeign } from './connection'
import { sessionLost } from './lost-session'
import { settingClock } from './server-time'
import { currentSession } from './session'

/** Timeouts in ms. Uploads have the longest, because pictures take long over slow connections. */
const timeouts = { read: 10_000, write: 60_000, upload: 300_000 }

function timeoutFor({ method, body }: WireRequest): number {
  if (method === 'GET') return timeouts.read
  return body && 'form' in body ? timeouts.upload : timeouts.write
}

const transport = settingClock(fetchTransport('', () => currentSession()?.token ?? null))
const unguarded = createApi<Routes>(addresses, transport)

/** Ends the session if the whole account is suspended. Called after a 423, because partially suspended accounts get 423 too. */
async function checkAccountSuspended(playerId: number) {
  try {
    await unguarded.listInvitaciones({ params: { playerId } })
  } catch (error) {
    if (error instanceof ApiError && error.code === 423 && currentSession()?.player.id === playerId)
      sessionLost(error.message)
  }
}

/** Paths of calls whose data changes so rarely that a copy from the service worker does not count as outdated. */
const lasting = [addresses.listJuegos.path, addresses.getOpciones.path]

function noteSeen(path: string, at: number) {
  if (!lasting.includes(path)) seenArrived(path, at)
}

/**
 * Records whether something else on the network, such as a captive portal, replied in place of the site. Only a GET shows this reliably,
 * because a filter may block a single written text. So after such a reply to a write, a small GET is made.
 */
function noteForeign({ method }: WireRequest, reply: WireReply) {
  const foreign = isForeign(reply)
  if (method !== 'GET') {
    if (foreign) client.listJuegos().catch(() => undefined)
  } else if (foreign || (!reply.seen && isEnvelope(reply.status, reply.json))) setForeign(foreign)
}

/** Wraps a transport: adds timeouts, and ends the session if the server refuses it (401, 423). */
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
      noteForeign(request, reply)
      if (!isEnvelope(reply.status, reply.json)) return reply
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

/** The API client of the whole site. `api` (api.ts) loads this module with its first call. */
export const client = createApi<Routes>(addresses, guarded(transport))
