// What the processes of `bench/crowd.ts` tell it.
import { z } from 'zod'

/** What all connections heard of one event: how many heard it, how many of them more than once, and the ms from the first to the last. */
export const heardEvents = z.object({
  closed: z.number(),
  events: z.array(
    z.object({ event: z.string(), about: z.number(), heard: z.number(), again: z.number(), spread: z.number() }),
  ),
})

/** `times`: ms of each read; `failures`: how often each came; `late`: the 99th percentile of how late this process itself was, ms. */
export const readsTaken = z.object({
  times: z.array(z.number()),
  failures: z.record(z.string(), z.number()),
  late: z.number(),
})
