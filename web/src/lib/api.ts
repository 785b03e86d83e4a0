import { ApiError, createApi, fetchTransport, type Transport } from '@trinchera/contract/client'
import type { Routes } from '@trinchera/contract/routes'
import { addresses, apiBase } from 'virtual:routes'
import { currentSession, endSession } from '../app/session'
import { dataArrived } from './connection'

/** How long a call may take, in ms; one that sends something (a picture over a bad line) gets more. */
const patience = { read: 10_000, write: 60_000 }

let whenLost: () => void = endSession

/** What happens when the server no longer knows the session: the router's part of the app says where the person goes. */
export const onSessionLost = (handler: () => void) => {
  whenLost = handler
}

export const sessionLost = () => whenLost()

const wire = fetchTransport(apiBase, () => currentSession()?.token ?? null)

const transport: Transport = async (request) => {
  const sentWith = currentSession()?.token
  const limit = new AbortController()
  const giveUp = () => limit.abort()
  request.signal?.addEventListener('abort', giveUp)
  const timer = setTimeout(giveUp, request.method === 'GET' ? patience.read : patience.write)
  try {
    const reply = await wire({ ...request, signal: limit.signal })
    if (reply.status === 401 && sentWith && sentWith === currentSession()?.token) sessionLost()
    if (reply.status < 400) dataArrived()
    return reply
  } catch (error) {
    if (request.signal?.aborted) throw error
    throw new ApiError(0, limit.signal.aborted ? 'El servidor no respondió a tiempo' : 'No hay conexión con el servidor')
  } finally {
    clearTimeout(timer)
    request.signal?.removeEventListener('abort', giveUp)
  }
}

/** Every call of the contract, typed. */
export const api = createApi<Routes>(addresses, transport)

/** What to tell the person: the server's own words where it had any. */
export const messageOf = (error: unknown, fallback: string): string => (error instanceof ApiError && error.code !== 0 ? error.message : fallback)

export const codeOf = (error: unknown): number => (error instanceof ApiError ? error.code : 0)

/** What the server found wrong, by field. */
export const fieldErrorsOf = (error: unknown): Record<string, string> =>
  error instanceof ApiError ? Object.fromEntries(error.errors.map(({ field, message }) => [field, message])) : {}
