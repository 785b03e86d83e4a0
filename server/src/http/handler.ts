import type { BodyOf, DataOf, ExtraOf, MetaOf, ParamsOf, QueryOf } from '@trinchera/contract/route'
import type { RouteName, Routes } from '@trinchera/contract/routes'
import type { RequestOrigin } from '../accounts/origin'

/** A session and its player, as read from the database for each request. */
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
  /** True if the account has a second factor, so that a login needs more than the password. */
  secondFactor: boolean
  /** True for staff whose account lacks the second factor that the site requires of staff. `admin` is then false. */
  lacksSecondFactor: boolean
}

type SessionFor<R> = R extends { access: 'public' | 'optional' | 'bot' } ? SessionInfo | null : SessionInfo

/** A parsed request of a route. `session` is null on `public` and `bot` routes. */
export interface Call<R> {
  params: ParamsOf<R>
  query: QueryOf<R>
  body: BodyOf<R>
  session: SessionFor<R>
  /** The client's IP address, by which rate limits count requests (`clientAddress`). */
  ip: string
  /** True if the Discord bot sends the request, authenticated by its secret. */
  bot: boolean
  header(name: string): string | undefined
  /** Sends a line to the client before the reply. Only for routes with `progress`. */
  progress(line: object): void
  /** Sets the session cookie; null clears it. */
  setSessionCookie(token: string | null): void
  /** The device, IP address and browser from which the request comes. */
  origin: RequestOrigin
  /** Sets the cookie that identifies this browser. */
  setDeviceCookie(device: string): void
}

/** A list that the database has already converted to JSON. For long lists this takes a third of the time of `JSON.stringify`. */
export class JsonText {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** What a handler returns: the reply without its status code, which the route's definition contains. */
export type Answer<R> = { message: string; data: DataOf<R> | JsonText } & ExtraOf<R> &
  (MetaOf<R> extends undefined ? unknown : { meta: MetaOf<R> })

export type Handler<R> = (call: Call<R>) => Promise<Answer<R>>

/** The handlers of some routes. All areas together must have a handler for every route. */
export type Handlers<N extends RouteName = RouteName> = { [K in N]: Handler<Routes[K]> }

/** Gives the handlers of some routes their types. The names of the routes are those of the handlers. */
export const handlersOf = <N extends RouteName>(handlers: Handlers<N>): Handlers<N> => handlers
