import type { SetupStep } from '@trinchera/contract/puesta-en-marcha'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api'

/** The steps of setting up the site. */
export const setupQuery = queryOptions({
  queryKey: ['panel', 'puesta-en-marcha'],
  queryFn: async ({ signal }) => (await api.getSetup({ signal })).data,
  staleTime: 0,
})

/** True while a step is missing that the site cannot do without. */
export const needsSetup = (steps: readonly SetupStep[]) => steps.some(({ necesario, listo }) => necesario && !listo)
