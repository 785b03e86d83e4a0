import { z } from 'zod'

/** What a writing process tells: its transactions, the ms of the slowest, and how many failed. */
export const written = z.object({ count: z.number(), longest: z.number(), failed: z.number() })
