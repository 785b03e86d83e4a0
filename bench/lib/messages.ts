// Messages between the processes of a benchmark.
import { z } from 'zod'

/** Replies that a floor serves. `head`: header names and values, alternating. `body`: in base64. */
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

/** The requests that a client sends in turn, for `ms`. `perSecond`: the rate over all connections; null: as fast as the server answers. */
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
 * The result of an order. `times`: ms of each request since it was due, only if the order has a rate. `failure`: why the run ended early.
 */
export const taken = z.object({
  requests: z.number(),
  seconds: z.number(),
  times: z.array(z.number()),
  failure: z.string().nullable(),
})
export type Taken = z.infer<typeof taken>

/**
 * The result of a replay. `heldMs`: CPU ms of the main thread during the longest transaction, which makes other writers wait; garbage
 * collection on other threads does not count.
 */
export const replayed = z.object({
  ms: z.number(),
  medalsMs: z.number(),
  cpuMs: z.number(),
  heldMs: z.number(),
  mb: z.number(),
})
export type Replayed = z.infer<typeof replayed>
