import type { SetupStep } from '@trinchera/contract/puesta-en-marcha'
import { api } from '../../lib/api'
import { apiQuery } from '../../lib/api-query'

/** Query of the steps that set up a new site, each with whether it is done. */
export const setupQuery = apiQuery(['panel', 'puesta-en-marcha'], (signal) => api.getSetup({ signal }), {
  staleTime: 0,
})

/** Number of missing steps that the site cannot do without. */
export const missingSteps = (steps: readonly SetupStep[]): number =>
  steps.filter(({ necesario, listo }) => necesario && !listo).length
