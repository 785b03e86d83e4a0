import type { BodyOf, DataOf, ExtraOf, MetaOf, ParamsOf, QueryOf } from '@trinchera/contract/route'
import type { RouteName, Routes } from '@trinchera/contract/routes'
import type { RequestOrigin } from '../accounts/origin'

/** The player of a session, read from the database at each request. */
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
  /** Whether a login of the account needs more than the password. */
  secondFactor: boolean
  /** Staff without the second factor that the site asks for: `admin` is false then. */
  lacksSecondFactor: boolean
}

type SessionFor<R> = R extends { access: 'public' | 'optional' | 'bot' } ? SessionInfo | null : SessionInfo

/** A parsed request of a route. `session` is null on `public` and `bot` routes. */
export interface Call<R> {
  params: ParamsOf<R>
  query: QueryOf<R>
  body: BodyOf<R>
  session: SessionFor<R>
  /** Whose address it counts for (`clientAddress`). */
  ip: string
  /** Whether the Discord bot calls, authenticated by its secret. */
  bot: boolean
  header(name: string): string | undefined
  /** Tells something before the reply, on a route with `progress`. */
  progress(line: object): void
  /** Sets the session cookie, or clears it (null). */
  setSessionCookie(token: string | null): void
  /** From where the request comes. */
  origin: RequestOrigin
  /** Sets the cookie by which this browser is known. */
  setDeviceCookie(device: string): void
}

/** A reply's data that the database has made JSON already: for long lists this takes a third of the time. */
export class JsonText {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** The reply of a handler, without its code, which the route defines. */
export type Answer<R> = { message: string; data: DataOf<R> | JsonText } & ExtraOf<R> &
  (MetaOf<R> extends undefined ? unknown : { meta: MetaOf<R> })

export type Handler<R> = (call: Call<R>) => Promise<Answer<R>>

/** The handlers of an area; all areas together cover every route. */
export type Handlers<N extends RouteName = RouteName> = { [K in N]: Handler<Routes[K]> }
