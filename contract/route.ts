import * as z from './schema'
import type { StaffPermission } from '@trinchera/rules/permissions'
import { requestOptions } from './webauthn'

/** Prefix of all routes except those of the assistant and the health checks. */
export const apiBase = '/api/v1'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * Who may call a route: `public`: anyone; `optional`: anyone, and the session counts if there is one; `player`: a logged-in player; a
 * permission: staff who have it (docs/behaviour/staff.md#Permission table); `bot`: the Discord bot, by its secret.
 */
export type Access = 'public' | 'optional' | 'player' | 'bot' | StaffPermission

type Fields = z.ZodObject

export interface RouteSpec<
  P extends Fields,
  Q extends Fields,
  B extends z.ZodType,
  D extends z.ZodType,
  M extends z.ZodType,
  E extends z.ZodRawShape,
> {
  /** One line for the API documentation page. */
  summary: string
  area: string
  access: Access
  /** The success code, also the HTTP status. */
  code: 200 | 201
  params: P
  query: Q
  body: B
  /** `json`: JSON only; `multipart`: also multipart, with the picture as `imagen`. */
  bodyType: 'none' | 'json' | 'multipart'
  /** Schema of `data`. */
  data: D
  /** Schema of `meta`, a field next to `data`. */
  meta: M
  /** Further fields next to `code`, `message` and `data` (`token` and `player` of a login). */
  extra: z.ZodObject<E>
  /** True for public data, which is served with an ETag and 304. */
  cacheable: boolean
  /** Schema of the lines of JSON that are sent before the reply, which is then the last line. Null: only the reply is sent, as JSON. */
  progress: z.ZodType | null
}

export interface Route<
  P extends Fields = Fields,
  Q extends Fields = Fields,
  B extends z.ZodType = z.ZodType,
  D extends z.ZodType = z.ZodType,
  M extends z.ZodType = z.ZodType,
  E extends z.ZodRawShape = z.ZodRawShape,
> extends RouteSpec<P, Q, B, D, M, E> {
  method: Method
  /** Path from the site's origin, with `:name` for parameters. */
  path: string
}

const nothing = z.object({})
/** The default schemas. They are created once, because creating a schema takes as long at startup as creating the route that uses it. */
const omitted = {
  params: nothing,
  query: nothing,
  body: z.undefined(),
  data: z.null(),
  meta: z.undefined(),
  extra: nothing,
}

/**
 * Defines a route once: the server mounts it; web, bot and tests call it; OpenAPI is generated from it. `path` is relative to `base`, by
 * default `apiBase`. Omitted schemas are empty; `bodyType` is `json` by default if there is a body.
 */
export function defineRoute<
  P extends Fields = typeof nothing,
  Q extends Fields = typeof nothing,
  B extends z.ZodType = z.ZodUndefined,
  D extends z.ZodType = z.ZodNull,
  M extends z.ZodType = z.ZodUndefined,
  // oxlint-disable-next-line ban-types
  E extends z.ZodRawShape = {},
  A extends Access = Access,
>(
  method: Method,
  path: string,
  {
    base = apiBase,
    ...spec
  }: Pick<RouteSpec<P, Q, B, D, M, E>, 'summary' | 'area'> & { access: A; base?: string } & Partial<
      RouteSpec<P, Q, B, D, M, E>
    >,
): Route<P, Q, B, D, M, E> & { access: A } {
  return {
    method,
    path: base + path,
    code: 200,
    ...omitted,
    bodyType: spec.body ? 'json' : 'none',
    cacheable: false,
    progress: null,
    ...spec,
  } as Route<P, Q, B, D, M, E> & { access: A } // the compiler cannot see that the defaults above match those of the type parameters
}

/**
 * The second factor that a login still needs after a correct password. `POST /login/segundo-factor` completes the login with `ficha` and
 * either a code or a passkey's answer to `opciones` (docs/behaviour/accounts.md#Second factor).
 */
export const secondStep = z.object({
  ficha: z.string(),
  formas: z.array(z.enum(['app', 'llave', 'codigo'])),
  opciones: requestOptions.nullable(),
})
export type SecondStep = z.infer<typeof secondStep>

/**
 * The envelope of a refusal. `errors`: field errors for a form. `enlace`: a URL of the site where the refused person can go on
 * (docs/behaviour/http.md#Reply envelope).
 */
export const refusal = z.object({
  code: z.number().int(),
  message: z.string(),
  data: z.null(),
  errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  enlace: z.string().optional(),
  segundo_factor: secondStep.optional(),
})
export type Refusal = z.infer<typeof refusal>
export type FieldError = NonNullable<Refusal['errors']>[number]

export type ParamsOf<R> = R extends Route<infer P> ? z.output<P> : never
export type QueryOf<R> = R extends Route<Fields, infer Q> ? z.output<Q> : never
export type QueryInput<R> = R extends Route<Fields, infer Q> ? z.input<Q> : never
export type BodyOf<R> = R extends Route<Fields, Fields, infer B> ? z.output<B> : never
export type BodyInput<R> = R extends Route<Fields, Fields, infer B> ? z.input<B> : never
export type DataOf<R> = R extends Route<Fields, Fields, z.ZodType, infer D> ? z.output<D> : never
export type MetaOf<R> = R extends Route<Fields, Fields, z.ZodType, z.ZodType, infer M> ? z.output<M> : never
export type ExtraOf<R> =
  R extends Route<Fields, Fields, z.ZodType, z.ZodType, z.ZodType, infer E>
    ? keyof E extends never
      ? unknown
      : z.output<z.ZodObject<E>>
    : never

/** The envelope of a success: code, message, data, the route's extra fields, and `meta` if it has any. */
export type ReplyOf<R> = { code: number; message: string; data: DataOf<R> } & ExtraOf<R> &
  (MetaOf<R> extends undefined ? unknown : { meta: MetaOf<R> })
