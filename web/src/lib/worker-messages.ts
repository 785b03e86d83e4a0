// Messages between the pages and the service worker. Pages and service worker may come from different builds.

/** A public reply of the API: as the page's HTML contained it, or as later live events changed it. */
export interface Shown {
  /** Path and query of the call. */
  path: string
  /** The reply as JSON text. */
  json: string
  /** When the reply was known to be in this state, ms since the epoch. */
  at: number
}

/** The page hands over replies that it has shown. Service workers of earlier builds, which compare ages, ignore this message. */
export type ToWorker = { clase: 'respuestas-vistas'; respuestas: Shown[] }

export type ToPage =
  /** The service worker of another build is now active, so the page loads completely at its next navigation. */
  | { clase: 'build'; build: string }
  /** Asks the page for its build. The page replies through the message port. */
  | { clase: 'que-build' }
  /** Somebody pressed a notification. The page opens this URL and confirms that through the message port. */
  | { clase: 'ir'; enlace: string }
  /** The browser replaced the push subscription. The page sends the new one to the server. */
  | { clase: 'suscripcion' }

/** Name of the cache with the API replies that were last shown. */
export const seenCache = 'vistos'
/** IndexedDB key of the pictures shared with the app. They are deleted when they are uploaded or older than `sharedMaxAge` (ms). */
export const sharedKey = 'compartidas'
export const sharedMaxAge = 3_600_000
export interface SharedPictures {
  at: number
  files: File[]
}
