import * as z from './schema'

/** Job name → payload. The compiler requires a handler for each job in the worker and checks every enqueued payload. */
export const jobs = {
  /** Folds the part of a stage's log that its projection does not include yet. At most one waiting job per stage. */
  'recalculate-etapa': z.object({ etapa: z.int().positive() }),
  /** Brings a stage's medals up to date with its log. At most one waiting job per stage. */
  'award-medals': z.object({ etapa: z.int().positive() }),
  /** Delivers one e-mail of the outbox. */
  'deliver-mail': z.object({ mail: z.int().positive() }),
  /** Sends the push notifications that are due. At most one waiting job. */
  'send-pushes': z.object({}),
  /** Notifies the players who want notices of an anuncio. */
  'tell-anuncio': z.object({ anuncio: z.int().positive() }),
  /** Delivers the messages that wait for one webhook of a clan. */
  'deliver-webhook': z.object({ gancho: z.int().positive() }),
} as const

export type JobName = keyof typeof jobs
export const isJobName = (name: string): name is JobName => Object.hasOwn(jobs, name)
export type JobPayload<N extends JobName> = z.infer<(typeof jobs)[N]>

/** Prefix of each kind's job ids, up to the first hyphen. */
const idStart: Record<JobName, string> = {
  'recalculate-etapa': 'etapa',
  'award-medals': 'medals',
  'deliver-mail': 'mail',
  'send-pushes': 'pushes',
  'tell-anuncio': 'anuncio',
  'deliver-webhook': 'webhook',
}

/** The id of a job. While a job waits, others with the same id are merged into it. */
export const jobId = <N extends JobName>(name: N, payload: JobPayload<N>): string =>
  [idStart[name], ...Object.values(payload)].join('-')

export const jobNames: readonly JobName[] = Object.keys(jobs).filter(isJobName)

/** The kind of job that an id belongs to; undefined if this release does not know that kind. */
export function nameOfJobId(id: string): JobName | undefined {
  const [start] = id.split('-', 1)
  return jobNames.find((name) => idStart[name] === start)
}

/** Names for staff, in Spanish: of the kind, and of one job of it, which its payload's number completes. */
const whats: Record<JobName, readonly [kind: string, one: string]> = {
  'recalculate-etapa': ['Cálculo de tablas', 'el cálculo de la tabla de la etapa'],
  'award-medals': ['Medallas', 'el cálculo de las medallas de la etapa'],
  'deliver-mail': ['Correos', 'el envío del correo'],
  'send-pushes': ['Avisos push', 'el envío de avisos a los teléfonos'],
  'tell-anuncio': ['Avisos de anuncios', 'el aviso del anuncio'],
  'deliver-webhook': ['Webhooks de clanes', 'el envío al webhook'],
}

export const jobKind = (name: JobName): string => whats[name][0]

/** A job in Spanish words that fit into a sentence. */
export const jobWhat = (name: JobName, payload: object): string => [whats[name][1], ...Object.values(payload)].join(' ')
