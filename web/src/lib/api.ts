import { ApiError, createApi, fetchTransport, type Transport, type WireRequest } from '@trinchera/contract/client'
import type { Routes } from '@trinchera/contract/routes'
import { addresses } from 'virtual:routes'
import { currentSession, endSession } from '../app/session'
import { dataArrived } from './connection'

/** How long a call may take, in ms; one that sends something gets more, a picture over a bad line the most. */
const patience = { read: 10_000, write: 60_000, upload: 300_000 }

function patienceFor({ method, body }: WireRequest): number {
  if (method === 'GET') return patience.read
  return body && 'form' in body ? patience.upload : patience.write
}

let whenLost: (reason?: string) => void = endSession

/** What happens when the server no longer takes the session: the router's part of the app says where the person goes. */
export const onSessionLost = (handler: (reason?: string) => void) => {
  whenLost = handler
}

/** `reason`: the server's own sentence, where it had one. */
export const sessionLost = (reason?: string) => whenLost(reason)

const wire = fetchTransport('', () => currentSession()?.token ?? null)
const plain = createApi<Routes>(addresses, wire)

/** A suspension of one kind refuses its own calls, the account's refuses every call: one that any session may make tells which it was. */
async function lookWhetherSuspended(playerId: number) {
  try {
    await plain.listInvitaciones({ params: { playerId } })
  } catch (error) {
    if (codeOf(error) === 423 && currentSession()?.player.id === playerId) sessionLost(messageOf(error, ''))
  }
}

/** A wire with our patience, and with an eye on the session: every call goes through it. */
export const watched =
  (carry: Transport): Transport =>
  async (request) => {
    const sentAs = currentSession()
    const limit = new AbortController()
    const giveUp = () => limit.abort()
    request.signal?.addEventListener('abort', giveUp)
    const timer = setTimeout(giveUp, patienceFor(request))
    try {
      const reply = await carry({ ...request, signal: limit.signal })
      if (sentAs && sentAs.token === currentSession()?.token) {
        if (reply.status === 401) sessionLost()
        if (reply.status === 423) void lookWhetherSuspended(sentAs.player.id)
      }
      if (reply.status < 400) dataArrived()
      return reply
    } catch (error) {
      if (request.signal?.aborted) throw error
      throw new ApiError(
        0,
        limit.signal.aborted ? 'El servidor no respondió a tiempo' : 'No hay conexión con el servidor',
      )
    } finally {
      clearTimeout(timer)
      request.signal?.removeEventListener('abort', giveUp)
    }
  }

/** Every call of the contract, typed. */
export const api = createApi<Routes>(addresses, watched(wire))

/** What to tell the person: the server's own words where it had any. */
export const messageOf = (error: unknown, fallback: string): string =>
  error instanceof ApiError && error.code !== 0 ? error.message : fallback

export const codeOf = (error: unknown): number => (error instanceof ApiError ? error.code : 0)

/** What the server found wrong, by field. */
export const fieldErrorsOf = (error: unknown): Record<string, string> =>
  error instanceof ApiError ? Object.fromEntries(error.errors.map(({ field, message }) => [field, message])) : {}
