// Messages between the pages and the service worker. Both have the same origin, but may come from different builds.

/** A public reply of the API, as it was in the page's first HTML or as later live events have changed it. */
export interface Shown {
  /** Path and query of the call. */
  path: string
  /** The reply as JSON text. */
  json: string
  /** When the reply was in this state, ms since the epoch. */
  at: number
}

/**
 * The page hands over replies that it has shown. A service worker of an earlier build, which compares ages instead of times, does not know
 * this class.
 */
export type ToWorker = { clase: 'respuestas-vistas'; respuestas: Shown[] }

export type ToPage =
  /** The service worker of another build is active now: the page fully reloads at its next navigation. */
  | { clase: 'build'; build: string }
  /** Asks the page for its build; the page answers through the port. */
  | { clase: 'que-build' }
  /** A notification was pressed: the page opens this URL and confirms it through the port. */
  | { clase: 'ir'; enlace: string }
  /** The browser replaced the push subscription: the page sends the new one to the server. */
  | { clase: 'suscripcion' }

/** Name of the cache that holds the last seen API replies. */
export const seenCache = 'vistos'
/**
 * IndexedDB key of the pictures that were shared with the app. They are deleted once they are being uploaded or are older than
 * `sharedMaxAge` (ms).
 */
export const sharedKey = 'compartidas'
export const sharedMaxAge = 3_600_000
export interface SharedPictures {
  at: number
  files: File[]
}
