import { isDeepStrictEqual } from 'node:util'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { fieldErrors, fieldLabel } from '@trinchera/contract/messages'
import type { Read } from '@trinchera/contract/first-replies'
import { type Access, type FieldError, type Route } from '@trinchera/contract/route'
import { routes, type RouteName } from '@trinchera/contract/routes'
import { paths } from '@trinchera/contract/site-paths'
import { staffMay } from '@trinchera/rules/permissions'
import type { DataState } from '@trinchera/db/queries/site/versions'
import { isKeptUntilCommit, readsTable, versionIn, type DataVersions } from './cache-versions'
import { clientAddress } from './client-address'
import { JsonText, type Answer, type Call, type Handlers, type SessionInfo } from './handler'
import { isVisitor, type HotReplies, type KeptReply } from './hot-replies'
import { jsonType } from '../plugins/envelope'
import type { Guard, Limits } from '../plugins/limits'
import type { Sessions } from '../plugins/session'
import { progressOf } from './progress'
import { ReplyCache, render, sendRendered, type Rendered } from './reply-cache'
import { readBody } from './request-body'
import { RuleError } from './rule-error'

export interface MountTools {
  sessions: Sessions
  limits: Limits
  versions: DataVersions
  hot: HotReplies
  /** For routes whose replies also depend on data outside the database: a counter that is raised whenever such data change. */
  revisions: { [K in RouteName]?: () => number }
  now: () => Date
  /** True in tests only: validates every reply against its schema, which takes longer than making the reply. */
  checkReplies: boolean
}

/** Maximum number of parsed URLs kept for each cacheable route. */
const maxParsedAddresses = 500

/** Returns the reply of a cacheable route, from the cache if possible; undefined for other routes. Rejects if the route refuses. */
export type ReadReply = (read: Read) => Promise<Rendered> | undefined

/** A handler without the types of its own route, so that all handlers can be treated alike. */
type AnyCall = Call<Route & { access: 'optional' }>
type AnyHandler = (call: AnyCall) => Promise<Answer<Route>>
type Address = Pick<AnyCall, 'params' | 'query'>
type AnyGuard = Guard<Route & { access: 'optional' }>

/** Patterns that no text in a request may contain, each with the Spanish message that refuses the text. */
const refusedTexts = [
  // PostgreSQL accepts NUL neither in values nor in parameters.
  { pattern: /\0/, message: 'tiene un carácter que no se puede guardar' },
  // Many combining marks on one letter are rendered over the lines above and below; no language stacks more than four.
  { pattern: /\p{Mn}{6}/u, message: 'tiene demasiados signos sobre una misma letra' },
]

/** An error for each text within `value` that contains a pattern of `refusedTexts`. `field`: the name of the field that holds `value`. */
function textErrors(value: unknown, field: string): FieldError[] {
  if (typeof value === 'string') {
    const refused = refusedTexts.find(({ pattern }) => pattern.test(value))
    return refused ? [{ field, message: `${fieldLabel(field)} ${refused.message}` }] : []
  }
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return []
  return Object.entries(value).flatMap(([name, inner]) => textErrors(inner, Array.isArray(value) ? field : name))
}

function parse<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const parsed = schema.safeParse(value, { reportInput: true })
  const errors = parsed.success ? textErrors(parsed.data, '') : fieldErrors(parsed.error)
  if (parsed.success && !errors.length) return parsed.data
  const [first] = errors
  if (first?.field === '') throw new RuleError(400, 'Los datos no tienen el formato esperado')
  throw new RuleError(400, errors.length === 1 && first ? first.message : 'Revisa los datos marcados', errors)
}

const secondFactorMissing = () =>
  new RuleError(
    403,
    'Para administrar el sitio, tu cuenta necesita un segundo paso al iniciar sesión. Actívalo en Mi Cuenta, en Seguridad',
    [],
    paths.seguridad,
  )

