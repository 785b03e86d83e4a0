import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { picture } from '@trinchera/contract/fields'
import type { Route } from '@trinchera/contract/route'
import { mostWinClaimPictures } from '@trinchera/rules/limits'
import { RuleError } from './rule-error'

/** Fields of a multipart form that are not sent as plain text (docs/behaviour/http.md#Multipart bodies). */
export interface FormFields {
  /** Fields that contain a list or an object, sent as JSON text. */
  structured: ReadonlySet<string>
  /** Fields that contain a list of pictures, sent as one file per picture under the same name. */
  pictureLists: ReadonlySet<string>
}

const inner = (schema: unknown): unknown =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault
    ? inner(schema.unwrap())
    : schema

const isPictureList = (schema: unknown) => schema instanceof z.ZodArray && schema.element === picture
const isStructured = (schema: unknown) =>
  schema instanceof z.ZodArray || schema instanceof z.ZodObject || schema instanceof z.ZodRecord

function formFields(body: z.ZodType): FormFields {
  const fields = body instanceof z.ZodObject ? Object.entries(body.shape) : []
  const named = (is: (schema: unknown) => boolean) =>
    new Set(fields.filter(([, schema]) => is(inner(schema))).map(([name]) => name))
  const pictureLists = named(isPictureList)
  return { pictureLists, structured: named((schema) => isStructured(schema) && !isPictureList(schema)) }
}

/** Maximum number of files in a form with a list of pictures. If the list is too long, only one extra picture is read. */
const mostListedFiles = 20

function parseText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text // not valid JSON: the schema reports the error
  }
}

/** Reads a multipart form: fields in `structured` are parsed as JSON, pictures are bytes, other fields are text. */
async function readForm(request: FastifyRequest, fields: FormFields): Promise<Record<string, unknown>> {
  const form = new Map<string, unknown>()
  const lists = new Map([...fields.pictureLists].map((name) => [name, new Array<Uint8Array>()]))
  for await (const part of request.parts(lists.size ? { limits: { files: mostListedFiles } } : {})) {
    if (part.type === 'file') {
      const list = lists.get(part.fieldname)
      if (list && list.length <= mostWinClaimPictures) {
        const bytes = new Uint8Array(await part.toBuffer())
        if (bytes.length) list.push(bytes)
      } else if (part.fieldname !== 'imagen') part.file.resume()
      else {
        const bytes = new Uint8Array(await part.toBuffer())
        if (bytes.length) form.set('imagen', bytes)
      }
    } else {
      if (part.valueTruncated || part.fieldnameTruncated)
        throw new RuleError(413, 'Lo que enviaste es demasiado grande')
      if (typeof part.value === 'string')
        form.set(part.fieldname, fields.structured.has(part.fieldname) ? parseText(part.value) : part.value)
    }
  }
  return Object.fromEntries([...form, ...lists])
}

/** Turns an error of the multipart parser, such as for a form that ends early, into a 400, unless the error has its own status. */
const malformed = (error: unknown) =>
  error instanceof RuleError || (error instanceof Error && 'statusCode' in error)
    ? error
    : new RuleError(400, 'El formulario llegó incompleto o mal formado')

const noPicture = new Set<unknown>(['', 'null', 'undefined', null])
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The unvalidated body of a request, from JSON or a form; {} if missing. For DELETE, the parameters of the query are added. */
export async function readBody(
  request: FastifyRequest,
  route: Pick<Route, 'bodyType' | 'method' | 'body'>,
): Promise<unknown> {
  if (route.bodyType === 'none') return undefined
  if (request.isMultipart())
    return withoutEmptyPicture(
      await readForm(request, formFields(route.body)).catch((error: unknown) => Promise.reject(malformed(error))),
    )
  const body = request.body ?? {}
  if (!isRecord(body)) return body
  if (route.method === 'DELETE' && isRecord(request.query)) return { ...request.query, ...body }
  return route.bodyType === 'multipart' ? withoutEmptyPicture(body) : body
}

/** Removes the field `imagen` if it is '', 'null', 'undefined' or null, because some clients send such values instead of leaving it out. */
function withoutEmptyPicture(body: Record<string, unknown>): Record<string, unknown> {
  if (!('imagen' in body) || !noPicture.has(body.imagen)) return body
  const { imagen: _, ...rest } = body
  return rest
}
