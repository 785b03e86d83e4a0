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
  /** True if a login to this account needs more than the password. */
  secondFactor: boolean
  /** True for staff without the second factor that the site requires; `admin` is then false. */
  lacksSecondFactor: boolean
}

type SessionFor<R> = R extends { access: 'public' | 'optional' | 'bot' } ? SessionInfo | null : SessionInfo

/** A parsed request of a route. `session` is null on `public` and `bot` routes. */
export interface Call<R> {
  params: ParamsOf<R>
  query: QueryOf<R>
  body: BodyOf<R>
  session: SessionFor<R>
  /** The client's IP address, as counted by limits (`clientAddress`). */
  ip: string
  /** True if the caller is the Discord bot, authenticated by its secret. */
  bot: boolean
  header(name: string): string | undefined
  /** Sends a line to the caller before the reply, on a route with `progress`. */
  progress(line: object): void
  /** Sets the session cookie; null clears it. */
  setSessionCookie(token: string | null): void
  /** The device, IP address and browser from which the request comes. */
  origin: RequestOrigin
  /** Sets the cookie by which this browser is recognised. */
  setDeviceCookie(device: string): void
}

/**
 * Data of a reply that the database has already turned into JSON. For long lists this takes a third of the time that building JSON here
 * would take.
 */
export class JsonText {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** What a handler returns: the reply without its code, which the route defines. */
export type Answer<R> = { message: string; data: DataOf<R> | JsonText } & ExtraOf<R> &
  (MetaOf<R> extends undefined ? unknown : { meta: MetaOf<R> })

export type Handler<R> = (call: Call<R>) => Promise<Answer<R>>

/** The handlers of an area. The handlers of all areas together cover every route. */
export type Handlers<N extends RouteName = RouteName> = { [K in N]: Handler<Routes[K]> }
