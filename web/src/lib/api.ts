import { ApiError, ForeignReply } from '@trinchera/contract/api-error'
import type { Api } from '@trinchera/contract/client'
import type { Routes } from '@trinchera/contract/routes'
import { currentSession } from './session'

const loadClient = () => import('./api-client').then(({ client }) => client)

/** Loads the client's chunk before the first call needs it. */
export const prepareApi = () => void loadClient().catch(() => undefined)
// Loaded immediately if there is a session, because a person's own data never comes with the page.
if (currentSession()) prepareApi()

/**
 * The typed client of the whole API. Its chunk is loaded with the first call, because the first screen is rendered from the replies
 * embedded in the page.
 */
export const api: Api<Routes> = new Proxy<Api<Routes>>(Object.create(null), {
  get: (_, name) => async (args?: unknown) => Reflect.get(await loadClient(), name)(args),
})

/** Makes one of the smallest calls. Its reply sets the server's time, and shows whether the site itself or the network answers. */
export const askTime = () => api.listJuegos().catch(() => undefined)

/**
 * The server's message, or `fallback` if the request never reached the server. If the network answered in place of the site, a message that
 * says what to do.
 */
export const messageOf = (error: unknown, fallback: string): string =>
  error instanceof ApiError && (error.code !== 0 || error instanceof ForeignReply) ? error.message : fallback

/** HTTP status of a refused call; 0 for a network failure or any other error. */
export const codeOf = (error: unknown): number => (error instanceof ApiError ? error.code : 0)

/** The server's validation messages by field name. */
export const fieldErrorsOf = (error: unknown): Record<string, string> =>
  error instanceof ApiError ? Object.fromEntries(error.errors.map(({ field, message }) => [field, message])) : {}
