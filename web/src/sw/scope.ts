/** The service worker's global object. TypeScript's `webworker` library declares a less specific type for `self`. */
declare const self: ServiceWorkerGlobalScope

export const worker = self

export const openPages = () => worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
