import { queryOptions } from '@tanstack/react-query'
import { api } from './api'
import { live } from './queries'

/** The privacy page, or an earlier version of it. */
export const privacyQuery = (version?: number) =>
  queryOptions({
    queryKey: [live, 'privacidad', version ?? null],
    queryFn: async ({ signal }) => (await api.getPrivacidad({ query: { version }, signal })).data,
  })
