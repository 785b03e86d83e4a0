import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Refusal } from '@trinchera/contract/route'
import { isDatabaseAway } from '@trinchera/db/outage'
import { isRedisAway } from '@trinchera/runtime/redis'
import { isDiskFull, type DiskWatch } from '@trinchera/runtime/full-disk'
import { StoreAway } from '@trinchera/runtime/picture-store'
import { RuleError, SecondStepError } from '../http/rule-error'
import { TooManyError } from './too-many'

export const jsonType = 'application/json; charset=utf-8'

/** Messages for errors of Fastify and its plugins, by HTTP status. */
const messages: Partial<Record<number, string>> = {
  400: 'La solicitud no se entiende',
  404: 'No encontramos lo que buscas',
  413: 'Lo que enviaste es demasiado grande',
  414: 'La dirección es demasiado larga',
  415: 'Ese tipo de contenido no se acepta acá',
  408: 'La petición no llegó completa a tiempo',
  431: 'Las cabeceras son demasiado grandes',
}

const codesByError: Partial<Record<string, number>> = {
  FST_REQ_FILE_TOO_LARGE: 413,
  FST_PARTS_LIMIT: 413,
  FST_FILES_LIMIT: 413,
  FST_FIELDS_LIMIT: 413,
  FST_INVALID_MULTIPART_CONTENT_TYPE: 415,
}

function statusOf(error: unknown): number {
  if (!(error instanceof Error)) return 500
  const byCode = 'code' in error && typeof error.code === 'string' ? codesByError[error.code] : undefined
  return byCode ?? ('statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500)
}

const unavailable: Refusal = {
  code: 503,
  message: 'No podemos atenderte en este momento. Intenta de nuevo en un rato',
  data: null,
}

const diskFull: Refusal = {
  code: 503,
  message: 'No se pudo guardar: al sitio se le acabó el espacio en disco. Intenta de nuevo en un rato',
  data: null,
}

const picturesAway: Refusal = {
  code: 503,
  message: 'Las imágenes no están disponibles en este momento. Intenta de nuevo en un rato',
  data: null,
}

/**
 * The reply body for any error. A RuleError contains its own message. The status is 503 if the database, Redis or the picture store cannot
 * be reached or the disk is full. Other errors get a general message.
 */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof RuleError) {
    return {
      code: error.code,
      message: error.message,
      data: null,
      ...(error.errors.length ? { errors: [...error.errors] } : {}),
      ...(error.enlace ? { enlace: error.enlace } : {}),
      ...(error instanceof SecondStepError ? { segundo_factor: error.step } : {}),
    }
  }
  if (isDatabaseAway(error) || isRedisAway(error)) return unavailable
  if (isDiskFull(error)) return diskFull
  if (error instanceof StoreAway) return picturesAway
  const status = statusOf(error)
  const message = messages[status]
  if (message) return { code: status, message, data: null }
  return status >= 400 && status < 500
    ? { code: 400, message: messages[400] ?? '', data: null }
    : { code: 500, message: 'Algo falló de nuestro lado. Intenta de nuevo en un momento', data: null }
}

export function refuse(reply: FastifyReply, error: unknown): FastifyReply {
  const body = refusalOf(error)
  if (error instanceof TooManyError) reply.header('retry-after', error.seconds)
  return reply.code(body.code).header('cache-control', 'no-store').type(jsonType).send(JSON.stringify(body))
}

/** Makes Fastify reply to every error with the usual envelope (`code`, `message`, `data`). Details of unexpected errors are only logged. */
export function writeEnvelopes(app: FastifyInstance, disk: DiskWatch) {
  app.setErrorHandler((error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    disk.note(error)
    if (refusalOf(error).code >= 500 && !(error instanceof RuleError))
      request.log.error({ err: error }, 'una llamada falló')
    return refuse(reply, error)
  })
}

/** The 404 error for a URL that does not exist. */
export const unknownAddress = () => new RuleError(404, 'Esa dirección no existe')

const invalidHttp: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/** Replies to input that is not valid HTTP and closes the connection. Writes to the socket, because Fastify makes no reply for it. */
export function refuseInvalidHttp(error: Error & { code?: string }, socket: Socket) {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const refusal = { code: invalidHttp[error.code ?? ''] ?? 400, data: null }
  const body = JSON.stringify({ ...refusal, message: messages[refusal.code] })
  if (socket.writable)
    socket.write(
      `HTTP/1.1 ${refusal.code} Refused\r\nContent-Length: ${Buffer.byteLength(body)}\r\nContent-Type: ${jsonType}\r\nConnection: close\r\n\r\n${body}`,
    )
  socket.destroy(error)
}
