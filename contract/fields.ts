import * as z from './schema'
import { rangos } from '@trinchera/rules/permissions'

const largestId = 2_147_483_647 // the maximum of PostgreSQL's type integer

/** A positive integer id. Digits as text are accepted too, because paths, queries and multipart forms contain only text. */
export const id = z
  .union([z.number(), z.string().regex(/^\d{1,10}$/)])
  .transform(Number)
  .pipe(z.int().positive().max(largestId))

/** A boolean. 'true', 'false', '1' and '0' are accepted too, because multipart forms contain only text. */
export const flag = z
  .union([z.boolean(), z.enum(['true', 'false', '1', '0'])])
  .transform((value) => value === true || value === 'true' || value === '1')

/** An instant in ISO 8601, UTC. */
export const instant = z.iso.datetime()

export const rango = z.enum(rangos)

/** Query with a token from an e-mail or of a session (docs/behaviour/accounts.md#Sending the token). */
export const tokenQuery = z.object({ token: z.string().min(1).max(4096).optional() })

/** Query for a page of a list. Without these parameters the reply is the whole list (docs/behaviour/http.md#Paging). */
export const pageQuery = z.object({
  pagina: z
    .union([z.number(), z.string().regex(/^\d{1,7}$/)])
    .transform(Number)
    .pipe(z.int().min(1))
    .optional(),
  por_pagina: z
    .union([z.number(), z.string().regex(/^\d{1,7}$/)])
    .transform(Number)
    .pipe(z.int().min(1).max(100))
    .optional(),
})
export type PageQuery = z.output<typeof pageQuery>

export const pageMeta = z.object({ pagina: z.int(), por_pagina: z.int(), total: z.int() }).optional()

/** The bytes of an uploaded picture. The server checks that they are a picture. */
export const picture = z
  .custom<Uint8Array>((value) => value instanceof Uint8Array)
  .meta({ type: 'string', format: 'binary' })

export const idParams = z.object({ id })
