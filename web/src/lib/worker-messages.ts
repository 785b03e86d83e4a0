// What the pages and the service worker say to each other. Both are of the same origin, and may be of two builds.

/** A reply of the API that anybody may read, as the page had it in its first HTML, or as events have changed it since. */
export interface Shown {
  /** Path and query of the call. */
  path: string
  /** The reply's JSON. */
  json: string
  /** When it was so, ms since the epoch. */
  at: number
}

/** A worker of an earlier build, which reckons with ages, does not know this class. */
export type ToWorker = { clase: 'respuestas-vistas'; respuestas: Shown[] }

export type ToPage =
  /** Another build has taken over: what the page opens next is loaded anew. */
  | { clase: 'build'; build: string }
  /** Asks for the page's build, which it answers through the port. */
  | { clase: 'que-build' }
  /** A notification was pressed: the page opens that address, and says through the port that it does. */
  | { clase: 'ir'; enlace: string }
  /** The browser replaced the subscription to pushes: the page sends the new one. */
  | { clase: 'suscripcion' }

/** Cache of the replies last seen. */
export const seenCache = 'vistos'
/** Pictures shared with the app, in IndexedDB, until they are on their way or this old (ms). */
export const sharedKey = 'compartidas'
export const sharedMaxAge = 3_600_000
export interface SharedPictures {
  at: number
  files: File[]
}
