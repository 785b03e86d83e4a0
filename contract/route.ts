import * as z from './schema'
import type { StaffPermission } from '@trinchera/rules/permissions'
import { requestOptions } from './webauthn'

/** Beginning of the path of all routes except those of the assistant and the health checks. */
export const apiBase = '/api/v1'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * Who may call a route. `public`: anyone; the session is ignored. `optional`: anyone, but the reply may depend on the session. `player`:
 * logged-in players. A permission: staff who have it (docs/behaviour/staff.md#Permission table). `bot`: the Discord bot, by its secret.
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
  /** One line about the route in the API documentation. */
  summary: string
  area: string
  access: Access
  /** HTTP status of a successful reply, also sent as the reply's `code`. */
  code: 200 | 201
  params: P
  query: Q
  body: B
  /** `json`: only JSON is accepted. `multipart`: a multipart form too, with a picture in the field `imagen`. */
  bodyType: 'none' | 'json' | 'multipart'
  data: D
  /** Schema of the reply's `meta`, such as the paging of a list. */
  meta: M
  /** Schemas of the reply's other fields, such as `token` and `player` of a login. */
  extra: z.ZodObject<E>
  /** True if the reply is public and the same for everybody. It then has an ETag and can be answered with 304. */
  cacheable: boolean
  /** Schema of the lines of JSON that are sent before the reply itself, which is the last line. Null if the reply is a single JSON text. */
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
  /** Path of the URL, with `:name` for each parameter. */
  path: string
}

const nothing = z.object({})
/** The schemas used if a route omits one. They are created once, because creating a schema takes as long at startup as creating a route. */
const omitted = {
  params: nothing,
  query: nothing,
  body: z.undefined(),
  data: z.null(),
  meta: z.undefined(),
  extra: nothing,
}

/**
 * Returns the function that defines the routes of an area. The API documentation groups routes by area. The server registers each route,
 * clients call it, and the OpenAPI document is generated from it. `path` is appended to `base`, which is `apiBase` by default. Omitted
 * schemas accept nothing. If there is a body, `bodyType` is `json` by default.
 */
export const routesOf =
  (area: string) =>
  <
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
    }: { summary: string; access: A; base?: string } & Partial<Omit<RouteSpec<P, Q, B, D, M, E>, 'area'>>,
  ) =>
    ({
      method,
      path: base + path,
      area,
      code: 200,
      ...omitted,
      bodyType: spec.body ? 'json' : 'none',
      cacheable: false,
      progress: null,
      ...spec,
    }) as Route<P, Q, B, D, M, E> & { access: A } // the compiler cannot see that the defaults above match those of the type parameters

/**
 * The second factor that a login still needs after a correct password. `POST /login/segundo-factor` completes the login with `ficha` and
 * either a code or the passkey's response to `opciones` (docs/behaviour/accounts.md#Second factor).
 */
export const secondStep = z.object({
  ficha: z.string(),
  formas: z.array(z.enum(['app', 'llave', 'codigo'])),
  opciones: requestOptions.nullable(),
})
export type SecondStep = z.infer<typeof secondStep>

/** The envelope of a refused call. `errors`: by field. `enlace`: where the user can continue (docs/behaviour/http.md#Reply envelope). */
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

/** The envelope of a successful call: `code`, `message`, `data`, the extra fields of the route and, if the route has it, `meta`. */
export type ReplyOf<R> = { code: number; message: string; data: DataOf<R> } & ExtraOf<R> &
  (MetaOf<R> extends undefined ? unknown : { meta: MetaOf<R> })
