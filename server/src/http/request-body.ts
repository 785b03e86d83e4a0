import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Route } from '@trinchera/contract/route'
import { RuleError } from './rule-error'

/** Fields that hold a list or an object: inside a multipart form they are JSON text (docs/behaviour.md#Multipart bodies). */
export function structuredFields(body: z.ZodType): ReadonlySet<string> {
  if (!(body instanceof z.ZodObject)) return new Set()
  const inner = (schema: unknown): unknown =>
    schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault
      ? inner(schema.unwrap())
      : schema
  const isStructured = (schema: unknown) =>
    schema instanceof z.ZodArray || schema instanceof z.ZodObject || schema instanceof z.ZodRecord
  return new Set(
    Object.entries(body.shape)
      .filter(([, schema]) => isStructured(inner(schema)))
      .map(([name]) => name),
  )
}

function parseText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text // the schema reports the error
  }
}

/** Errors of the multipart parser (no boundary, a truncated form) carry no status; they are the client's: 400. */
async function* partsOf(request: FastifyRequest) {
  try {
    yield* request.parts()
  } catch (error) {
    throw error instanceof Error && 'statusCode' in error
      ? error
      : new RuleError(400, 'El formulario llegó incompleto o mal formado')
  }
}

/** A multipart form as its schema expects it: structured fields parsed from JSON, the picture as bytes. */
async function readForm(request: FastifyRequest, structured: ReadonlySet<string>): Promise<Record<string, unknown>> {
  const form = new Map<string, unknown>()
  for await (const part of partsOf(request)) {
    if (part.type === 'file') {
      if (part.fieldname !== 'imagen') part.file.resume()
      else {
        const bytes = new Uint8Array(await part.toBuffer())
        if (bytes.length) form.set('imagen', bytes)
      }
    } else {
      if (part.valueTruncated || part.fieldnameTruncated)
        throw new RuleError(413, 'Lo que enviaste es demasiado grande')
      if (typeof part.value === 'string')
        form.set(part.fieldname, structured.has(part.fieldname) ? parseText(part.value) : part.value)
    }
  }
  return Object.fromEntries(form)
}

const noPicture = new Set<unknown>(['', 'null', 'undefined', null])
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The input of a route's body schema: JSON or form; on DELETE also the query; no body counts as an empty one. */
export async function readBody(
  request: FastifyRequest,
  route: Pick<Route, 'bodyType' | 'method'>,
  structured: ReadonlySet<string>,
): Promise<unknown> {
  if (route.bodyType === 'none') return undefined
  if (request.isMultipart()) return withoutEmptyPicture(await readForm(request, structured))
  const body = request.body ?? {}
  if (!isRecord(body)) return body
  if (route.method === 'DELETE' && isRecord(request.query)) return { ...request.query, ...body }
  return route.bodyType === 'multipart' ? withoutEmptyPicture(body) : body
}

/** Some clients send a missing picture as an empty text, "null" or "undefined". */
function withoutEmptyPicture(body: Record<string, unknown>): Record<string, unknown> {
  if (!('imagen' in body) || !noPicture.has(body.imagen)) return body
  const { imagen: _, ...rest } = body
  return rest
}
