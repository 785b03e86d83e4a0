import * as z from './schema'

const part = z.object({ ok: z.boolean(), detalle: z.string().optional() })

/**
 * Reply of `GET /listo`: the state of everything that the site needs to serve requests, and of its backups (`respaldo`), without which it is
 * ready all the same.
 */
export const readiness = z.object({
  code: z.union([z.literal(200), z.literal(503)]),
  message: z.string(),
  data: z.object({ database: part, redis: part, worker: part, disco: part, respaldo: part }),
})
export type Readiness = z.infer<typeof readiness>
