import { api } from './api'
import { apiQuery } from './api-query'
import { live } from './queries'

/** Query of the privacy page; of an earlier version of it if `version` is given. */
export const privacyQuery = (version?: number) =>
  apiQuery([live, 'privacidad', version ?? null], (signal) => api.getPrivacidad({ query: { version }, signal }))
