import { api } from './api'
import { apiQuery } from './api-query'
import { live } from './queries'

/** The privacy page, or an earlier version of it. */
export const privacyQuery = (version?: number) =>
  apiQuery([live, 'privacidad', version ?? null], (signal) => api.getPrivacidad({ query: { version }, signal }))
