import type { SetupStep } from '@trinchera/contract/puesta-en-marcha'
import { api } from '../../lib/api'
import { apiQuery } from '../../lib/api-query'

/** Query of the steps that set up a new site, each with whether it is done. */
export const setupQuery = apiQuery(['panel', 'puesta-en-marcha'], (signal) => api.getSetup({ signal }), {
  staleTime: 0,
})

/** True while a necessary step of the set-up is not done. */
export const needsSetup = (steps: readonly SetupStep[]) => steps.some(({ necesario, listo }) => necesario && !listo)
