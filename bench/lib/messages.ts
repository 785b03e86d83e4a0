// Messages between the processes of a benchmark.
import { z } from 'zod'

/**
 * The product's replies, which a floor (a minimal server to compare with) serves. `head`: names and values, alternating. `body`: base64.
 */
export const replies = z.array(
  z.object({
    url: z.string(),
    status: z.number(),
    head: z.array(z.string()),
    body: z.string(),
    etag: z.string().nullable(),
  }),
)
export type Reply = z.infer<typeof replies>[number]

/**
 * An order to a load process: `requests` to send in turn for `ms`, and the reply status to expect. `perSecond`: the rate over all
 * connections; null: as fast as the server replies.
 */
export const order = z.object({
  port: z.number(),
  requests: z.array(z.string()),
  connections: z.number(),
  ms: z.number(),
  status: z.number(),
  perSecond: z.number().nullable(),
})
export type Order = z.infer<typeof order>

/**
 * The result of an order to a load process. `times`: for each request, ms from when it was due until its reply; only if the order has a
 * rate. `failure`: why the run ended early; null if it did not.
 */
export const taken = z.object({
  requests: z.number(),
  seconds: z.number(),
  times: z.array(z.number()),
  failure: z.string().nullable(),
})
export type Taken = z.infer<typeof taken>

/**
 * What it cost to calculate an etapa's ladder table and medals again. `heldMs`: CPU ms of the main thread during the longest transaction,
 * because other writers wait for that transaction. Garbage collection on other threads does not count.
 */
export const replayed = z.object({
  ms: z.number(),
  medalsMs: z.number(),
  cpuMs: z.number(),
  heldMs: z.number(),
  mb: z.number(),
})
export type Replayed = z.infer<typeof replayed>
