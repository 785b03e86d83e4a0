// What the processes of a bench tell each other.
import { z } from 'zod'

/** Replies that a floor is to give: `head` of names and values in turn, `body` in base64. */
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

/** What a client is to ask for, in turn, for `ms`. `perSecond`: requests of all connections; null: as many as are answered. */
export const order = z.object({
  port: z.number(),
  requests: z.array(z.string()),
  connections: z.number(),
  ms: z.number(),
  status: z.number(),
  perSecond: z.number().nullable(),
})
export type Order = z.infer<typeof order>

/** `times`: ms of each request from when it was due, where there is a pace. `failure`: why it ended early. */
export const taken = z.object({
  requests: z.number(),
  seconds: z.number(),
  times: z.array(z.number()),
  failure: z.string().nullable(),
})
export type Taken = z.infer<typeof taken>

/** A replay. `heldMs`: CPU of the thread that did the longest transaction, for which other writers wait; what collects memory beside it is left out. */
export const replayed = z.object({
  ms: z.number(),
  medalsMs: z.number(),
  cpuMs: z.number(),
  heldMs: z.number(),
  mb: z.number(),
})
export type Replayed = z.infer<typeof replayed>
