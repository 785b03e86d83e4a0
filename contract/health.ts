import * as z from './schema'

const part = z.object({ ok: z.boolean(), detalle: z.string().optional() })

/** Reply of `GET /listo`: the state of each service that the site needs to serve requests. */
export const readiness = z.object({
  code: z.union([z.literal(200), z.literal(503)]),
  message: z.string(),
  data: z.object({ database: part, redis: part, worker: part, disco: part }),
})
export type Readiness = z.infer<typeof readiness>
