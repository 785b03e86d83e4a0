import { ApiError, ForeignReply } from '@trinchera/contract/api-error'
import type { Api } from '@trinchera/contract/client'
import type { Routes } from '@trinchera/contract/routes'
import { currentSession } from './session'

const loadClient = () => import('./api-client').then(({ client }) => client)

/** Loads the chunk with the API client before the first call needs it. */
export const prepareApi = () => void loadClient().catch(() => undefined)
// Loaded at once if there is a session, because the page's HTML never contains a person's own data, so a call will be needed.
if (currentSession()) prepareApi()

/** The typed client of the whole API. Its code is loaded with the first call, because the first screen needs no call. */
export const api: Api<Routes> = new Proxy<Api<Routes>>(Object.create(null), {
  get: (_, name) => async (args?: unknown) => Reflect.get(await loadClient(), name)(args),
})

/** Makes one of the smallest API calls. The reply sets the server's time, and shows whether the site or a captive portal replies. */
export const askTime = () => api.listJuegos().catch(() => undefined)

/** The server's error message; what to do if a captive portal replied in place of the site; `fallback` if there was no reply. */
export const messageOf = (error: unknown, fallback: string): string =>
  error instanceof ApiError && (error.code !== 0 || error instanceof ForeignReply) ? error.message : fallback

/** HTTP status of a refused call; 0 for a network failure or any other error. */
export const codeOf = (error: unknown): number => (error instanceof ApiError ? error.code : 0)

/** The server's validation messages by field name; empty for any other error. */
export const fieldErrorsOf = (error: unknown): Record<string, string> =>
  error instanceof ApiError ? Object.fromEntries(error.errors.map(({ field, message }) => [field, message])) : {}
