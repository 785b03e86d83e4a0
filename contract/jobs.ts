import { z } from 'zod'

/** Job name → payload. The worker handles each (a missing handler does not compile); whoever adds one is checked against it. */
export const jobs = {
  /** Folds what the stage's log holds past the projection. One waiting job per stage, whatever the number of reports. */
  'recalculate-etapa': z.object({ etapa: z.int().positive() }),
  /** Sends one mail of the outbox table. */
  'deliver-mail': z.object({ mail: z.int().positive() }),
} as const

export type JobName = keyof typeof jobs
export type JobPayload<N extends JobName> = z.infer<(typeof jobs)[N]>

/** The same work waiting twice is one job: two jobs with one id are coalesced. */
export const jobId: { [N in JobName]: (payload: JobPayload<N>) => string } = {
  'recalculate-etapa': ({ etapa }) => `etapa-${etapa}`,
  'deliver-mail': ({ mail }) => `mail-${mail}`,
}
