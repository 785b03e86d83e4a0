import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { live } from '../../lib/queries'

/** How often the pictures of an open page are asked for again, ms: no event tells of them, since few may know. */
const evidenceInterval = 15_000

/** The evidence of a match, for who may see it. */
export const evidenceQuery = (match: number) =>
  queryOptions({
    queryKey: [live, 'evidencias', match],
    queryFn: async ({ signal }) => (await api.listEvidencias({ params: { id: match }, signal })).data,
    refetchInterval: evidenceInterval,
  })
