import type { BodyOf, DataOf, ExtraOf, MetaOf, ParamsOf, QueryOf } from '@trinchera/contract/route'
import type { RouteName, Routes } from '@trinchera/contract/routes'

/** The player behind a call, as the database has them at this moment. */
export interface SessionInfo {
  id: number
  username: string
  email: string
  rol: number
  admin: boolean
  imagen: string | null
  validado: boolean
  jti: string
  /** When the session began, ISO 8601. */
  since: string
}

type SessionFor<R> = R extends { access: 'public' | 'optional' | 'bot' } ? SessionInfo | null : SessionInfo

/** One call of a route, parsed. `public` and `bot` routes are told of no session at all. */
export interface Call<R> {
  params: ParamsOf<R>
  query: QueryOf<R>
  body: BodyOf<R>
  session: SessionFor<R>
  ip: string
  /** The Discord bot calls, with its secret. */
  bot: boolean
  header(name: string): string | undefined
  /** Keeps the session in the browser's cookie, or forgets it (null). */
  keepSession(token: string | null): void
}

/** What a handler answers; the code is the route's own. */
export type Answer<R> = { message: string; data: DataOf<R> } & ExtraOf<R> &
  (MetaOf<R> extends undefined ? unknown : { meta: MetaOf<R> })

export type Handler<R> = (call: Call<R>) => Promise<Answer<R>>

/** A part of the total map of handlers: each area gives its own. */
export type Handlers<N extends RouteName = RouteName> = { [K in N]: Handler<Routes[K]> }