/** The caller's session, null if there is none. Throws 401 or 403 if the route requires more. Called before the body is read. */
async function authorize(access: Access, request: FastifyRequest, sessions: Sessions): Promise<SessionInfo | null> {
  if (access === 'public' || (access === 'bot' && sessions.isBot(request))) return null
  const session = await sessions.of(request)
  if (access === 'optional') return session
  if (!session) throw new RuleError(401, 'Inicia sesión para continuar')
  if (access === 'bot' || (access !== 'player' && !staffMay(session, access))) {
    if (session.lacksSecondFactor) throw secondFactorMissing()
    throw new RuleError(403, 'No tienes los permisos necesarios')
  }
  return session
}

/** Stands in for a request when a cached reply is rendered. It has no session, because the reply is the same for all who get it. */
const anonymous = {
  body: undefined,
  session: null,
  ip: '',
  bot: false,
  header: () => undefined,
  progress: () => {},
  setSessionCookie: () => {},
  origin: { device: null, ip: '', agent: undefined },
  setDeviceCookie: () => {},
}

function replyChecker(name: RouteName, route: Route): (body: object) => void {
  const schema = z.object({
    code: z.literal(route.code),
    message: z.string().min(1),
    data: route.data,
    meta: route.meta.optional(),
    ...route.extra.shape,
  })
  return (body) => {
    const sent: unknown = JSON.parse(JSON.stringify(body))
    const checked = schema.parse(sent)
    if (!isDeepStrictEqual(JSON.parse(JSON.stringify(checked)), sent))
      throw new Error(`${name} answers with fields that its schema does not have`)
  }
}

