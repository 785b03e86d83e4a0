import { ApiError, ForeignReply } from '@trinchera/contract/api-error'
import type { Api } from '@trinchera/contract/client'
import type { Routes } from '@trinchera/contract/routes'
import { currentSession } from './session'

const loadClient = () => import('./api-client').then(({ client }) => client)

/** Fetches the client before the first call needs it. */
export const prepareApi = () => void loadClient().catch(() => undefined)
// What belongs to a person never comes with the page.
if (currentSession()) prepareApi()

/** The typed client of the whole API. Its chunk comes with the first call: a first screen is drawn from the replies in its page. */
export const api: Api<Routes> = new Proxy<Api<Routes>>(Object.create(null), {
  get: (_, name) => async (args?: unknown) => Reflect.get(await loadClient(), name)(args),
})

/** Asks for the server's time, which every reply tells, and so whether it is the site that answers: by one of the smallest calls. */
export const askTime = () => api.listJuegos().catch(() => undefined)

/** The server's message, or `fallback` where the request never reached it; where the network answered in its place, what to do about that. */
export const messageOf = (error: unknown, fallback: string): string =>
  error instanceof ApiError && (error.code !== 0 || error instanceof ForeignReply) ? error.message : fallback

/** HTTP status of a refused call; 0 for a network failure or any other error. */
export const codeOf = (error: unknown): number => (error instanceof ApiError ? error.code : 0)

/** The server's validation messages by field name. */
export const fieldErrorsOf = (error: unknown): Record<string, string> =>
  error instanceof ApiError ? Object.fromEntries(error.errors.map(({ field, message }) => [field, message])) : {}
