import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { apiBase } from '@trinchera/contract/route'
import { describeApi } from '../http/describe-api'
import { render, sendRendered } from '../http/reply-cache'

/** Serves the OpenAPI description and Swagger UI. */
export async function serveDescription(app: FastifyInstance, siteName: string) {
  const json = JSON.stringify(describeApi(siteName))
  const rendered = render(json)
  app.get(`${apiBase}/openapi.json`, (request, reply) => sendRendered(request, reply, rendered, true))
  await app.register(swagger, { mode: 'static', specification: { document: JSON.parse(json) } })
  await app.register(swaggerUi, {
    routePrefix: `${apiBase}/docs`,
    uiConfig: { docExpansion: 'list', deepLinking: true },
  })
}
