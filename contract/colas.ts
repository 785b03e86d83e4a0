import * as z from './schema'
import { instant } from './fields'
import { routesOf } from './route'

const defineRoute = routesOf('admin')

/** A failed background job that is not run again until staff request it (docs/behaviour/operation.md#Jobs in quarantine). */
export const quarantinedJob = z.object({
  id: z.string(),
  /** What the job does, as part of a Spanish sentence. */
  que: z.string(),
  /** Why the job is in quarantine. `muerte`: the worker process died while running it; `falla`: it failed twice with the same error. */
  motivo: z.enum(['muerte', 'falla']),
  error: z.string().nullable(),
  desde: instant,
})
export type QuarantinedJob = z.infer<typeof quarantinedJob>

export const colas = z.object({
  /** Number of jobs of each kind; kinds that have jobs come first. */
  trabajos: z.array(
    z.object({
      que: z.string(),
      en_espera: z.int(),
      en_curso: z.int(),
      /** Number of jobs that failed and wait to be tried again. */
      con_pausa: z.int(),
    }),
  ),
  /** Since when the job that has waited longest is waiting; null if no job waits. */
  espera_desde: instant.nullable(),
  apartados: z.array(quarantinedJob),
})
export type Colas = z.infer<typeof colas>

export const getColas = defineRoute('GET', '/admin/colas', {
  summary: 'Lo que el proceso de trabajos tiene por hacer, y lo que quedó apartado',
  access: 'jobs.manage',
  data: colas,
})
export const retryJob = defineRoute('POST', '/admin/colas/reintentar', {
  summary: 'Intentar de nuevo un trabajo apartado',
  access: 'jobs.manage',
  body: z.object({ id: z.string().trim().min(1).max(100) }),
})
