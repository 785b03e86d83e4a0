// Messages between the pages and the service worker, which may come from different builds.

/** A reply of the API that is the same for everybody: as the page's HTML contained it, or as later live events changed it. */
export interface Shown {
  /** Path and query of the call. */
  path: string
  /** The reply as JSON text. */
  json: string
  /** When the data of the reply was last known to be current, ms since the epoch. */
  at: number
}

/** Replies that the page has shown, for the service worker to store. Service workers of earlier builds ignore this message. */
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

/** Name of the Cache API cache with the API replies that were last shown. */
export const seenCache = 'vistos'
/** IndexedDB key of the pictures shared with the app by another app. Deleted once uploaded or older than `sharedMaxAge` (ms). */
export const sharedKey = 'compartidas'
export const sharedMaxAge = 3_600_000
export interface SharedPictures {
  at: number
  files: File[]
}
