import { z } from 'zod'
import { refusal, type Route } from '@trinchera/contract/route'
import { routes } from '@trinchera/contract/routes'

type Io = 'input' | 'output'

const schemaOf = (schema: z.ZodType, io: Io) => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, target: 'draft-2020-12', unrepresentable: 'any' })
  return rest
}

const parametersOf = (fields: z.ZodObject, where: 'path' | 'query') =>
  Object.entries(fields.shape).map(([name, schema]) => {
    const required = where === 'path' || !z.safeParse(schema, undefined).success
    return {
      name,
      in: where,
      required,
      schema: schemaOf(z.object({ [name]: schema }), 'input').properties?.[name] ?? {},
    }
  })

const replySchema = ({ code, data, meta, extra }: Route) => {
  const fields = {
    code: z.literal(code),
    message: z.string(),
    data,
    ...extra.shape,
    ...(meta instanceof z.ZodUndefined ? {} : { meta }),
  }
  return schemaOf(z.object(fields), 'output')
}

const refusals = (route: Route, isGuarded: boolean) => {
  const codes = new Map<number, string>([[400, 'Algo de lo enviado no vale']])
  if (isGuarded) codes.set(401, 'Falta una sesión válida')
  if (isGuarded) codes.set(403, 'Sin permiso')
  if (route.path.includes(':')) codes.set(404, 'No existe')
  if (route.method !== 'GET') codes.set(409, 'Choca con lo que ya hay').set(429, 'Demasiados intentos')
  if (route.bodyType !== 'none') codes.set(413, 'Demasiado grande').set(415, 'Tipo de contenido no aceptado')
  return Object.fromEntries(
    [...codes].map(([code, description]) => [
      code,
      { description, content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } } },
    ]),
  )
}

function bodyOf(route: Route) {
  if (route.bodyType === 'none') return {}
  const schema = schemaOf(route.body, 'input')
  const types = route.bodyType === 'multipart' ? ['multipart/form-data', 'application/json'] : ['application/json']
  return { requestBody: { required: true, content: Object.fromEntries(types.map((type) => [type, { schema }])) } }
}

function operation(name: string, route: Route) {
  const isGuarded = route.access !== 'public' && route.access !== 'optional'
  const schemes =
    route.access === 'bot'
      ? [{ bot: [] }]
      : [{ bearer: [] }, { token: [] }, ...(route.method === 'GET' ? [{ cookie: [] }] : [])]
  return {
    operationId: name,
    summary: route.summary,
    tags: [route.area],
    ...(isGuarded ? { security: schemes } : route.access === 'optional' ? { security: [{}, ...schemes] } : {}),
    parameters: [...parametersOf(route.params, 'path'), ...parametersOf(route.query, 'query')],
    ...bodyOf(route),
    responses: {
      [route.code]: { description: 'Bien', content: { 'application/json': { schema: replySchema(route) } } },
      ...(route.method === 'GET' && !isGuarded ? { 304: { description: 'Sin cambios' } } : {}),
      ...refusals(route, isGuarded),
    },
  }
}

export function describeApi(siteName: string) {
  const paths: Record<string, Record<string, ReturnType<typeof operation>>> = {}
  for (const [name, route] of Object.entries(routes)) {
    const path = route.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(name, route) }
  }
  return {
    openapi: '3.1.0' as const,
    info: { title: `${siteName}: la API`, version: '1' },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { Refusal: schemaOf(refusal, 'output') },
      securitySchemes: {
        bearer: { type: 'http' as const, scheme: 'bearer', bearerFormat: 'JWT' },
        token: { type: 'apiKey' as const, in: 'query', name: 'token' },
        bot: { type: 'apiKey' as const, in: 'header', name: 'Authorization', description: 'Bot BOT_SECRET' },
        cookie: { type: 'apiKey' as const, in: 'cookie', name: 'trinchera_session' },
      },
    },
  }
}