function mountRoute(
  app: FastifyInstance,
  name: RouteName,
  route: Route,
  handler: AnyHandler,
  { sessions, limits, versions, hot, revisions, now, checkReplies }: MountTools,
) {
  const guard = limits.of(name) as AnyGuard | null
  const check = checkReplies ? replyChecker(name, route) : null
  const version = route.cacheable ? versionIn(name) : null
  const second = () => Math.floor(now().getTime() / 1000)
  const revision = revisions[name] ?? (() => 0)
  const visitorsVersion = isKeptUntilCommit(name)
    ? ({ token }: DataState) => `${token} ${second()} ${revision()}`
    : null
  const cache = new ReplyCache()
  let addresses: LRUCache<string, Address> | undefined // created at first use to save memory, because most routes never need it
  const sessionsByRequest = new WeakMap<FastifyRequest, SessionInfo | null>()
  const isPublicRead = route.method === 'GET' && (route.access === 'public' || route.access === 'optional')

  const parseAddress = ({ params, query }: { params?: unknown; query?: unknown }): Address => ({
    params: parse(route.params, params ?? {}),
    query: parse(route.query, query ?? {}),
  })

  const callOf = async (request: FastifyRequest, reply: FastifyReply, address: Address): Promise<AnyCall> => ({
    ...address,
    body: parse(route.body, await readBody(request, route)),
    session: sessionsByRequest.get(request) ?? null,
    ip: clientAddress(request),
    bot: sessions.isBot(request),
    progress: () => {},
    header: (header) => [request.headers[header.toLowerCase()]].flat()[0],
    setSessionCookie: (token) => sessions.setCookie(request, reply, token),
    origin: sessions.originOf(request),
    setDeviceCookie: (device) => sessions.setDeviceCookie(request, reply, device),
  })

  const answer = async (call: AnyCall): Promise<string> => {
    const { message, data, ...rest } = await handler(call)
    const { code } = route
    if (!(data instanceof JsonText)) {
      const body = { code, message, data, ...rest }
      check?.(body)
      return JSON.stringify(body)
    }
    const head = JSON.stringify({ code, message, ...rest }).slice(0, -1)
    const json = `${head},"data":${data.text}}`
    check?.(JSON.parse(json))
    return json
  }

  const etapaOf = ({ params }: Address) => ('id' in params && typeof params.id === 'number' ? params.id : null)

  /**
   * Returns a reply from the cache, or renders it first. `count`: counts the caller against a rate limit; called only if the reply has to
   * be rendered. `url`: the URL whose later requests `HotReplies` may answer with this reply, if any.
   */
  const cachedReply = async (
    address: Address,
    versionAt: NonNullable<typeof version>,
    { count, url }: { count?: (() => Promise<void>) | undefined; url?: string | undefined } = {},
  ): Promise<Rendered> => {
    const etapa = readsTable(name) ? etapaOf(address) : null
    return (await keptIn(await versions.current(etapa), address, versionAt, { count, url })).rendered
  }

  /** Like `cachedReply`, but for a `state` of the data that the caller has already read, and in the form that `HotReplies` keeps. */
  const keptIn = async (
    state: DataState,
    address: Address,
    versionAt: NonNullable<typeof version>,
    { count, url }: { count?: (() => Promise<void>) | undefined; url?: string | undefined },
  ): Promise<KeptReply> => {
    let known = state
    const id = etapaOf(address)
    const current = versionAt(known, id)
    const key = JSON.stringify([address.params, address.query])
    if (count && !cache.has(key, current)) await count()
    const rendered = await cache.get(key, current, async () => render(await answer({ ...address, ...anonymous })))
    // Replies for callers without a session may change as time passes, so their version is checked even if the data have not changed.
    const isTimed = versionAt === visitorsVersion
    const kept: KeptReply = {
      rendered,
      route: route.path,
      type: jsonType,
      shared: version !== null,
      etapa: readsTable(name) ? id : null,
      holds(later) {
        if ((isTimed || later !== known) && versionAt(later, id) !== current) return false
        known = later
        return true
      },
      ...(count ? {} : { renew: (later) => keptIn(later, address, versionAt, { url }) }),
    }
    if (url !== undefined) hot.remember(url, kept)
    return kept
  }

  /** True if neither the headers nor the query of a request contain a session. */
  const isVisitors = ({ headers, query }: FastifyRequest) =>
    isVisitor(headers) && !(typeof query === 'object' && query !== null && 'token' in query)

  const cachedAddress = (request: FastifyRequest): Address => {
    addresses ??= new LRUCache({ max: maxParsedAddresses })
    const cached = addresses.get(request.url)
    const address = cached ?? parseAddress(request)
    if (!cached) addresses.set(request.url, address)
    return address
  }

  app.route({
    method: route.method,
    url: route.path,
    onRequest: async (request) => {
      if (route.bodyType !== 'multipart' && /^multipart\//i.test(request.headers['content-type'] ?? ''))
        throw new RuleError(415, 'Ese tipo de contenido no se acepta acá')
      sessionsByRequest.set(request, await authorize(route.access, request, sessions))
    },
    handler: async (request, reply) => {
      const keptVersion = version ?? (isVisitors(request) ? visitorsVersion : null)
      if (keptVersion) {
        const address = cachedAddress(request)
        const count = guard
          ? () => guard(request, { ...address, ...anonymous, ip: clientAddress(request) }, async () => {})
          : undefined
        const kept = await cachedReply(address, keptVersion, { count, url: request.url })
        return sendRendered(request, reply, kept, version !== null)
      }
      const call = await callOf(request, reply, parseAddress(request))
      const told = route.progress ? progressOf(reply) : null
      if (told) call.progress = told.line
      const work = () => (guard ? guard(request, call, () => answer(call)) : answer(call))
      if (told) return work().then(told.end, told.fail)
      const json = await work()
      if (isPublicRead) return sendRendered(request, reply, render(json), false)
      return reply.code(route.code).header('cache-control', 'no-store').type(jsonType).send(json)
    },
  })
  return version && ((address: { params?: unknown; query?: unknown }) => cachedReply(parseAddress(address), version))
}

/** Mounts every route of `contract/routes.ts` with its handler. Returns a function that reads the replies of cacheable routes. */
export function mountRoutes(app: FastifyInstance, handlers: Handlers, tools: MountTools): ReadReply {
  const readers = new Map(
    (Object.keys(routes) as RouteName[]).map((name) => [
      name,
      mountRoute(app, name, routes[name] as Route, handlers[name] as AnyHandler, tools),
    ]),
  )
  return (read) => readers.get(read.name)?.(read)
}
