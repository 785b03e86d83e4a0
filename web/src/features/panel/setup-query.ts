import type { SetupStep } from '@trinchera/contract/puesta-en-marcha'
import { api } from '../../lib/api'
import { apiQuery } from '../../lib/api-query'

/** The steps of setting up the site. */
export const setupQuery = apiQuery(['panel', 'puesta-en-marcha'], (signal) => api.getSetup({ signal }), {
  staleTime: 0,
})

/** True while a step is missing that the site cannot do without. */
export const needsSetup = (steps: readonly SetupStep[]) => steps.some(({ necesario, listo }) => necesario && !listo)
