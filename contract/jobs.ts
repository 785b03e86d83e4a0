import * as z from './schema'

/**
 * The kinds of background jobs, with the schema of each payload. The compiler checks the payloads and that the worker handles all kinds.
 */
export const jobs = {
  /** Applies to an etapa's ladder table the log entries that the table lacks. At most one such job per etapa waits. */
  'recalculate-etapa': z.object({ etapa: z.int().positive() }),
  /** Updates an etapa's medals from its log. At most one such job per etapa waits. */
  'award-medals': z.object({ etapa: z.int().positive() }),
  /** Sends one e-mail of the outbox (the e-mails still to send). */
  'deliver-mail': z.object({ mail: z.int().positive() }),
  /** Sends the push notifications that are due. At most one such job waits. */
  'send-pushes': z.object({}),
  /** Notifies players of an anuncio: those who want such notices. */
  'tell-anuncio': z.object({ anuncio: z.int().positive() }),
  /** Sends the messages that are due to one webhook of a clan. */
  'deliver-webhook': z.object({ gancho: z.int().positive() }),
} as const

export type JobName = keyof typeof jobs
export const isJobName = (name: string): name is JobName => Object.hasOwn(jobs, name)
export type JobPayload<N extends JobName> = z.infer<(typeof jobs)[N]>

/** The beginning of the job ids of each kind, up to the first hyphen. */
const idStart: Record<JobName, string> = {
  'recalculate-etapa': 'etapa',
  'award-medals': 'medals',
  'deliver-mail': 'mail',
  'send-pushes': 'pushes',
  'tell-anuncio': 'anuncio',
  'deliver-webhook': 'webhook',
}

/** The id of a job: its kind and the payload's values. A job is not added if one with the same id waits. */
export const jobId = <N extends JobName>(name: N, payload: JobPayload<N>): string =>
  [idStart[name], ...Object.values(payload)].join('-')

export const jobNames: readonly JobName[] = Object.keys(jobs).filter(isJobName)

/** The kind of job that a job id belongs to; undefined if this release does not know the kind. */
export function nameOfJobId(id: string): JobName | undefined {
  const [start] = id.split('-', 1)
  return jobNames.find((name) => idStart[name] === start)
}

/** Spanish names for staff: the kind of job in a list, and one job within a sentence, where the payload's number follows. */
const whats: Record<JobName, readonly [kind: string, one: string]> = {
  'recalculate-etapa': ['Cálculo de tablas', 'el cálculo de la tabla de la etapa'],
  'award-medals': ['Medallas', 'el cálculo de las medallas de la etapa'],
  'deliver-mail': ['Correos', 'el envío del correo'],
  'send-pushes': ['Avisos push', 'el envío de avisos a los teléfonos'],
  'tell-anuncio': ['Avisos de anuncios', 'el aviso del anuncio'],
  'deliver-webhook': ['Webhooks de clanes', 'el envío al webhook'],
}

export const jobKind = (name: JobName): string => whats[name][0]

/** A job as part of a Spanish sentence, such as 'el envío del correo 12'. */
export const jobWhat = (name: JobName, payload: object): string => [whats[name][1], ...Object.values(payload)].join(' ')
