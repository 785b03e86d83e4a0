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

/** What became of the browsers' tables: `latest` is the newest that one of them has, as text, and `atLatest` how many have it. */
export const tablesKept = z.object({
  merged: z.number(),
  fetched: z.number(),
  reconnected: z.number(),
  /** How often two ways to one version gave two tables. */
  contradictions: z.number(),
  /** Fetches and connections that failed, by the reason. */
  failures: z.record(z.string(), z.number()),
  /** Connections that stand. */
  live: z.number(),
  atLatest: z.number(),
  latest: z.string(),
})
