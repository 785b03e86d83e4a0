import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { apiBase } from '@trinchera/contract/route'
import { describeApi } from '../http/describe-api'
import { render, sendRendered, type Rendered } from '../http/reply-cache'

const routePrefix = `${apiBase}/docs`

/** Swagger UI, in a Fastify app of its own, because it is created at its first request, when the site's app accepts no more routes. */
async function openPages(siteName: string, describe: () => Rendered): Promise<FastifyInstance> {
  const [{ default: swagger }, { default: swaggerUi }] = await Promise.all([
    import('@fastify/swagger'),
    import('@fastify/swagger-ui'),
  ])
  const pages = fastify()
  const heading = { openapi: '3.1.0', info: { title: siteName, version: '' }, paths: {} } as const
  await pages.register(swagger, { mode: 'static', specification: { document: heading } })
  await pages.register(swaggerUi, {
    routePrefix,
    uiConfig: { docExpansion: 'list', deepLinking: true },
    transformSpecification: () => JSON.parse(describe().bytes.toString()),
    transformSpecificationClone: false,
  })
  return pages
}

/** Serves the OpenAPI description and Swagger UI. Both are made at their first request, because making them would slow down every start. */
export function serveDescription(app: FastifyInstance, siteName: string) {
  let made: Rendered | undefined
  const description = () => (made ??= render(JSON.stringify(describeApi(siteName))))
  app.get(`${apiBase}/openapi.json`, (request, reply) => sendRendered(request, reply, description(), true))

  let opened: Promise<FastifyInstance> | undefined
  const page = async ({ url, headers }: FastifyRequest, reply: FastifyReply) => {
    const pages = await (opened ??= openPages(siteName, description))
    const { accept, 'if-none-match': etag, 'if-modified-since': since } = headers
    const made = await pages.inject({
      url,
      headers: {
        ...(accept && { accept }),
        ...(etag && { 'if-none-match': etag }),
        ...(since && { 'if-modified-since': since }),
      },
    })
    if (made.statusCode === 404) return reply.callNotFound()
    const { connection: _, date: __, ...own } = made.headers
    return reply.code(made.statusCode).headers(own).send(made.rawPayload)
  }
  app.get(routePrefix, page)
  app.get(`${routePrefix}/*`, page)
}
