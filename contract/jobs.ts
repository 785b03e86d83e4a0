import { z } from 'zod'

/** Job name → payload. The compiler requires a handler for each in the worker and checks every enqueued payload. */
export const jobs = {
  /** Folds the part of a stage's log that the projection lacks. At most one waiting job per stage. */
  'recalculate-etapa': z.object({ etapa: z.int().positive() }),
  /** Delivers one mail of the outbox. */
  'deliver-mail': z.object({ mail: z.int().positive() }),
  /** Sends the pushes that are due. At most one waiting job. */
  'send-pushes': z.object({}),
  /** Gives notice of an anuncio to who wants it. */
  'tell-anuncio': z.object({ anuncio: z.int().positive() }),
  /** Sends what waits for one webhook of a clan. */
  'deliver-webhook': z.object({ gancho: z.int().positive() }),
} as const

export type JobName = keyof typeof jobs
export type JobPayload<N extends JobName> = z.infer<(typeof jobs)[N]>

/** Jobs with the same id are coalesced while one waits. */
export const jobId: { [N in JobName]: (payload: JobPayload<N>) => string } = {
  'recalculate-etapa': ({ etapa }) => `etapa-${etapa}`,
  'deliver-mail': ({ mail }) => `mail-${mail}`,
  'send-pushes': () => 'pushes',
  'tell-anuncio': ({ anuncio }) => `anuncio-${anuncio}`,
  'deliver-webhook': ({ gancho }) => `webhook-${gancho}`,
}
