import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { apiBase } from '@trinchera/contract/route'
import { describeApi } from '../http/describe-api'
import { render, sendRendered, type Rendered } from '../http/reply-cache'

/** Serves the OpenAPI description and Swagger UI. The description is made for the first who asks: it would take a tenth of each start. */
export async function serveDescription(app: FastifyInstance, siteName: string) {
  let made: Rendered | undefined
  const description = () => (made ??= render(JSON.stringify(describeApi(siteName))))
  app.get(`${apiBase}/openapi.json`, (request, reply) => sendRendered(request, reply, description(), true))
  const heading = { openapi: '3.1.0', info: { title: siteName, version: '' }, paths: {} } as const
  await app.register(swagger, { mode: 'static', specification: { document: heading } })
  await app.register(swaggerUi, {
    routePrefix: `${apiBase}/docs`,
    uiConfig: { docExpansion: 'list', deepLinking: true },
    transformSpecification: () => JSON.parse(description().bytes.toString()),
    transformSpecificationClone: false,
  })
}
