import { ApiError } from '@trinchera/contract/api-error'
import type { Api } from '@trinchera/contract/client'
import type { Routes } from '@trinchera/contract/routes'
import { currentSession } from './session'

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

const loadClient = () => import('./api-client').then(({ client }) => client)

/** Fetches the client before the first call needs it. */
export const prepareApi = () => void loadClient().catch(() => undefined)
// What belongs to a person never comes with the page.
if (currentSession()) prepareApi()

/** The typed client of the whole API. Its chunk comes with the first call: a first screen is drawn from the replies in its page. */
export const api: Api<Routes> = new Proxy<Api<Routes>>(Object.create(null), {
  get: (_, name) => async (args?: unknown) => Reflect.get(await loadClient(), name)(args),
})

/** The server's message, or `fallback` where the request never reached it. */
export const messageOf = (error: unknown, fallback: string): string =>
  error instanceof ApiError && error.code !== 0 ? error.message : fallback

/** HTTP status of a refused call; 0 for a network failure or any other error. */
export const codeOf = (error: unknown): number => (error instanceof ApiError ? error.code : 0)

/** The server's validation messages by field name. */
export const fieldErrorsOf = (error: unknown): Record<string, string> =>
  error instanceof ApiError ? Object.fromEntries(error.errors.map(({ field, message }) => [field, message])) : {}
