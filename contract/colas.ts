import * as z from './schema'
import { instant } from './fields'
import { defineRoute } from './route'

/** A job in quarantine: it is not tried again until staff request it (docs/behaviour/operation.md#Jobs in quarantine). */
export const quarantinedJob = z.object({
  id: z.string(),
  /** What the job does, in words that fit into a sentence. */
  que: z.string(),
  /** `muerte`: the worker's process ended while running it; `falla`: it failed twice with the same error. */
  motivo: z.enum(['muerte', 'falla']),
  error: z.string().nullable(),
  desde: instant,
})
export type QuarantinedJob = z.infer<typeof quarantinedJob>

export const colas = z.object({
  /** Counts by kind of job; kinds that have jobs come first. */
  trabajos: z.array(
    z.object({
      que: z.string(),
      en_espera: z.int(),
      en_curso: z.int(),
      /** Jobs that failed and wait for their next attempt. */
      con_pausa: z.int(),
    }),
  ),
  /** Since when the oldest job has been waiting; null: none is waiting. */
  espera_desde: instant.nullable(),
  apartados: z.array(quarantinedJob),
})
export type Colas = z.infer<typeof colas>

export const getColas = defineRoute('GET', '/admin/colas', {
  summary: 'Lo que el proceso de trabajos tiene por hacer, y lo que quedó apartado',
  area: 'admin',
  access: 'jobs.manage',
  data: colas,
})
export const retryJob = defineRoute('POST', '/admin/colas/reintentar', {
  summary: 'Intentar de nuevo un trabajo apartado',
  area: 'admin',
  access: 'jobs.manage',
  body: z.object({ id: z.string().trim().min(1).max(100) }),
})
