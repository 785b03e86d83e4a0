import * as z from './schema'

/** Job name → payload. The compiler requires a handler for each in the worker and checks every enqueued payload. */
export const jobs = {
  /** Folds the part of a stage's log that the projection lacks. At most one waiting job per stage. */
  'recalculate-etapa': z.object({ etapa: z.int().positive() }),
  /** Makes the medals of a stage follow its log. At most one waiting job per stage. */
  'award-medals': z.object({ etapa: z.int().positive() }),
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
export const isJobName = (name: string): name is JobName => Object.hasOwn(jobs, name)
export type JobPayload<N extends JobName> = z.infer<(typeof jobs)[N]>

/** How the ids of each begin, up to the first hyphen. */
const idStart: Record<JobName, string> = {
  'recalculate-etapa': 'etapa',
  'award-medals': 'medals',
  'deliver-mail': 'mail',
  'send-pushes': 'pushes',
  'tell-anuncio': 'anuncio',
  'deliver-webhook': 'webhook',
}

/** Jobs with the same id are coalesced while one waits. */
export const jobId = <N extends JobName>(name: N, payload: JobPayload<N>): string =>
  [idStart[name], ...Object.values(payload)].join('-')

export const jobNames: readonly JobName[] = Object.keys(jobs).filter(isJobName)

/** Which job an id is of; undefined for one of a release that knew others. */
export function nameOfJobId(id: string): JobName | undefined {
  const [start] = id.split('-', 1)
  return jobNames.find((name) => idStart[name] === start)
}

/** What each is for staff: its kind, and one of them by the number in its payload. */
const whats: Record<JobName, readonly [kind: string, one: string]> = {
  'recalculate-etapa': ['Cálculo de tablas', 'el cálculo de la tabla de la etapa'],
  'award-medals': ['Medallas', 'el cálculo de las medallas de la etapa'],
  'deliver-mail': ['Correos', 'el envío del correo'],
  'send-pushes': ['Avisos push', 'el envío de avisos a los teléfonos'],
  'tell-anuncio': ['Avisos de anuncios', 'el aviso del anuncio'],
  'deliver-webhook': ['Webhooks de clanes', 'el envío al webhook'],
}

export const jobKind = (name: JobName): string => whats[name][0]

/** A job in words, as part of a sentence. */
export const jobWhat = (name: JobName, payload: object): string => [whats[name][1], ...Object.values(payload)].join(' ')
